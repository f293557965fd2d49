package sixteenbytes.calculators.layout;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.expert.ExpertMemory;
import sixteenbytes.calculators.formula.Borrowed;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.memory.Zero;

/** How a layout cuts the model and the batch, and what one GPU holds of the state. */
final class MemorySteps {
  static final Step DP =
      new Step(
          "dp",
          "Data-parallel degree",
          "d",
          "N / (t * p * c)",
          COUNT,
          "What the other degrees leave: the number of replicas.");
  static final Step MICRO_BATCHES =
      new Step(
          "microBatches",
          "Micro-batches of a pipeline",
          "m",
          "G / (d * s * b)",
          COUNT,
          "Every replica runs its share of the global batch, b sequences at a time.");
  private static final Step SHARD_RANKS =
      new Step(
          "shardRanks",
          "Ranks that share out the state",
          "n",
          "d * c",
          COUNT,
          "Context-parallel ranks hold the same weights as replicas do.");
  private static final Step GPU_PARAMS =
      gpuParams("P / (t * p)", "Tensor and pipeline ranks hold different parts of the model.");
  private static final Step DENSE_PARAMS =
      gpuParams(
          "(P - P_e) / (t * p)", "Experts apart, tensor and pipeline ranks divide the model.");
  private static final Step EXPERT_SHARD =
      new Step(
          "gpuExpertParams",
          "Expert parameters of one GPU",
          "P_x",
          "P_e / (p * e)",
          PARAMETERS,
          "Expert ranks take whole experts, so the tensor degree does not divide them.");
  private static final Step EXPERT_RANKS =
      new Step(
          "expertShardRanks",
          "Ranks that share out the state of experts",
          "n_x",
          "d * c * t / e",
          COUNT,
          "The ranks of a stage that hold the same experts.");
  private static final Step FEW_EXPERTS_KNOWN = expertParams(ExpertMemory.CALCULATOR.example());
  private static final Step EXPERTS_KNOWN =
      expertParams(ExpertMemory.CALCULATOR.example().and("experts", 256).and("topK", 8));

  private static final Map<String, Step> STATE =
      Map.of("0", state("0"), "1", state("1"), "2", state("2"), "3", state("3"));
  private static final Map<String, Step> STATE_WITH_EXPERTS =
      Map.of(
          "0", stateWithExperts("0"),
          "1", stateWithExperts("1"),
          "2", stateWithExperts("2"),
          "3", stateWithExperts("3"));

  private MemorySteps() {}

  /** Degrees, micro-batches, and the state of one GPU. */
  static List<Step> state(Given given) {
    var steps = new ArrayList<Step>(List.of(DP, MICRO_BATCHES, SHARD_RANKS));
    String stage = given.choice("zeroStage");
    if (spreadsExperts(given)) {
      steps.add(given.has("experts") ? EXPERTS_KNOWN : FEW_EXPERTS_KNOWN);
      steps.addAll(List.of(DENSE_PARAMS, EXPERT_SHARD, EXPERT_RANKS));
      steps.add(STATE_WITH_EXPERTS.get(stage));
    } else {
      steps.add(GPU_PARAMS);
      steps.add(STATE.get(stage));
    }
    return steps;
  }

  static boolean spreadsExperts(Given given) {
    return given.number("ep") > 1;
  }

  /** An output of {@code zero} for the part of the model that every rank of a replica holds. */
  static Formula ofShard(String output, String stage) {
    return ofZero(output, stage, Map.of("P", "P_g", "d", "n"));
  }

  /** The same for the experts. */
  static Formula ofExpertShard(String output, String stage) {
    return ofZero(output, stage, Map.of("P", "P_x", "d", "n_x"));
  }

  private static Formula ofZero(String output, String stage, Map<String, String> letters) {
    Given options = Zero.CALCULATOR.example().and("stage", stage);
    return Borrowed.formula(Zero.CALCULATOR, options, output, letters);
  }

  private static Step state(String stage) {
    return state(
        ofShard("perGpu", stage),
        "ZeRO stage %s at 2 bytes for a weight, 2 for a gradient and 12 for the optimizer."
            .formatted(stage));
  }

  private static Step stateWithExperts(String stage) {
    return state(
        sum(ofShard("perGpu", stage), ofExpertShard("perGpu", stage)),
        "ZeRO stage %s, with experts shared out over their own ranks.".formatted(stage));
  }

  static Formula sum(Formula first, Formula second) {
    return new Formula(first.text() + " + " + second.text());
  }

  private static Step state(Formula formula, String why) {
    return new Step("stateBytes", "Model state of one GPU", "M_s", formula, BYTES, why);
  }

  private static Step gpuParams(String formula, String why) {
    return new Step("gpuParams", "Parameters of one GPU", "P_g", formula, PARAMETERS, why);
  }

  /** The line of {@code expert-memory}, which writes the same letters. */
  private static Step expertParams(Given options) {
    return ExpertMemory.CALCULATOR.derive(options).lines().stream()
        .map(line -> line.step())
        .filter(step -> step.name().equals("expertParams"))
        .findFirst()
        .orElseThrow();
  }
}
