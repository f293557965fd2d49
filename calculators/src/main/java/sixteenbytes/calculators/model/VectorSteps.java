package sixteenbytes.calculators.model;

import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import java.util.ArrayList;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;

/** The vectors of a model: norms, and the biases of attention. Few parameters, often miscounted. */
final class VectorSteps {
  private VectorSteps() {}

  /** {@code vectorWeights}, Z: of one layer. */
  static Step ofLayer(Given given) {
    var terms = new ArrayList<String>();
    var reasons = new ArrayList<String>();
    String norm = given.choice("norm");
    switch (norm) {
      case "layer" -> {
        terms.add("4 * h");
        reasons.add("Two norms with a scale and a shift each");
      }
      case "none" -> {
        terms.add("0 * h");
        reasons.add("Norms are not counted");
      }
      default -> {
        terms.add("2 * h");
        reasons.add("Two norms with a scale each");
      }
    }
    if (norm.equals("rms-qk")) {
      terms.add("2 * d_h");
      reasons.add("one norm over a head of the queries and one of the keys");
    }
    if (ShapeInputs.isLatent(given) && !norm.equals("none")) {
      terms.add(given.has("qLoraRank") ? "r_q + r_kv" : "r_kv");
      reasons.add("norms of what is compressed");
    }
    String bias = given.choice("bias");
    if (!bias.equals("none")) {
      terms.add("(a + 2 * a_kv) * d_h");
      reasons.add("biases of queries, keys and values");
    }
    if (bias.equals("all")) {
      terms.add("h");
      reasons.add("the bias of the output");
    }
    return new Step(
        "vectorWeights",
        "Norms and biases of attention, one layer",
        "Z",
        String.join(" + ", terms),
        PARAMETERS,
        String.join(", ", reasons) + ".");
  }

  /** {@code finalNorm}, Z_f. */
  static Step ofEnd(Given given) {
    return switch (given.choice("norm")) {
      case "layer" -> end("2 * h", "The norm before the head has a scale and a shift.");
      case "none" -> end("0 * h", "Norms are not counted.");
      default -> end("h", "The norm before the head has a scale.");
    };
  }

  private static Step end(String formula, String why) {
    return new Step("finalNorm", "Final norm", "Z_f", formula, PARAMETERS, why);
  }
}
