package sixteenbytes.calculators.layout;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Borrowed;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.MachineInputs;
import sixteenbytes.calculators.memory.ReshardAfterForward;
import sixteenbytes.calculators.parallelism.ContextRing;
import sixteenbytes.calculators.parallelism.TensorParallel;
import sixteenbytes.calculators.pipeline.PipelineMessage;

/** How long a step of a layout takes, and what of it is no compute. */
final class TimeSteps {
  private static final Step SUSTAINED =
      new Step(
          MachineInputs.SUSTAINED.name(),
          MachineInputs.SUSTAINED.title(),
          MachineInputs.SUSTAINED.symbol(),
          MachineInputs.SUSTAINED.formula().renamed(Map.of("MFU", "eta")),
          MachineInputs.SUSTAINED.measure(),
          "Efficiency is what the kernels reach of the peak on the data sheet.");
  private static final Compute OF_ALL = new Compute("P");
  private static final Compute OF_ACTIVE = new Compute("P_a");
  private static final Step TENSOR =
      tensor("none", "Four all-reduces in each layer of the stage; nothing hides them.");
  private static final Step TENSOR_AGAIN =
      tensor(
          "full",
          "Six all-reduces in each layer, the second forward included; nothing hides them.");
  private static final Step TENSOR_BEYOND = tensor("none", beyond("Four"));
  private static final Step TENSOR_AGAIN_BEYOND = tensor("full", beyond("Six"));
  private static final Step BUBBLE =
      new Step(
          "bubbleRatio",
          "Bubble ratio",
          "r",
          "(p - 1) / (v * m)",
          RATIO,
          "Filling and draining cost p - 1 slots, each a v-th of a micro-batch's work.");
  private static final Map<String, Step> TRAFFIC =
      Map.of("0", traffic("0"), "1", traffic("1"), "2", traffic("2"), "3", traffic("3"));
  private static final Map<String, Step> TRAFFIC_WITH_EXPERTS =
      Map.of(
          "0", trafficWithExperts("0"),
          "1", trafficWithExperts("1"),
          "2", trafficWithExperts("2"),
          "3", trafficWithExperts("3"));
  private static final Step EXPOSED =
      exposed(
          "max(0, V / B_n - 2 / 3 * t_F)",
          "Gradients are complete with the last micro-batch, so only its backward hides them.");
  private static final Step EXPOSED_OF_STAGE_3 =
      exposed(
          "max(0, V / B_n - m * t_F)",
          "Weights are gathered for every micro-batch, beside the compute of all of them.");
  private static final Step STEP_TIME =
      new Step(
          "stepTime",
          "Time of a step",
          "T",
          "m * (t_F + t_B) * (1 + r) + t_d",
          SECONDS,
          "All micro-batches through one stage, the bubble, and what is left of the gradients.");
  private static final Step TENSOR_SHARE =
      new Step(
          "tpShare",
          "Share of tensor-parallel traffic",
          "y_t",
          "m * t_B / T",
          SHARE,
          "The collectives of all micro-batches, of the whole step.");
  private static final Step PIPELINE_BYTES = pipelineBytes(8);
  private static final Step NO_PIPELINE_BYTES = pipelineBytes(1);
  private static final Step PIPELINE_SHARE =
      new Step(
          "ppShare",
          "Pipeline messages over the step",
          "y_p",
          "V_p / B_n / T",
          SHARE,
          "Taken as hidden behind compute, so no part of the step time.");
  private static final Step RING =
      new Step(
          "ringTokens",
          "Tokens of a rank that hide the context ring",
          "s_min",
          Borrowed.formula(
              ContextRing.CALCULATOR,
              ContextRing.CALCULATOR.example(),
              "minTokensPerRank",
              Map.of("F", "F", "B", "B_n", "a", "a", "a_kv", "a_kv")),
          TOKENS,
          "The time of the ring is not counted: it is hidden where a rank has at least so many"
              + " tokens.");

  /** The lines in which the parameters that a token uses stand. */
  private static final class Compute {
    private final Step once;
    private final Step again;
    private final Step mfu;

    private Compute(String params) {
      once = time(params, "none", "Six FLOPs for each parameter and token, shared by tpc GPUs.");
      again =
          time(
              params,
              "full",
              "Six FLOPs for each parameter and token, and two for the second forward.");
      mfu =
          new Step(
              "mfu",
              "Model FLOP utilisation",
              "MFU",
              "6 * %s * G / (N * F_peak * T)".formatted(params),
              SHARE,
              "What the model needs of what all GPUs could do in the time of the step.");
    }

