package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * A layout that is slower but loses less to restarts: how much the faster one must lose for the two
 * to finish together.
 *
 * <p>What "less" is a part of has to be said. Three readings, three thresholds: of the wall time,
 * of the productive time of the whole run, or of each productive hour.
 *
 * <p>Source: equal wall times, solved for the loss of the faster layout.
 */
public final class RestartTradeoff {
  public static final Calculator CALCULATOR =
      new Calculator(
          "restart-tradeoff",
          "Slower, but fewer restarts",
          "Throughput",
          "equal wall times of both layouts",
          List.of(
              Input.Number.required(
                      "slowdown",
                      "x",
                      "extra productive time that the steadier layout needs",
                      SHARE,
                      Range.above(0, 1))
                  .suchAs(0.05),
              Input.Number.required(
                      "remaining",
                      "k",
                      "restart loss of the steadier layout over that of the faster one",
                      SHARE,
                      Range.from(0, 1))
                  .usually(0.5)),
          List.of(RestartTradeoff::lossesShrinkEnough),
          Calculator.Plan.of(
              new Step(
                  "breakEvenShare",
                  "Break-even share of wall time",
                  "f",
                  "x / (1 + x - k)",
                  SHARE,
                  "From 1/(1 - f) = (1 + x)/(1 - k f): the same work in the same wall time."),
              new Step(
                  "breakEvenOverall",
                  "Break-even loss over productive time",
                  "f_o",
                  "x / (1 - k)",
                  SHARE,
                  "From 1 + f = 1 + x + k f: the steadier run as a whole loses k times as much."),
              new Step(
                  "breakEvenPerHour",
                  "Break-even loss per productive hour",
                  "f_h",
                  "x / (1 - k * (1 + x))",
                  SHARE,
                  "From 1 + f = (1 + x)(1 + k f): the slower run also has more hours to lose"
                      + " from.")));

  private RestartTradeoff() {}

  private static void lossesShrinkEnough(Given given) {
    double factor = given.number("remaining") * (1 + given.number("slowdown"));
    if (factor >= 1) {
      throw new InvalidInput(
          "remaining",
          "remaining and slowdown together mean that the steadier layout loses as much again: remaining * (1 + slowdown) is %s and must be below 1."
              .formatted(Whiteboard.rounded(factor, RATIO)));
    }
  }
}
