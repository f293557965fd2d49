package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Key-value heads under a tensor-parallel degree: how often each is held, and what the copies cost.
 *
 * <p>Grouped-query attention has fewer key-value heads than query heads. Beyond one rank for each
 * of them a rank still needs a whole head, so heads are copied and the gradients of the copies have
 * to be added up.
 *
 * <p>Sources: grouped-query attention, Ainslie et al. 2023, arXiv 2305.13245; one copy for each
 * rank that needs the head, Pope et al. 2022, arXiv 2211.05102, section 3.3.
 */
public final class KvHeadSplit {
  private static final Step COPIES =
      copies("t / a_kv", "There are more ranks than heads, and each rank needs a whole one.");
  private static final Step NO_COPIES = copies("1", "There is a head, or several, for every rank.");

  private static final Step KV_PARAMS =
      new Step(
          "kvParams",
          "Key and value projections of a layer",
          "N_l",
          "2 * h * a_kv * d_h",
          PARAMETERS,
          "Two matrices, each from the hidden size to all heads of width d_h.");
  private static final Step EXTRA_PARAMS =
      new Step(
          "extraParams",
          "Extra parameters over the group",
          "E",
          "(c_k - 1) * N_l * L",
          PARAMETERS,
          "The first copy would be there anyway; the others are extra, in every layer.");
  private static final Step EXTRA_BYTES_PER_GPU =
      new Step(
          "extraBytesPerGpu",
          "Extra model state of one GPU",
          "E_g",
          "w * E / t",
          BYTES,
          "The copies lie evenly over the group, each with gradient and optimizer state.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "kv-head-split",
          "Key-value heads over ranks",
          "Parallelism",
          "Ainslie et al. 2023, arXiv 2305.13245",
          List.of(
              TP.suchAs(16),
              Input.Number.required(
                      "kvHeads", "a_kv", "number of key-value heads", COUNT, Range.from(1, 1024))
                  .suchAs(8),
              HIDDEN,
              Input.Number.required(
                      "headDim", "d_h", "width of one head", COUNT, Range.from(1, 1e4))
                  .usually(128),
              LAYERS,
              perParam(
                  "bytesPerParam", "w", "model state of one parameter", Range.above(0, 64), 16)),
          List.of(KvHeadSplit::oneDividesTheOther),
          KvHeadSplit::steps);

  private KvHeadSplit() {}

  private static List<Step> steps(Given given) {
    return List.of(
        given.number("tp") > given.number("kvHeads") ? COPIES : NO_COPIES,
        KV_PARAMS,
        EXTRA_PARAMS,
        EXTRA_BYTES_PER_GPU);
  }

  private static Step copies(String formula, String why) {
    return new Step("copies", "Copies of each head", "c_k", formula, COUNT, why);
  }

  private static void oneDividesTheOther(Given given) {
    boolean duplicated = given.number("tp") > given.number("kvHeads");
    (duplicated ? Rule.divides("kvHeads", "tp") : Rule.divides("tp", "kvHeads")).check(given);
  }
}
