package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Calculator.Plan;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * An optimizer step that does not wait for the other stages: what it saves, and how often it may be
 * rolled back before nothing is left of that.
 *
 * <p>Source: Qi et al. 2023, arXiv 2401.10241, section 4 (post-validation of the optimizer step);
 * the break-even is time saved over time lost.
 */
public final class OptimisticStep {
  public static final Calculator CALCULATOR =
      new Calculator(
          "optimistic-step",
          "Optimistic optimizer step",
          "Pipeline",
          "Qi et al. 2023, arXiv 2401.10241, section 4",
          List.of(
              Input.Number.required(
                      "savedShare",
                      "x",
                      "share of the step time that is saved by not waiting",
                      SHARE,
                      Range.above(0, 1))
                  .suchAs(0.05),
              Input.Number.required(
                      "stepTime", "T", "time of a step that waits", SECONDS, Range.above(0, 1e6))
                  .usually(10),
              Input.Number.required(
                      "redoneSteps",
                      "R",
                      "steps' worth of time that one rollback costs",
                      RATIO,
                      Range.above(0, 1e6))
                  .suchAs(2)),
          List.of(),
          Plan.of(
              new Step(
                  "savedTime",
                  "Saved in a step",
                  "t_s",
                  "x * T",
                  SECONDS,
                  "The bubble that the synchronisation used to force."),
              new Step(
                  "rollbackTime",
                  "Lost in a rollback",
                  "t_r",
                  "R * T",
                  SECONDS,
                  "The update is undone and the steps are run again."),
              new Step(
                  "breakEvenRate",
                  "Rollbacks per step at break-even",
                  "q",
                  "t_s / t_r",
                  RATIO,
                  "The gain is gone when a step loses as much on average as it saves; the step time"
                      + " cancels."),
              new Step(
                  "breakEvenPerThousand",
                  "Rollbacks per 1,000 steps at break-even",
                  "q_k",
                  "1000 * q",
                  RATIO,
                  "The same rate in the unit of a dashboard."),
              new Step(
                  "stepsBetween",
                  "Steps between rollbacks at break-even",
                  "k",
                  "1 / q",
                  RATIO,
                  "The rate turned round.")));

  private OptimisticStep() {}
}
