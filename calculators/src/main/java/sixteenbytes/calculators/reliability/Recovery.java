package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * What restarts take out of a day.
 *
 * <p>Source: Llama 3, arXiv 2407.21783, section 3.3.4 (effective training time).
 */
public final class Recovery {

  public static final Calculator CALCULATOR =
      new Calculator(
          "recovery",
          "Recovery",
          "Reliability",
          "Llama 3, arXiv 2407.21783, section 3.3.4",
          List.of(
              Input.Number.required(
                      "restartsPerDay",
                      "n",
                      "number of restarts in a day on average",
                      RATIO,
                      Range.from(0, 1e6))
                  .suchAs(8),
              Input.Number.required(
                      "detect",
                      "t_d",
                      "time until a failure is noticed",
                      SECONDS,
                      Range.from(0, 1e9))
                  .suchAs(60),
              Input.Number.required(
                      "reschedule",
                      "t_s",
                      "time until healthy nodes are assigned",
                      SECONDS,
                      Range.from(0, 1e9))
                  .suchAs(120),
              Input.Number.required(
                      "reload",
                      "t_l",
                      "time to start and load the checkpoint",
                      SECONDS,
                      Range.from(0, 1e9))
                  .suchAs(180),
              Input.Number.required(
                      "rewind",
                      "t_r",
                      "time of the work done again after a restart on average",
                      SECONDS,
                      Range.from(0, 1e9))
                  .suchAs(600)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "lostPerRestart",
                  "Lost in a restart",
                  "t",
                  "t_d + t_s + t_l + t_r",
                  SECONDS,
                  "From the failure until the run is where it was."),
              new Step(
                  "lostShare",
                  "Lost share",
                  "x",
                  "n * t / 86400",
                  SHARE,
                  "Of a day of 86,400 seconds."),
              new Step(
                  "goodput",
                  "Goodput",
                  "G",
                  "1 - x",
                  SHARE,
                  "What is left of the day for new work.")));

  private Recovery() {}
}
