package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * How many micro-batches make a global batch.
 *
 * <p>Source: Ott et al. 2018, arXiv 1806.00187, section 3.2 (accumulate, then reduce once).
 */
public final class GradientAccumulation {

  public static final Calculator CALCULATOR =
      new Calculator(
          "gradient-accumulation",
          "Gradient accumulation",
          "Throughput",
          "Ott et al. 2018, arXiv 1806.00187, section 3.2",
          List.of(
              Input.Number.required(
                      "globalBatchTokens",
                      "G",
                      "number of tokens in a global batch",
                      TOKENS,
                      Range.above(0, 1e15))
                  .suchAs(4e6),
              Input.Number.required(
                      "microBatchTokens",
                      "u",
                      "number of tokens in a micro-batch of one replica",
                      TOKENS,
                      Range.above(0, 1e15))
                  .suchAs(8192),
              DP),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "steps",
                  "Accumulation steps",
                  "k",
                  "ceil(G / (u * d))",
                  COUNT,
                  "One round of all replicas brings ud tokens; the last round is not cut short."),
              new Step(
                  "actualBatchTokens",
                  "Actual batch",
                  "G_a",
                  "k * u * d",
                  TOKENS,
                  "Whole rounds, so it may exceed what was asked for."),
              new Step(
                  "syncsSaved",
                  "Gradient reductions saved",
                  "k_s",
                  "k - 1",
                  COUNT,
                  "Gradients are summed locally and reduced once for an optimizer step.")));

  private GradientAccumulation() {}
}
