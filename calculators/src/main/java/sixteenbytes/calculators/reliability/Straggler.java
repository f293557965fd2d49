package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.quantity.Measure.GPU_HOURS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * What one slow GPU costs all the others: a collective ends with its slowest member.
 *
 * <p>{@code slowdown} is the extra time that the slow GPU takes for the same work: 0.25 is 1.25
 * times as long, a relative speed of 0.8. Communication is not slowed, and no other GPU has slack
 * to lend. The waste is what the others could have done in the same day: 1 - 1/k of it, not k - 1.
 *
 * <p>Sources: Llama 3, arXiv 2407.21783, section 3.3.4 (one straggler slows thousands of GPUs); Lin
 * et al. 2025, arXiv 2505.05713 (step time against that of a run without stragglers); Amdahl 1967
 * (a part of the step that is slowed).
 */
public final class Straggler {
  private static final Step STEP_FACTOR =
      new Step(
          "stepFactor",
          "Step time, relative",
          "k",
          "1 + c * x",
          RATIO,
          "The step ends when the slow GPU has finished; only its compute takes longer.");
  private static final Step LOST_SHARE =
      new Step(
          "lostShare",
          "Lost share of the throughput",
          "l",
          "1 - 1 / k",
          SHARE,
          "A step that takes k times as long leaves 1/k of the steps in a day.");
  private static final Step WASTED =
      new Step(
          "wastedGpuHoursPerDay",
          "Wasted by the others in a day",
          "W",
          "(N - 1) * 24 * l",
          GPU_HOURS,
          "All GPUs but the slow one wait, each for the lost share of 24 hours.");
  private static final Step BREAK_EVEN =
      new Step(
          "breakEvenTime",
          "Running time after which a swap pays",
          "t",
          "t_s / l",
          SECONDS,
          "The swap stops the fleet once; the slow GPU takes the lost share of all time.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "straggler",
          "Straggler",
          "Reliability",
          "Llama 3, arXiv 2407.21783, section 3.3.4; Lin et al. 2025, arXiv 2505.05713",
          List.of(
              GPUS.suchAs(16384),
              Input.Number.required(
                      "slowdown",
                      "x",
                      "extra time of the slow GPU relative to a healthy one; 0.25 is a speed of"
                          + " 0.8",
                      SHARE,
                      Range.from(0, 1e6))
                  .suchAs(0.25),
              Input.Number.required(
                      "computeShare",
                      "c",
                      "share of a healthy step that is compute",
                      SHARE,
                      Range.from(0, 1))
                  .usually(1),
              Input.Number.required(
                      "swapTime",
                      "t_s",
                      "time that a swap of the GPU stops the fleet",
                      SECONDS,
                      Range.from(0, 1e9))
                  .usually(600)),
          List.of(),
          Straggler::steps);

  private Straggler() {}

  private static List<Step> steps(Given given) {
    boolean slows = 1 + given.number("computeShare") * given.number("slowdown") > 1;
    return slows // where nothing is lost there is no time at which a swap pays
        ? List.of(STEP_FACTOR, LOST_SHARE, WASTED, BREAK_EVEN)
        : List.of(STEP_FACTOR, LOST_SHARE, WASTED);
  }
}
