package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import sixteenbytes.calculators.formula.Step;

/** The lines that {@link Activations} chooses from. */
final class ActivationSteps {
  private static final Step CORE =
      kept(
          "10 + 24 / t + 5 * a * s / (h * t)",
          "Norms, dropouts and block inputs (10) lie on every rank; matrix inputs (24) and the"
              + " attention core (5as/h) are divided.");
  private static final Step NO_CORE =
      kept(
          "10 + 24 / t",
          "Norms, dropouts and block inputs (10) lie on every rank, matrix inputs (24) are"
              + " divided; the attention core is not kept.");
  private static final Step CORE_SHARDED =
      kept(
          "(34 + 5 * a * s / h) / t",
          "Sequence parallelism divides the last ten bytes too, so the whole layer is divided.");
  private static final Step NO_CORE_SHARDED =
      kept(
          "34 / t",
          "Sequence parallelism divides all 34 bytes, and the attention core is not kept.");
  static final Step OWN_COUNT =
      kept("k_own / t", "Another count of what a layer keeps, shared by the tensor ranks.");

  static final Step PER_LAYER = perLayer("s * b * h * k", "A layer keeps k bytes per element.");
  static final Step INPUT =
      perLayer("2 * s * b * h", "Only the input of the layer is kept, in 16 bits.");
  static final Step INPUT_SHARDED =
      perLayer(
          "2 * s * b * h / t",
          "Only the input of the layer is kept, and every rank has its part of the sequence.");

  static final Step LIVE_LAYER =
      new Step(
          "liveLayer",
          "The layer being recomputed",
          "A_live",
          "s * b * h * k",
          BYTES,
          "During the backward one layer is alive with everything it needs.");

  static final Step TOTAL =
      total(
          "L * A",
          "One micro-batch through all layers: also what the first of any number of 1F1B stages"
              + " holds once m >= p.");
  static final Step TOTAL_WITH_LIVE_LAYER =
      total("L * A + A_live", "All stored inputs, and the one layer that is being recomputed.");

  static final Step STRANDED =
      stranded("L * 10 * s * b * h", "Ten bytes per element that more tensor ranks do not divide.");
  static final Step STRANDED_WITH_LIVE_LAYER =
      stranded(
          "L * 2 * s * b * h + 10 * s * b * h",
          "Every rank stores the whole input of each layer, and ten bytes of the live one.");
  static final Step NOTHING_STRANDED =
      stranded("0 * s * b * h", "With sequence parallelism more tensor ranks divide everything.");

  private static final Step NOTHING_EXTRA = extra("0", "Nothing is computed twice.");
  private static final Step ATTENTION_AGAIN =
      extra(
          "s / (18 * h) / (1 + s / (6 * h))",
          "The attention core runs forward once more: 4bs²h of 72bsh²(1 + s/6h) in each layer.");
  private static final Step FORWARD_AGAIN =
      extra("1 / 3", "One more forward, where forward and backward make three.");

  static final Step NOT_INTERLEAVED =
      interleave("1", "Each stage is one chunk, so nothing is added.");
  static final Step INTERLEAVED =
      interleave(
          "1 + (p - 1) / (p * v)",
          "An interleaved first stage warms up with p - 1 chunks more, each a v-th of a stage.");
  private static final Step FIRST_STAGE =
      firstStage("L * A", "p micro-batches of L/p layers are L layers' worth, whatever p is.");
  private static final Step FIRST_STAGE_INTERLEAVED =
      firstStage("q * L * A", "L layers' worth, times what interleaving adds.");
  private static final Step FIRST_STAGE_WITH_LIVE_LAYER =
      firstStage(
          "L * A + A_live",
          "p micro-batches of L/p layers are L stored inputs, whatever p is, and one layer is"
              + " alive.");
  private static final Step FIRST_STAGE_INTERLEAVED_WITH_LIVE_LAYER =
      firstStage(
          "q * L * A + A_live", "Stored inputs times what interleaving adds, and one live layer.");

  private ActivationSteps() {}

  /** Bytes per element of a layer that keeps what its backward needs. */
  static Step keptBytes(boolean sequenceParallel, boolean attentionCore) {
    if (sequenceParallel) {
      return attentionCore ? CORE_SHARDED : NO_CORE_SHARDED;
    }
    return attentionCore ? CORE : NO_CORE;
  }

  /** What the first stage of a pipeline holds at its peak. */
  static Step firstStage(boolean interleaved, boolean liveLayer) {
    if (interleaved) {
      return liveLayer ? FIRST_STAGE_INTERLEAVED_WITH_LIVE_LAYER : FIRST_STAGE_INTERLEAVED;
    }
    return liveLayer ? FIRST_STAGE_WITH_LIVE_LAYER : FIRST_STAGE;
  }

  static Step extraFlops(String recompute) {
    return switch (recompute) {
      case "selective" -> ATTENTION_AGAIN;
      case "full" -> FORWARD_AGAIN;
      default -> NOTHING_EXTRA;
    };
  }

  private static Step kept(String formula, String why) {
    return new Step("keptPerElement", "Kept per token and hidden unit", "k", formula, BYTES, why);
  }

  private static Step perLayer(String formula, String why) {
    return new Step("perLayer", "Activations of one layer", "A", formula, BYTES, why);
  }

  private static Step total(String formula, String why) {
    return new Step("total", "Activations of all layers", "M", formula, BYTES, why);
  }

  private static Step stranded(String formula, String why) {
    return new Step("stranded", "What tensor ranks do not divide", "M_10", formula, BYTES, why);
  }

  private static Step extra(String formula, String why) {
    return new Step("extraFlopsFraction", "Extra FLOPs", "x", formula, SHARE, why);
  }

  private static Step interleave(String formula, String why) {
    return new Step("interleaveFactor", "Interleave factor", "q", formula, RATIO, why);
  }

  private static Step firstStage(String formula, String why) {
    return new Step(
        "firstStage", "Activations of the first pipeline stage", "M_1", formula, BYTES, why);
  }
}