    private static Step time(String params, String recompute, String why) {
      Formula formula =
          Borrowed.formula(
                  TensorParallel.CALCULATOR,
                  TensorParallel.CALCULATOR.example().and("params", 1).and("recompute", recompute),
                  "computeTime",
                  Map.of("P", params, "s", "s", "b", "b", "t", "t", "F", "F"))
              .with(Map.of("t", new Formula("t * p * c")));
      return new Step("computeTime", "Compute of a micro-batch", "t_F", formula, SECONDS, why);
    }
  }

  private TimeSteps() {}

  static List<Step> steps(Given given) {
    boolean again = given.is("recompute", "full");
    boolean beyond = given.number("tp") > given.number("domain");
    String stage = given.choice("zeroStage");
    var steps = new ArrayList<Step>();
    steps.add(SUSTAINED);
    Compute compute = given.has("paramsActive") ? OF_ACTIVE : OF_ALL;
    steps.add(again ? compute.again : compute.once);
    if (beyond) {
      steps.add(again ? TENSOR_AGAIN_BEYOND : TENSOR_BEYOND);
    } else {
      steps.add(again ? TENSOR_AGAIN : TENSOR);
    }
    steps.add(BUBBLE);
    steps.add((MemorySteps.spreadsExperts(given) ? TRAFFIC_WITH_EXPERTS : TRAFFIC).get(stage));
    steps.add(stage.equals("3") ? EXPOSED_OF_STAGE_3 : EXPOSED);
    steps.add(STEP_TIME);
    steps.add(TENSOR_SHARE);
    steps.add(given.number("pp") == 1 ? NO_PIPELINE_BYTES : PIPELINE_BYTES);
    steps.add(PIPELINE_SHARE);
    steps.add(compute.mfu);
    if (given.number("cp") > 1 && given.has("kvHeads")) {
      steps.add(RING);
    }
    return steps;
  }

  private static Step tensor(String recompute, String why) {
    Formula formula =
        Borrowed.formula(
            TensorParallel.CALCULATOR,
            TensorParallel.CALCULATOR.example().and("recompute", recompute),
            "commTime",
            Map.of("L", "l", "s", "s_c", "b", "b", "h", "h", "t", "t", "B", "B_l"));
    return new Step(
        "tpTime", "Tensor-parallel traffic of a micro-batch", "t_B", formula, SECONDS, why);
  }

  private static String beyond(String number) {
    return number
        + " all-reduces in each layer. Warning: these ranks are more than the link joins, and the"
        + " network will make it slower than this.";
  }

  private static Step traffic(String stage) {
    return traffic(
        stage.equals("3") ? gathered("P_g", "n") : MemorySteps.ofShard("sentBytes", stage), stage);
  }

  private static Step trafficWithExperts(String stage) {
    return traffic(
        stage.equals("3")
            ? MemorySteps.sum(gathered("P_g", "n"), gathered("P_x", "n_x"))
            : MemorySteps.sum(
                MemorySteps.ofShard("sentBytes", stage),
                MemorySteps.ofExpertShard("sentBytes", stage)),
        stage);
  }

  /** Stage 3 gathers the weights twice for each micro-batch and reduces the gradients once. */
  private static Formula gathered(String params, String ranks) {
    return Borrowed.formula(
        ReshardAfterForward.CALCULATOR,
        ReshardAfterForward.CALCULATOR.example().and("stages", 1).and("tp", 1),
        "reshardedSentBytes",
        Map.of("P", params, "d", ranks, "m", "m"));
  }

  private static Step traffic(Formula formula, String stage) {
    return new Step(
        "dpBytes",
        "Sent for gradients and weights",
        "V",
        formula,
        BYTES,
        stage.equals("3")
            ? "Weights gathered for the forward and the backward of every micro-batch, gradients"
                + " reduced once."
            : "What the ranks that share out the state send in a step.");
  }

  private static Step exposed(String formula, String why) {
    return new Step("dpExposed", "Exposed data-parallel time", "t_d", formula, SECONDS, why);
  }

  private static Step pipelineBytes(double stages) {
    Formula formula =
        Borrowed.formula(
            PipelineMessage.CALCULATOR,
            PipelineMessage.CALCULATOR.example().and("stages", stages),
            "perStepBytes",
            Map.of("s", "s_c", "b", "b", "h", "h", "t", "t", "v", "v", "m", "m"));
    return new Step(
        "ppBytes",
        "Sent between stages",
        "V_p",
        formula,
        BYTES,
        "By one GPU of an inner stage, activations forward and gradients back.");
  }
}
