package sixteenbytes.calculators.stage;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;
import sixteenbytes.calculators.pipeline.Held;

/**
 * What one GPU of a stage keeps from the forward, tensor by tensor: 16-bit, a flash kernel, the
 * sequence divided over the tensor ranks wherever heads or widths are not.
 *
 * <p>With a plain MLP of four times the width, all heads alike and two dropout masks, a layer keeps
 * the 34 bytes for each token and hidden unit of Korthikanti et al. 2022, arXiv 2205.05198, section
 * 4.1; the head keeps the 4sbh(1 + V/h)/t of its section 4.3.
 */
final class StageActivations {
  private static final Step TOKENS_PER_GPU =
      new Step(
          "tokensPerGpu",
          "Tokens of a micro-batch on one GPU",
          "T",
          "s * b / (c * t)",
          TOKENS,
          "Context ranks cut the sequence, and sequence parallelism cuts it over the tensor ranks"
              + " or divides heads and widths instead.");
  private static final Step GROUPED =
      attention(
          "4 * h + 2 * (2 * a + 2 * a_kv) * d_h + 1 * n_d * h",
          "Inputs of norm and projection, Q, K, V and the heads' result in 16 bits, and the"
              + " dropout masks of the layer; the scores are not kept.");
  private static final Step LATENT =
      attention(
          "4 * h + 2 * (r_q + r_kv + d_r) + 2 * a * (2 * (d_n + d_r) + 2 * d_v) + 1 * n_d * h",
          "Inputs of norm and projection, what is compressed, Q, K, V and the heads' result, and"
              + " the dropout masks.");
  private static final Step LATENT_BUT_QUERIES =
      attention(
          "4 * h + 2 * (r_kv + d_r) + 2 * a * (2 * (d_n + d_r) + 2 * d_v) + 1 * n_d * h",
          "Inputs of norm and projection, what is compressed, Q, K, V and the heads' result, and"
              + " the dropout masks.");
  private static final Step FOUR_TENSORS =
      tensors("4", "Gate, the way up, the activation of the gate, and the product of both.");
  private static final Step TWO_TENSORS =
      tensors("2", "What goes into the activation and what comes out of it.");
  private static final Step DENSE =
      bytes(
          "mlpKept",
          "MLP, one token of a dense layer",
          "k_D",
          "4 * h + 2 * n_f * f",
          "Inputs of norm and MLP, and the tensors of the inner width.");
  private static final Step EXPERTS =
      bytes(
          "expertsKept",
          "Experts, one token of such a layer",
          "k_E",
          "4 * h + 4 * E + 2 * n_f * E_s * f_e + q * k * (4 * h * t_e + 2 * n_f * f_e)",
          "Inputs of norm and router, fp32 scores, shared experts, and k dispatched copies: input,"
              + " output and inner tensors of each. Expert ranks trade copies and keep as many;"
              + " q is the load of the fullest rank.");
  private static final Step DENSE_LAYER =
      bytes(
          "denseLayerBytes",
          "One dense layer, one micro-batch",
          "A_d",
          "T * (k_A + k_D)",
          "Attention and MLP for all tokens of the GPU.");
  private static final Step EXPERT_LAYER =
      bytes(
          "expertLayerBytes",
          "One layer with experts, one micro-batch",
          "A_e",
          "T * (k_A + k_E)",
          "Attention and experts for all tokens of the GPU.");

  private StageActivations() {}

  static List<Step> steps(Given given) {
    boolean experts = ShapeInputs.hasExperts(given);
    boolean dense = !experts || StageLayers.mixes(given);
    var steps = new ArrayList<Step>();
    steps.add(TOKENS_PER_GPU);
    steps.add(attention(given));
    if (!given.has("mlpTensors")) {
      steps.add(given.is("gatedMlp", "true") ? FOUR_TENSORS : TWO_TENSORS);
    }
    if (dense) {
      steps.add(DENSE);
      steps.add(DENSE_LAYER);
    }
    if (experts) {
      steps.add(EXPERTS);
      steps.add(EXPERT_LAYER);
    }
    steps.add(Held.step(given));
    steps.add(given.is("recompute", "full") ? recomputed(dense, experts) : kept(dense, experts));
    steps.add(head(given));
    return steps;
  }

  private static Step attention(Given given) {
    if (!ShapeInputs.isLatent(given)) {
      return GROUPED;
    }
    return given.has("qLoraRank") ? LATENT : LATENT_BUT_QUERIES;
  }

  private static Step kept(boolean dense, boolean experts) {
    String layers = experts ? dense ? "l_d * A_d + l_e * A_e" : "l_e * A_e" : "l * A_d";
    return layers(
        "n * (%s)".formatted(layers),
        "Every micro-batch in flight carries the layers of the stage.");
  }

  private static Step recomputed(boolean dense, boolean experts) {
    String live =
        experts
            ? dense ? "max(min(l_d, 1) * A_d, min(l_e, 1) * A_e)" : "min(l_e, 1) * A_e"
            : "min(l, 1) * A_d";
    return layers(
        "n * l * 2 * h * T + " + live,
        "Every micro-batch in flight carries the 16-bit inputs of its layers, and one layer, the"
            + " larger kind, is alive while it is recomputed.");
  }

  private static Step head(Given given) {
    if (!StageParams.hasHead(given)) {
      return head("0 * V * T", "The head is on another stage.");
    }
    return switch (given.choice("schedule")) {
      case "gpipe" ->
          head(
              "n * T * (4 * h + w_l * V)",
              "Inputs of the last norm and of the head, and the logits, of every micro-batch: no"
                  + " backward starts before all forwards are done.");
      case "zb-h1", "zb-h2" ->
          head(
              "T * (n * 4 * h + w_l * V)",
              "Inputs of the last norm and of the head until their weight pass, and the logits of"
                  + " one micro-batch, whose backward starts at once.");
      default ->
          head(
              "T * (4 * h + w_l * V)",
              "Inputs of the last norm and of the head, and the logits, of one micro-batch, whose"
                  + " backward starts at once.");
    };
  }

  private static Step tensors(String formula, String why) {
    return new Step("keptTensors", "Tensors of the inner width", "n_f", formula, COUNT, why);
  }

  private static Step attention(String formula, String why) {
    return bytes("attentionKept", "Attention, one token of a layer", "k_A", formula, why);
  }

  private static Step layers(String formula, String why) {
    return bytes("layerActivations", "Activations of the layers", "M_l", formula, why);
  }

  private static Step head(String formula, String why) {
    return bytes("headActivations", "Head and logits", "M_h", formula, why);
  }

  private static Step bytes(String name, String title, String symbol, String formula, String why) {
    return new Step(name, title, symbol, formula, BYTES, why);
  }
}
