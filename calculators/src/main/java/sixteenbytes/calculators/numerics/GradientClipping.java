package sixteenbytes.calculators.numerics;

import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Calculator.Plan;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Clipping by global norm when the gradient lies on two pipeline stages: why they have to talk
 * before either of them may update.
 *
 * <p>Source: Pascanu et al. 2013, arXiv 1211.5063, algorithm 1; the norm of a vector in two parts.
 */
public final class GradientClipping {
  private static final Range NORM = Range.above(0, 1e9);

  public static final Calculator CALCULATOR =
      new Calculator(
          "gradient-clipping",
          "Gradient clipping across stages",
          "Numerics",
          "Pascanu et al. 2013, arXiv 1211.5063, algorithm 1",
          List.of(
              Input.Number.required(
                      "firstNorm",
                      "n_1",
                      "gradient norm of the first stage's parameters",
                      RATIO,
                      NORM)
                  .suchAs(0.6),
              Input.Number.required(
                      "secondNorm",
                      "n_2",
                      "gradient norm of the second stage's parameters",
                      RATIO,
                      NORM)
                  .suchAs(1.6),
              Input.Number.required(
                      "threshold", "c", "largest global norm that is let through", RATIO, NORM)
                  .suchAs(1)),
          List.of(),
          Plan.of(
              new Step(
                  "globalNorm",
                  "Global norm",
                  "g",
                  "sqrt(n_1^2 + n_2^2)",
                  RATIO,
                  "The two gradients are parts of one vector, so their squares add."),
              new Step(
                  "clipFactor",
                  "Clip factor",
                  "k",
                  "min(1, c / g)",
                  RATIO,
                  "The whole gradient is scaled down to norm c, and never up."),
              new Step(
                  "firstAlone",
                  "Clip factor of the first stage alone",
                  "k_1",
                  "min(1, c / n_1)",
                  RATIO,
                  "What the first stage would take if nobody told it the other norm."),
              new Step(
                  "secondAlone",
                  "Clip factor of the second stage alone",
                  "k_2",
                  "min(1, c / n_2)",
                  RATIO,
                  "What the second stage would take if nobody told it the other norm.")));

  private GradientClipping() {}
}
