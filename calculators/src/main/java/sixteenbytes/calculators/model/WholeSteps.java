package sixteenbytes.calculators.model;

import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;

/** The layers and what stands around them, put together. */
final class WholeSteps {
  private static final Step DENSE_LAYER =
      count("denseLayer", "One dense layer", "B_d", "A + Z + D", "Attention, vectors and MLP.");
  private static final Step EXPERT_LAYER =
      count(
          "expertLayer",
          "One layer with experts",
          "B_e",
          "A + Z + G + (E + E_s) * X",
          "Attention, vectors, router, and every expert, routed or shared.");
  private static final Step ACTIVE_LAYER =
      count(
          "activeLayer",
          "Of it, used by one token",
          "B_a",
          "A + Z + G + (k + E_s) * X",
          "A token passes through k of the routed experts and all shared ones.");
  private static final Step AROUND =
      count(
          "outsideLayers",
          "Outside the layers",
          "U",
          "W_e + W_o + W_s + Z_f",
          "Embedding, head, positions and the last norm.");

  private static final Step ATTENTION_ALL =
      count(
          "attentionParams", "Attention, all layers", "P_A", "L * A", "The matrices of all heads.");
  private static final Step VECTORS_ALL =
      count(
          "vectorParams",
          "Norms, biases and positions",
          "P_Z",
          "L * Z + Z_f + W_s",
          "The vectors of all layers, the last norm and a table of positions.");
  private static final Step VOCABULARY_ALL =
      count(
          "vocabularyParams", "Vocabulary", "P_V", "W_e + W_o", "Both ends, or the one they tie.");
  private static final Step VOCABULARY_SHARE =
      new Step(
          "vocabularyShare",
          "Vocabulary's share",
          "x_V",
          "P_V / P",
          SHARE,
          "Large in a small model, small in a large one: layers grow with the square of h.");
  private static final Step RULE =
      count(
          "ruleOfThumb",
          "Rule of thumb",
          "P_r",
          "12 * L * h^2",
          "Four h by h matrices in attention and eight in an MLP of four times the width.");
  private static final Step RULE_RATIO =
      new Step(
          "ruleRatio",
          "Rule of thumb over the count",
          "x_r",
          "P_r / P",
          RATIO,
          "How far the rule carries: it knows no groups, gates, experts or vocabulary.");

  private WholeSteps() {}

  static List<Step> steps(Given given) {
    boolean experts = ShapeInputs.hasExperts(given);
    boolean dense = !experts || given.number("denseLayers") > 0;
    var steps = new ArrayList<Step>();
    if (dense) {
      steps.add(DENSE_LAYER);
    }
    if (experts) {
      steps.add(EXPERT_LAYER);
      steps.add(ACTIVE_LAYER);
    }
    steps.add(AROUND);
    steps.add(total("total", "Parameters", "P", layers(dense, experts, "B_e") + " + U"));
    steps.add(total("active", "Active parameters", "P_a", layers(dense, experts, "B_a") + " + U"));
    steps.add(multiplying(given));
    steps.add(ATTENTION_ALL);
    steps.addAll(mlps(dense, experts));
    steps.addAll(List.of(VECTORS_ALL, VOCABULARY_ALL, VOCABULARY_SHARE, RULE, RULE_RATIO));
    return steps;
  }

  private static String layers(boolean dense, boolean experts, String expertLayer) {
    if (!experts) {
      return "L * B_d";
    }
    return dense ? "L_d * B_d + (L - L_d) * " + expertLayer : "L * " + expertLayer;
  }

  private static Step total(String name, String title, String symbol, String formula) {
    String why =
        name.equals("active")
            ? "What one token passes through, both ends of the vocabulary counted."
            : "All layers and what stands around them: what is stored.";
    return count(name, title, symbol, formula, why);
  }

  /** The N of 6N FLOPs for a token: rows that are looked up multiply nothing. */
  private static Step multiplying(Given given) {
    boolean tied = given.is("tiedEmbeddings", "true");
    return count(
        "multiplying",
        "Parameters that multiply",
        "P_m",
        tied ? "P_a - W_s" : "P_a - W_e - W_s",
        tied
            ? "The embedding works as the head, so it stays in the N of 6N FLOPs for a token; rows"
                + " of positions are only looked up."
            : "Looking up a row costs no FLOPs, so the N of 6N FLOPs for a token is without the"
                + " input embedding; the head stays.");
  }

  private static List<Step> mlps(boolean dense, boolean experts) {
    if (!experts) {
      return List.of(mlp("L * D", "The MLPs of all layers."));
    }
    String routed = dense ? "(L - L_d) * E * X" : "L * E * X";
    String others = dense ? "L_d * D + (L - L_d) * (E_s * X + G)" : "L * (E_s * X + G)";
    return List.of(
        count(
            "expertParams",
            "Routed experts, all layers",
            "P_E",
            routed,
            "The part that expert parallelism spreads."),
        mlp(
            others + " + P_E",
            "Dense layers, shared experts and routers, and the routed experts."));
  }

  private static Step mlp(String formula, String why) {
    return count("mlpParams", "MLPs, all layers", "P_D", formula, why);
  }

  private static Step count(String name, String title, String symbol, String formula, String why) {
    return new Step(name, title, symbol, formula, PARAMETERS, why);
  }
}
