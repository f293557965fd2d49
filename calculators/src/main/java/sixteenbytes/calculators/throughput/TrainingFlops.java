package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.inputs.ModelInputs.TOKENS_TOTAL;
import static sixteenbytes.calculators.quantity.Measure.OPERATIONS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;

/**
 * The operations of a training run, the attention scores apart.
 *
 * <p>Selective recompute repeats the scores and little else, so it changes the attention term
 * alone.
 *
 * <p>Sources: Kaplan et al. 2020, arXiv 2001.08361, Table 1 (6PT); Chowdhery et al. 2022, arXiv
 * 2204.02311, appendix B (12Lhs for a token, not causal).
 */
public final class TrainingFlops {
  /** What the model alone costs; recompute comes on top. */
  public static final Step SIX =
      new Step(
          "flops",
          "Training FLOPs",
          "C",
          "6 * P * T",
          OPERATIONS,
          "Two FLOPs for each parameter and token forward, four backward.");

  private static final Step EIGHT =
      new Step(
          "flops",
          "Training FLOPs",
          "C",
          "8 * P * T",
          OPERATIONS,
          "Full recompute runs every forward twice: two more for each parameter and token.");
  private static final Step PER_TOKEN =
      new Step(
          "flopsPerToken",
          "FLOPs per token",
          "C_T",
          "C / T",
          OPERATIONS,
          "Without the attention scores every token costs the same.");
  private static final Step ATTENTION =
      new Step(
          "attentionFlops",
          "Attention FLOPs",
          "C_a",
          "12 * L * h * s * T",
          OPERATIONS,
          "Scores and weighted sum: 4hs for each token and layer forward, twice that backward, no"
              + " mask skipped.");
  private static final Step ATTENTION_AGAIN =
      new Step(
          "attentionFlops",
          "Attention FLOPs",
          "C_a",
          "16 * L * h * s * T",
          OPERATIONS,
          "The scores are computed twice forward and once backward: 16hs for each token and"
              + " layer.");
  private static final Step NO_ATTENTION =
      new Step(
          "attentionFlops",
          "Attention FLOPs",
          "C_a",
          "0",
          OPERATIONS,
          "Layers, hidden size and sequence length are needed to count them.");
  private static final Step SUM =
      new Step(
          "totalFlops",
          "FLOPs in all",
          "C_t",
          "C + C_a",
          OPERATIONS,
          "The attention term is small until s comes near 6h.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "training-flops",
          "Training FLOPs",
          "Throughput",
          "Kaplan et al. 2020, arXiv 2001.08361, Table 1; Chowdhery et al. 2022, arXiv 2204.02311,"
              + " appendix B",
          List.of(
              PARAMS,
              TOKENS_TOTAL,
              new Input.Choice(
                  "recompute", "recompute policy", List.of("none", "selective", "full"), "none"),
              LAYERS.orNone(),
              HIDDEN.orNone(),
              SEQ.orNone()),
          List.of(),
          TrainingFlops::steps);

  private TrainingFlops() {}

  private static List<Step> steps(Given given) {
    Step attention = NO_ATTENTION;
    if (given.has("layers") && given.has("hidden") && given.has("seq")) {
      attention = given.is("recompute", "none") ? ATTENTION : ATTENTION_AGAIN;
    }
    return List.of(given.is("recompute", "full") ? EIGHT : SIX, PER_TOKEN, attention, SUM);
  }
}
