package sixteenbytes.calculators.model;

import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;
import sixteenbytes.calculators.quantity.InvalidInput;

/**
 * How many parameters a transformer has, from its dimensions: in all, and for one token.
 *
 * <p>Two numbers are called N elsewhere. {@code active} counts both ends of the vocabulary; {@code
 * multiplying}, which belongs into 6N FLOPs, leaves out an input embedding that is only looked up.
 *
 * <p>Sources: Narayanan et al. 2021, arXiv 2104.04473, equation 2 (biases, norms, positions);
 * Ainslie et al. 2023, arXiv 2305.13245 (grouped queries); Shazeer 2020, arXiv 2002.05202 (gated
 * MLP); DeepSeek-V3, arXiv 2412.19437, section 2.1 (latent attention, shared experts).
 */
public final class ModelParams {
  public static final Calculator CALCULATOR =
      new Calculator(
          "model-params",
          "Parameters from dimensions",
          "Memory",
          "Narayanan et al. 2021, arXiv 2104.04473, equation 2; Ainslie et al. 2023, arXiv"
              + " 2305.13245, section 2; Shazeer 2020, arXiv 2002.05202; DeepSeek-V3, arXiv"
              + " 2412.19437, section 2.1",
          List.of(
              LAYERS,
              HIDDEN,
              HEADS,
              ShapeInputs.KV_HEADS,
              ShapeInputs.HEAD_DIM,
              ShapeInputs.FFN,
              ShapeInputs.VOCABULARY,
              ShapeInputs.GATED_MLP,
              ShapeInputs.TIED_EMBEDDINGS,
              ShapeInputs.EXPERTS,
              ShapeInputs.TOP_K,
              ShapeInputs.MOE_FFN,
              ShapeInputs.SHARED_EXPERTS,
              ShapeInputs.DENSE_LAYERS,
              ShapeInputs.KV_LORA_RANK,
              ShapeInputs.Q_LORA_RANK,
              ShapeInputs.QK_NOPE,
              ShapeInputs.QK_ROPE,
              ShapeInputs.V_HEAD_DIM,
              new Input.Choice(
                  "norm",
                  "kind of norm: a scale, a scale and a shift, a scale here and over heads of"
                      + " queries and keys, or not counted",
                  List.of("rms", "layer", "rms-qk", "none"),
                  "rms"),
              new Input.Choice(
                  "bias",
                  "biases: none, of queries, keys and values, or of all matrices",
                  List.of("none", "qkv", "all"),
                  "none"),
              new Input.Choice(
                  "positionEmbedding",
                  "way that positions enter: turned in, a learned table, or a projection in every"
                      + " layer",
                  List.of("rotary", "learned", "relative"),
                  "rotary"),
              SEQ.orNone().meaning("number of positions in a learned table")),
          rules(),
          ModelParams::steps);

  private ModelParams() {}

  private static List<Rule> rules() {
    var rules = new ArrayList<Rule>(ShapeInputs.RULES);
    rules.add(ModelParams::latentAttentionStandsAlone);
    rules.add(ModelParams::learnedPositionsHaveANumber);
    return rules;
  }

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>(AttentionSteps.steps(given));
    steps.add(VectorSteps.ofLayer(given));
    if (!ShapeInputs.hasExperts(given) || given.number("denseLayers") > 0) {
      steps.add(MlpSteps.dense(given));
    }
    if (ShapeInputs.hasExperts(given)) {
      steps.add(MlpSteps.expert(given));
      steps.add(MlpSteps.router());
    }
    steps.add(VocabularySteps.EMBEDDING);
    steps.add(VocabularySteps.head(given));
    steps.add(VocabularySteps.positions(given));
    steps.add(VectorSteps.ofEnd(given));
    steps.addAll(WholeSteps.steps(given));
    return steps;
  }

  private static void latentAttentionStandsAlone(Given given) {
    if (!ShapeInputs.isLatent(given)) {
      return;
    }
    refuse(given, "bias", List.of("none"));
    refuse(given, "norm", List.of("rms", "layer", "none"));
    refuse(given, "positionEmbedding", List.of("rotary", "learned"));
  }

  private static void refuse(Given given, String name, List<String> allowed) {
    if (!allowed.contains(given.choice(name))) {
      throw new InvalidInput(
          name,
          "%s is %s, and latent attention (kvLoraRank) is counted with %s only."
              .formatted(name, given.choice(name), String.join(" or ", allowed)));
    }
  }

  private static void learnedPositionsHaveANumber(Given given) {
    if (given.is("positionEmbedding", "learned") && !given.has("seq")) {
      throw new InvalidInput(
          "seq",
          "positionEmbedding is learned, a table with a row for each position: give seq, the number"
              + " of rows, or take positionEmbedding=rotary.");
    }
  }
}
