package sixteenbytes.calculators.expert;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Calculator.Plan;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * How fast a routing bias with a fixed step answers a gap between two experts' scores.
 *
 * <p>Source: Wang et al. 2024, arXiv 2408.15664, algorithm 1; DeepSeek-V3, arXiv 2412.19437,
 * section 2.1.2.
 */
public final class RoutingBias {
  public static final Calculator CALCULATOR =
      new Calculator(
          "routing-bias",
          "Response of a routing bias",
          "Experts",
          "Wang et al. 2024, arXiv 2408.15664, algorithm 1",
          List.of(
              Input.Number.required(
                      "gap",
                      "g",
                      "gap between the routing scores of two experts",
                      RATIO,
                      Range.above(0, 100))
                  .suchAs(0.1),
              Input.Number.required(
                      "rate", "gamma", "change of a bias in one step", RATIO, Range.above(0, 100))
                  .suchAs(0.001)),
          List.of(),
          Plan.of(
              new Step(
                  "steps",
                  "Steps of one bias",
                  "n",
                  "ceil(g / gamma)",
                  COUNT,
                  "The step has a fixed size, so the time is the gap over the size."),
              new Step(
                  "stepsOfBoth",
                  "Steps if both biases move",
                  "n_2",
                  "ceil(g / (2 * gamma))",
                  COUNT,
                  "The overloaded expert's bias falls while the other's rises.")));

  private RoutingBias() {}
}
