package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.MachineInputs.HBM;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The smallest data-parallel degree at which the model state of a ZeRO stage fits one GPU.
 *
 * <p>A stage splits the state into a part that every rank keeps and a part that is shared out. Only
 * what the first part leaves free can hold a share, so the degree grows without bound as the
 * replicated part nears the memory, and no degree helps beyond it.
 *
 * <p>Source: Rajbhandari et al. 2020, arXiv 1910.02054, section 5 and figure 1.
 */
public final class ZeroFit {
  private static final Range WIDTH = Range.from(0, 64);

  private static final Step ROOM =
      new Step(
          "room",
          "Room for a share",
          "HBM_f",
          "HBM - R",
          BYTES,
          "The replicated part comes first; a share has to fit into what it leaves.");
  private static final Step MIN_RANKS =
      new Step(
          "minRanks",
          "Smallest degree",
          "d",
          "ceil(S / HBM_f)",
          COUNT,
          "Each rank takes one share of the sharded part, so this many shares are needed.");

  private static final Map<String, List<Step>> PLANS =
      Map.of(
          "1",
          plan(
              "(w + g) * P",
              "Stage 1 keeps all weights and all gradients on every rank.",
              "K * P",
              "Stage 1 shares out the optimizer state."),
          "2",
          plan(
              "w * P",
              "Stage 2 keeps only the weights on every rank.",
              "(g + K) * P",
              "Stage 2 shares out gradients and optimizer state."),
          "3",
          plan(
              "0",
              "Stage 3 keeps nothing on every rank.",
              "(w + g + K) * P",
              "Stage 3 shares out the whole state."));

  public static final Calculator CALCULATOR =
      new Calculator(
          "zero-fit",
          "Ranks that ZeRO needs",
          "Memory",
          "Rajbhandari et al. 2020, arXiv 1910.02054, section 5",
          List.of(
              PARAMS,
              new Input.Choice("stage", "ZeRO stage", List.of("1", "2", "3"), "1"),
              perParam("weightBytes", "w", "size of one weight", WIDTH, 2),
              perParam("gradientBytes", "g", "size of one gradient", WIDTH, 2),
              perParam(
                  "optimizerBytes",
                  "K",
                  "optimizer state of one parameter, master weight included",
                  WIDTH,
                  12),
              HBM),
          List.of(ZeroFit::replicatedPartLeavesRoom),
          given -> PLANS.get(given.choice("stage")));

  private ZeroFit() {}

  private static List<Step> plan(
      String replicated, String whyReplicated, String sharded, String whySharded) {
    return List.of(
        new Step("replicatedBytes", "Replicated state", "R", replicated, BYTES, whyReplicated),
        new Step("shardedBytes", "Sharded state", "S", sharded, BYTES, whySharded),
        ROOM,
        MIN_RANKS);
  }

  private static void replicatedPartLeavesRoom(Given given) {
    double perParameter =
        switch (given.choice("stage")) {
          case "1" -> given.number("weightBytes") + given.number("gradientBytes");
          case "2" -> given.number("weightBytes");
          default -> 0;
        };
    double replicated = perParameter * given.number("params");
    if (replicated >= given.number("hbm")) {
      throw new InvalidInput(
          "hbm",
          "hbm is %s, but stage %s keeps %s on every GPU whatever the degree. Give more memory, fewer parameters or a higher stage."
              .formatted(
                  Whiteboard.exact(given.number("hbm"), Measure.BYTES),
                  given.choice("stage"),
                  Whiteboard.rounded(replicated, Measure.BYTES)));
    }
  }
}
