package sixteenbytes.calculators.stage;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;
import sixteenbytes.calculators.model.AttentionSteps;
import sixteenbytes.calculators.model.MlpSteps;

/** The parameters of one GPU of a stage, and the ranks that share out their state. */
final class StageParams {
  private static final Step ATTENTION =
      params(
          "stageAttention",
          "Attention of the stage, one GPU",
          "N_A",
          "l * A / t",
          "The tensor ranks divide the heads; norms and biases are left out.");
  private static final Step MLP =
      mlp("l * D / t", "The tensor ranks divide the inner width of the MLP.");
  private static final Step MLP_OF_BOTH =
      mlp(
          "l_d * D / t + l_e * (E_s * X / t + G)",
          "Dense layers and shared experts are divided by the tensor ranks, a router by nothing.");
  private static final Step MLP_BESIDE_EXPERTS =
      mlp(
          "l_e * (E_s * X / t + G)",
          "Shared experts are divided by the tensor ranks, a router by nothing.");
  private static final Step EXPERTS =
      params(
          "expertParamsHere",
          "Routed experts, one GPU",
          "N_x",
          "l_e * E * X / (e * t_e)",
          "Expert ranks take whole experts, and t_e ranks share one: the tensor degree of the rest"
              + " does not divide them.");
  private static final Step HERE =
      params(
          "paramsHere",
          "All but routed experts, one GPU",
          "N_r",
          "N_A + N_D + N_V",
          "What every replica and context rank of this place holds alike.");
  private static final Step RANKS =
      new Step(
          "shardRanks",
          "Ranks that share out its state",
          "n_s",
          "d * c",
          COUNT,
          "Context-parallel ranks hold the same weights as replicas do.");
  private static final Step EXPERT_RANKS =
      new Step(
          "expertShardRanks",
          "Ranks that share out the state of experts",
          "n_x",
          "d * c * t / (e * t_e)",
          COUNT,
          "The expert-data-parallel group: ranks of the stage that hold the same part of the same"
              + " experts.");

  private StageParams() {}

  static List<Step> steps(Given given) {
    boolean experts = ShapeInputs.hasExperts(given);
    var steps = new ArrayList<Step>(AttentionSteps.steps(given));
    boolean dense = !experts || StageLayers.mixes(given);
    if (dense) {
      steps.add(MlpSteps.dense(given));
    }
    if (experts) {
      steps.add(MlpSteps.expert(given));
      steps.add(MlpSteps.router());
    }
    steps.addAll(StageLayers.steps(given));
    steps.add(ATTENTION);
    if (experts) {
      steps.add(dense ? MLP_OF_BOTH : MLP_BESIDE_EXPERTS);
    } else {
      steps.add(MLP);
    }
    steps.add(vocabulary(given));
    steps.add(HERE);
    steps.add(RANKS);
    if (experts) {
      steps.add(EXPERTS);
      steps.add(EXPERT_RANKS);
    }
    return steps;
  }

  static boolean hasEmbedding(Given given) {
    return StageLayers.isFirst(given);
  }

  /** A V ends where it began. */
  static boolean hasHead(Given given) {
    return StageLayers.isFolded(given) ? StageLayers.isFirst(given) : StageLayers.isLast(given);
  }

  private static Step vocabulary(Given given) {
    boolean embedding = hasEmbedding(given);
    boolean head = hasHead(given);
    if (embedding && head) {
      return given.is("tiedEmbeddings", "true")
          ? vocabulary("V * h / t", "Both ends are here and share one matrix.")
          : vocabulary("2 * V * h / t", "Both ends are here, a matrix each.");
    }
    if (embedding) {
      return vocabulary("V * h / t", "The input embedding is on the first stage.");
    }
    if (head) {
      return given.is("tiedEmbeddings", "true")
          ? vocabulary(
              "V * h / t",
              "The last stage holds a copy of the tied embedding; both gradients are summed.")
          : vocabulary("V * h / t", "The output head is on the last stage.");
    }
    return vocabulary("0 * V * h / t", "Neither end of the vocabulary is here.");
  }

  private static Step vocabulary(String formula, String why) {
    return params("stageVocabulary", "Embedding and head, one GPU", "N_V", formula, why);
  }

  private static Step mlp(String formula, String why) {
    return params("stageMlp", "MLPs of the stage, one GPU", "N_D", formula, why);
  }

  private static Step params(String name, String title, String symbol, String formula, String why) {
    return new Step(name, title, symbol, formula, PARAMETERS, why);
  }
}
