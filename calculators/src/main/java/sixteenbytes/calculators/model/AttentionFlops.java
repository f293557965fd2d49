package sixteenbytes.calculators.model;

import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.OPERATIONS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SHARE;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The FLOPs of attention scores for one token, forward and backward, by what a token may look at.
 *
 * <p>Two conventions stand in published utilisations: all pairs, 12 L a d s (PaLM), and the causal
 * half, 6 L a d s (Megatron-LM). {@code relativeToFull} is the factor between them and whatever
 * mask is chosen. What a flash kernel computes again in its backward is not counted.
 *
 * <p>Sources: Chowdhery et al. 2022, arXiv 2204.02311, appendix B (12 L H Q T); Narayanan et al.
 * 2021, arXiv 2104.04473, appendix; Jiang et al. 2023, arXiv 2310.06825, section 2 (window).
 */
public final class AttentionFlops {
  private static final Map<String, Step> KEYS =
      Map.of(
          "full", keys("s", "Every token looks at all tokens of the sequence."),
          "causal",
              keys("s / 2", "A token looks at those before it: on average half of the sequence."),
          "window",
              keys(
                  "n_w - n_w^2 / (2 * s)",
                  "A token looks at the window before it; the first n_w tokens have less to look"
                      + " at."),
          "packed",
              keys(
                  "s_d * (1 + x_d^2) / 2",
                  "A token looks at what lies before it in its document. A token is more likely to"
                      + " be in a long one, so the spread of the lengths counts."));
  private static final Step FORWARD =
      flops(
          "forwardPerToken",
          "Scores of one token, forward",
          "C_f",
          "4 * L * a * d_h * n_k",
          "Scores and weighted sum take 4 FLOPs for each key and each channel of a head.");
  private static final Step BOTH =
      flops(
          "attentionPerToken",
          "Scores of one token, forward and backward",
          "C_a",
          "3 * C_f",
          "The backward takes twice the forward.");
  private static final Step ALL_PAIRS =
      flops(
          "fullPerToken",
          "With all pairs counted",
          "C_12",
          "12 * L * a * d_h * s",
          "The convention that knows no mask.");
  private static final Step RELATIVE =
      new Step(
          "relativeToFull",
          "Relative to all pairs",
          "r",
          "C_a / C_12",
          RATIO,
          "What a utilisation that counts all pairs has to be multiplied with in this term.");
  private static final Step TOTAL =
      flops(
          "flopsPerToken",
          "All FLOPs of a token",
          "C",
          "6 * P + C_a",
          "Six for each parameter that multiplies, and the scores.");
  private static final Step SHARE_OF_ALL =
      new Step(
          "attentionShare",
          "Share of the scores",
          "x_a",
          "C_a / C",
          SHARE,
          "It grows with what a token looks at, and the first term does not.");
  private static final Step INFLATION =
      new Step(
          "inflation",
          "Utilisation with all pairs over this one",
          "q",
          "(6 * P + C_12) / C",
          RATIO,
          "How much higher the same run looks where all pairs are counted.");
  private static final List<Step> OF_MODEL = List.of(TOTAL, SHARE_OF_ALL, INFLATION);

  public static final Calculator CALCULATOR =
      new Calculator(
          "attention-flops",
          "Attention FLOPs by mask",
          "Throughput",
          "Chowdhery et al. 2022, arXiv 2204.02311, appendix B; Jiang et al. 2023, arXiv"
              + " 2310.06825, section 2",
          List.of(
              SEQ.suchAs(8192),
              LAYERS,
              HEADS,
              Input.Number.required("headDim", "d_h", "size of one head", COUNT, Range.from(1, 1e5))
                  .suchAs(128),
              new Input.Choice(
                  "mask",
                  "what a token may look at: all, those before it, a window before it, or those"
                      + " before it in its document",
                  List.of("full", "causal", "window", "packed"),
                  "causal"),
              Input.Number.required(
                      "window", "n_w", "number of tokens in the window", TOKENS, Range.from(1, 1e9))
                  .usually(4096),
              Input.Number.required(
                      "meanDocument",
                      "s_d",
                      "mean number of tokens of a packed document",
                      TOKENS,
                      Range.from(1, 1e9))
                  .usually(1024),
              Input.Number.required(
                      "lengthVariation",
                      "x_d",
                      "standard deviation of the lengths of documents over their mean",
                      RATIO,
                      Range.from(0, 100))
                  .usually(0),
              PARAMS.orNone().meaning("number of parameters that multiply for a token")),
          List.of(AttentionFlops::fitsTheSequence),
          AttentionFlops::steps);

  private AttentionFlops() {}

  private static List<Step> steps(Given given) {
    var steps =
        new ArrayList<Step>(
            List.of(KEYS.get(given.choice("mask")), FORWARD, BOTH, ALL_PAIRS, RELATIVE));
    if (given.has("params")) {
      steps.addAll(OF_MODEL);
    }
    return steps;
  }

  private static void fitsTheSequence(Given given) {
    double seq = given.number("seq");
    String name =
        switch (given.choice("mask")) {
          case "window" -> "window";
          case "packed" -> "meanDocument";
          default -> "seq";
        };
    if (given.number(name) > seq) {
      throw new InvalidInput(
          name,
          "%s is %s and must be at most seq, which is %s; mask=causal is what it comes to there."
              .formatted(name, Whiteboard.count(given.number(name)), Whiteboard.count(seq)));
    }
    double spread = 1 + given.number("lengthVariation") * given.number("lengthVariation");
    if (name.equals("meanDocument") && given.number(name) * spread > seq) {
      throw new InvalidInput(
          "lengthVariation",
          "lengthVariation is %s; with documents of at most seq tokens and this mean it is at most %s."
              .formatted(
                  Whiteboard.rounded(given.number("lengthVariation"), RATIO),
                  Whiteboard.rounded(Math.sqrt(seq / given.number(name) - 1), RATIO)));
    }
  }

  private static Step keys(String formula, String why) {
    return new Step("keysPerToken", "Keys that a token looks at", "n_k", formula, TOKENS, why);
  }

  private static Step flops(String name, String title, String symbol, String formula, String why) {
    return new Step(name, title, symbol, formula, OPERATIONS, why);
  }
}
