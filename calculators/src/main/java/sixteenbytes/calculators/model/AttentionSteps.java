package sixteenbytes.calculators.model;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;

/**
 * The matrices of one layer's attention, all heads alike, grouped or latent.
 *
 * <p>Sources: Ainslie et al. 2023, arXiv 2305.13245, section 2 (grouped queries); DeepSeek-V2,
 * arXiv 2405.04434, section 2.1 and appendix C (latent attention); Dai et al. 2019, arXiv
 * 1901.02860, section 3.3 (relative positions).
 */
public final class AttentionSteps {
  private static final Step HEAD_WIDTH =
      new Step(
          "headWidth", "Size of a head", "d_h", "h / a", COUNT, "The heads share the hidden size.");
  private static final Step OWN_KV_HEADS =
      new Step(
          "keyValueHeads",
          "Key and value heads",
          "a_kv",
          "a",
          COUNT,
          "Without grouping every query head has a key and a value head of its own.");

  private static final Step QUERY =
      query("h * a * d_h", "From the hidden size to all query heads.");
  private static final Step KEY_VALUE =
      keyValue(
          "2 * h * a_kv * d_h",
          "Two matrices; with grouped queries they are narrower by the size of a group.");
  private static final Step OUTPUT =
      output("a * d_h * h", "From all heads back to the hidden size.");

  private static final Step LATENT_QUERY =
      query(
          "h * r_q + r_q * a * (d_n + d_r)",
          "Down to the rank of the queries, and up to heads with a part for the position.");
  private static final Step FULL_QUERY =
      query("h * a * (d_n + d_r)", "Straight to heads, each with a part for the position.");
  private static final Step LATENT_KEY_VALUE =
      keyValue(
          "h * (r_kv + d_r) + r_kv * a * (d_n + d_v)",
          "Down to one rank for keys and values, with one position key for all heads, and up again"
              + " to keys and values.");
  private static final Step LATENT_OUTPUT =
      output("a * d_v * h", "From the value heads back to the hidden size.");

  private static final Step RELATIVE =
      new Step(
          "positionWeights",
          "Relative positions, one layer",
          "R",
          "h * a * d_h + 2 * a * d_h",
          PARAMETERS,
          "A projection of the distance to all heads, and two vectors in the place of the query's"
              + " own position.");
  private static final Step ATTENTION =
      attention("Q + K + O", "The matrices of one layer that mix tokens.");
  private static final Step ATTENTION_AND_POSITIONS =
      attention("Q + K + O + R", "The matrices of one layer that mix tokens.");

  private AttentionSteps() {}

  /** The lines up to {@code attentionWeights}, A, the matrices of one layer's attention. */
  public static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>();
    boolean relative = given.is("positionEmbedding", "relative");
    if (ShapeInputs.isLatent(given)) {
      steps.add(given.has("qLoraRank") ? LATENT_QUERY : FULL_QUERY);
      steps.add(LATENT_KEY_VALUE);
      steps.add(LATENT_OUTPUT);
    } else {
      steps.addAll(headSteps(given));
      steps.addAll(List.of(QUERY, KEY_VALUE, OUTPUT));
      if (relative) {
        steps.add(RELATIVE);
      }
    }
    steps.add(relative ? ATTENTION_AND_POSITIONS : ATTENTION);
    return steps;
  }

  /** The size and the number of heads where they are not given. */
  public static List<Step> headSteps(Given given) {
    var steps = new ArrayList<Step>();
    if (!given.has("headDim")) {
      steps.add(HEAD_WIDTH);
    }
    if (!given.has("kvHeads")) {
      steps.add(OWN_KV_HEADS);
    }
    return steps;
  }

  private static Step query(String formula, String why) {
    return new Step("queryWeights", "Queries, one layer", "Q", formula, PARAMETERS, why);
  }

  private static Step keyValue(String formula, String why) {
    return new Step("keyValueWeights", "Keys and values, one layer", "K", formula, PARAMETERS, why);
  }

  private static Step output(String formula, String why) {
    return new Step("outputWeights", "Output projection, one layer", "O", formula, PARAMETERS, why);
  }

  private static Step attention(String formula, String why) {
    return new Step("attentionWeights", "Attention, one layer", "A", formula, PARAMETERS, why);
  }
}
