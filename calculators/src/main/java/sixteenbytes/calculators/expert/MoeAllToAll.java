package sixteenbytes.calculators.expert;

import static sixteenbytes.calculators.inputs.DegreeInputs.EP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.TOKENS_TOTAL;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * What dispatch and combine of a mixture of experts send.
 *
 * <p>Sources: Lepikhin et al. 2020, arXiv 2006.16668 (two all-to-alls in a layer); DeepSeek-V3,
 * arXiv 2412.19437, section 3.2.2 (a token is sent to at most four nodes, once to each).
 */
public final class MoeAllToAll {
  private static final Step NODES =
      new Step(
          "nodes", "Nodes", "n", "ceil(e / g)", COUNT, "The expert ranks fill this many nodes.");
  private static final Step EACH_EXPERT =
      new Step(
          "sentPerLayerForward",
          "Sent in a layer, forward",
          "V",
          "T * k * h * (w_d + w_c) * (e - 1) / e",
          BYTES,
          "One copy of a token for each expert, out and back; an e-th of them stay at home.");
  private static final Step EACH_NODE =
      new Step(
          "sentPerLayerForward",
          "Sent in a layer, forward",
          "V",
          "T * min(min(k, n_max), n) * h * (w_d + w_c)",
          BYTES,
          "Across nodes one copy for each node that holds a chosen expert; the fast links spread it"
              + " inside.");
  private static final Step STEP_BYTES =
      new Step(
          "sentPerStep",
          "Sent in a step",
          "V_s",
          "2 * L * V",
          BYTES,
          "Forward and backward of every expert layer.");
  private static final Step COMM =
      new Step(
          "commTime",
          "Communication time",
          "t_B",
          "V_s / B",
          SECONDS,
          "Without latency, and with nothing hidden.");

  private static final List<Step> BY_EXPERT = List.of(NODES, EACH_EXPERT, STEP_BYTES, COMM);
  private static final List<Step> BY_NODE = List.of(NODES, EACH_NODE, STEP_BYTES, COMM);

  public static final Calculator CALCULATOR =
      new Calculator(
          "moe-all-to-all",
          "Expert all-to-all",
          "Experts",
          "Lepikhin et al. 2020, arXiv 2006.16668; DeepSeek-V3, arXiv 2412.19437, section 3.2.2",
          List.of(
              TOKENS_TOTAL.meaning("number of tokens of one rank in a step").suchAs(8192),
              Input.Number.required(
                      "topK",
                      "k",
                      "number of experts that a token is sent to",
                      COUNT,
                      Range.from(1, 1e6))
                  .suchAs(8),
              HIDDEN,
              EP,
              Input.Number.optional(
                  "nodeLimit",
                  "n_max",
                  "number of nodes that a token may be sent to",
                  COUNT,
                  Range.from(1, 1e6)),
              Input.Number.required(
                      "ranksPerNode", "g", "number of ranks in a node", COUNT, Range.from(1, 1e6))
                  .usually(8),
              perParam(
                  "dispatchBytes",
                  "w_d",
                  "size of one element on the way to the expert",
                  Range.from(0, 64),
                  2),
              perParam(
                  "combineBytes",
                  "w_c",
                  "size of one element on the way back",
                  Range.from(0, 64),
                  2),
              LAYERS.named("moeLayers", "L").meaning("number of layers with experts"),
              BANDWIDTH),
          List.of(),
          MoeAllToAll::steps);

  private MoeAllToAll() {}

  private static List<Step> steps(Given given) {
    boolean crossesNodes = given.number("ep") > given.number("ranksPerNode");
    return given.has("nodeLimit") && crossesNodes ? BY_NODE : BY_EXPERT;
  }
}
