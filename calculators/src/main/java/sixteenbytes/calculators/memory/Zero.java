package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.inputs.MachineInputs.HBM;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * What ZeRO leaves on one GPU, stage by stage, and what it sends for that.
 *
 * <p>Stage 1 shards the optimizer, stage 2 the gradients too, stage 3 the weights too. Stages 1 and
 * 2 send what plain data parallelism sends: its all-reduce, split into a reduce-scatter of the
 * gradients and an all-gather of the weights. Stage 3 gathers the weights once more.
 *
 * <p>Source: Rajbhandari et al. 2020, arXiv 1910.02054, section 5 (memory) and section 7 (volume).
 */
public final class Zero {
  private static final Range WIDTH = Range.above(0, 64);

  private static final Step WEIGHTS =
      weights("w * P", "Every rank multiplies with all weights, so all of them stay.");
  private static final Step WEIGHTS_SHARDED =
      weights("w * P / d", "A layer's weights are gathered just before they are used.");
  private static final Step GRADIENTS =
      gradients("g * P", "Every rank holds the reduced gradient of every parameter.");
  private static final Step GRADIENTS_SHARDED =
      gradients("g * P / d", "A rank keeps the reduced gradient of its own shard only.");
  private static final Step OPTIMIZER =
      optimizer("K * P", "Every rank repeats the same update with the same state.");
  private static final Step OPTIMIZER_SHARDED =
      optimizer("K * P / d", "Each parameter is updated once, by the one rank that has its state.");
  private static final Step PER_GPU =
      new Step(
          "perGpu",
          "Model state on one GPU",
          "M",
          "M_w + M_g + M_o",
          BYTES,
          "What is sharded falls with d, the rest does not.");
  private static final Step MAX_PARAMS =
      new Step(
          "maxParams",
          "Largest model",
          "P_max",
          "HBM * P / M",
          PARAMETERS,
          "State grows in step with the parameters; activations and buffers get no room here.");

  private static final Step SENT =
      new Step(
          "sentBytes",
          "Sent by each rank in a step",
          "V",
          "u * P * (d - 1) / d",
          BYTES,
          "Rings: a rank sends everything but its own d-th.");
  private static final Step RATIO_TO_DDP =
      new Step(
          "ddpRatio",
          "Relative to plain data parallelism",
          "r",
          "u / (2 * g)",
          RATIO,
          "The all-reduce of stage 0 sends every gradient twice.");

  private static final String AS_DDP =
      "Reduce-scatter the gradients, all-gather the weights: the two halves of an all-reduce.";

  private static final Map<String, List<Step>> PLANS =
      Map.of(
          "0",
          steps(
              List.of(WEIGHTS, GRADIENTS, OPTIMIZER),
              floor("(w + g + K) * P", "Nothing is sharded, so more ranks free nothing."),
              sentPerParam("2 * g", "An all-reduce of the gradients is two passes over them.")),
          "1",
          steps(
              List.of(WEIGHTS, GRADIENTS, OPTIMIZER_SHARDED),
              floor(
                  "(w + g) * P", "Weights and gradients stay whole, however many ranks there are."),
              sentPerParam("g + w", AS_DDP)),
          "2",
          steps(
              List.of(WEIGHTS, GRADIENTS_SHARDED, OPTIMIZER_SHARDED),
              floor("w * P", "Only the weights stay whole."),
              sentPerParam("g + w", AS_DDP)),
          "3",
          steps(
              List.of(WEIGHTS_SHARDED, GRADIENTS_SHARDED, OPTIMIZER_SHARDED),
              floor("0 * P", "Everything is sharded: with enough ranks the state vanishes."),
              sentPerParam(
                  "2 * w + g",
                  "Gather the weights for the forward and again for the backward, then"
                      + " reduce-scatter the gradients.")));

  public static final Calculator CALCULATOR =
      new Calculator(
          "zero",
          "ZeRO stages",
          "Memory",
          "Rajbhandari et al. 2020, arXiv 1910.02054, sections 5 and 7",
          List.of(
              PARAMS,
              DP.meaning("data-parallel degree, context-parallel ranks included"),
              new Input.Choice("stage", "ZeRO stage", List.of("0", "1", "2", "3"), "1", true),
              perParam("weightBytes", "w", "size of one weight", WIDTH, 2),
              perParam("gradientBytes", "g", "size of one gradient", WIDTH, 2),
              perParam(
                  "optimizerBytes",
                  "K",
                  "optimizer state of one parameter, master weight included",
                  Range.from(0, 64),
                  12),
              HBM),
          List.of(),
          given -> PLANS.get(given.choice("stage")));

  private Zero() {}

  private static List<Step> steps(List<Step> parts, Step floor, Step sentPerParam) {
    return List.of(
        parts.get(0),
        parts.get(1),
        parts.get(2),
        PER_GPU,
        floor,
        sentPerParam,
        SENT,
        RATIO_TO_DDP,
        MAX_PARAMS);
  }

  private static Step weights(String formula, String why) {
    return new Step("weights", "Weights on one GPU", "M_w", formula, BYTES, why);
  }

  private static Step gradients(String formula, String why) {
    return new Step("gradients", "Gradients on one GPU", "M_g", formula, BYTES, why);
  }

  private static Step optimizer(String formula, String why) {
    return new Step("optimizer", "Optimizer state on one GPU", "M_o", formula, BYTES, why);
  }

  private static Step floor(String formula, String why) {
    return new Step("floor", "What no degree removes", "M_min", formula, BYTES, why);
  }

  private static Step sentPerParam(String formula, String why) {
    return new Step(
        "sentPerParam", "Sent for one parameter, by many ranks", "u", formula, BYTES, why);
  }
}
