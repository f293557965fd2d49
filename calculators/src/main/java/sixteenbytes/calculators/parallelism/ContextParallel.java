package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.CP;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * Four ways to cut a sequence over ranks, under a causal mask: one layer, forward, batch 1.
 *
 * <p>A ring passes keys and values on while it computes. Cut in order, its last rank works in every
 * round and sets the time, so c/(2c - 1) of the time is work; a zigzag gives every rank a piece
 * from either end and balances that. Gathering all keys and values first hides nothing and needs
 * room for them. All-to-alls trade the sequence for heads and balance by themselves.
 *
 * <p>Sources: Liu et al. 2023, arXiv 2310.01889 (ring); Brandon et al. 2023, arXiv 2311.09431
 * (balance); Llama 3, arXiv 2407.21783, section 3.3.2 (all-gather); Jacobs et al. 2023, arXiv
 * 2309.14509 (Ulysses).
 */
public final class ContextParallel {
  private static final Step BLOCK =
      new Step(
          "kvPerRank",
          "Keys and values of a rank",
          "K",
          "2 * 2 * (s / c) * a_kv * d_h / t",
          BYTES,
          "K and V of its part of the sequence, two bytes per element.");
  private static final Step ROUNDS =
      sent("(c - 1) * K", "The block of every other rank passes by, and its own goes as far.");
  private static final Step GATHERED =
      sent("(c - 1) * K", "An all-gather brings as many bytes as a ring, but all at once.");
  private static final Step TRADED =
      sent(
          "2 * (s / c) * (2 * a + 2 * a_kv) * d_h / t * (c - 1) / c",
          "Q, K, V and the output change from sequence to heads and back; a c-th stays.");
  private static final Step TWO_BLOCKS =
      room("2 * K", "The block that is worked on, and the one that arrives.");
  private static final Step WHOLE =
      room("c * K", "Keys and values of the whole sequence, until the layer is done.");
  private static final Step SOME_HEADS =
      room("K", "The whole sequence of a c-th of the heads is as much as a c-th of the sequence.");
  private static final Step COMM =
      new Step(
          "commTime",
          "Communication time",
          "t_B",
          "V / B",
          SECONDS,
          "At the speed of the link, without latency.");
  private static final Step WORK =
      new Step(
          "meanTime",
          "Attention time, evenly spread",
          "t_m",
          "2 * s^2 * a * d_h / (c * t * F)",
          SECONDS,
          "The causal half of 4 FLOPs for each pair and channel, shared by all ranks.");
  private static final Step IN_ORDER =
      efficiency(
          "c / (2 * c - 1)",
          "The last rank has a full block in all rounds but one, the mean rank half of one: the"
              + " rounds wait for the last.");
  private static final Step BALANCED =
      efficiency("1", "Every rank has the same number of pairs behind the mask.");
  private static final Step ATTENTION =
      new Step(
          "attentionTime",
          "Attention time",
          "t_F",
          "t_m / y",
          SECONDS,
          "All ranks wait for the one that has most to do.");
  private static final Step HIDDEN =
      exposed("max(0, t_B - t_F)", "Blocks travel while earlier ones are worked on.");
  private static final Step EXPOSED =
      exposed("t_B", "Attention cannot start before everything has arrived.");
  private static final Step TIME =
      new Step(
          "time",
          "Time of the layer's attention",
          "t_l",
          "t_F + t_x",
          SECONDS,
          "Work, and what communication adds to it.");

  private static final Map<String, List<Step>> PLANS =
      Map.of(
          "ring", plan(ROUNDS, TWO_BLOCKS, IN_ORDER, HIDDEN),
          "zigzag", plan(ROUNDS, TWO_BLOCKS, BALANCED, HIDDEN),
          "all-gather", plan(GATHERED, WHOLE, BALANCED, EXPOSED),
          "ulysses", plan(TRADED, SOME_HEADS, BALANCED, EXPOSED));

  public static final Calculator CALCULATOR =
      new Calculator(
          "context-parallel",
          "Context parallelism by method",
          "Parallelism",
          "Liu et al. 2023, arXiv 2310.01889; Brandon et al. 2023, arXiv 2311.09431; Llama 3, arXiv"
              + " 2407.21783, section 3.3.2; Jacobs et al. 2023, arXiv 2309.14509",
          List.of(
              SEQ.suchAs(131072),
              CP,
              new Input.Choice(
                  "method",
                  "way to cut the sequence: a ring in order, a balanced ring, a gather of keys and"
                      + " values, or all-to-alls over heads",
                  List.of("ring", "zigzag", "all-gather", "ulysses"),
                  "zigzag"),
              HEADS,
              Input.Number.required(
                      "kvHeads", "a_kv", "number of key and value heads", COUNT, Range.from(1, 1e5))
                  .suchAs(8),
              Input.Number.required("headDim", "d_h", "size of one head", COUNT, Range.from(1, 1e5))
                  .suchAs(128),
              TP.usually(1),
              BANDWIDTH,
              PEAK,
              MFU.usually(1)),
          List.of(Rule.divides("kvHeads", "heads"), ContextParallel::ranksHaveHeads),
          given -> PLANS.get(given.choice("method")));

  private ContextParallel() {}

  private static List<Step> plan(Step sent, Step room, Step efficiency, Step exposed) {
    return List.of(BLOCK, sent, room, COMM, SUSTAINED, WORK, efficiency, ATTENTION, exposed, TIME);
  }

  private static void ranksHaveHeads(Given given) {
    double ranks = given.number("cp") * given.number("tp");
    if (given.is("method", "ulysses") && given.number("kvHeads") % ranks != 0) {
      throw new InvalidInput(
          "cp",
          "cp · tp is %s, and ulysses gives every rank whole key and value heads, of which there are %s: it must divide them. Take fewer ranks, or zigzag."
              .formatted(Whiteboard.count(ranks), Whiteboard.count(given.number("kvHeads"))));
    }
  }

  private static Step sent(String formula, String why) {
    return new Step("sentPerLayer", "Sent in a layer", "V", formula, BYTES, why);
  }

  private static Step room(String formula, String why) {
    return new Step("kvMemory", "Room for keys and values", "M_K", formula, BYTES, why);
  }

  private static Step efficiency(String formula, String why) {
    return new Step("balance", "Balance of the work", "y", formula, SHARE, why);
  }

  private static Step exposed(String formula, String why) {
    return new Step(
        "exposedTime", "Communication that is not hidden", "t_x", formula, SECONDS, why);
  }
}
