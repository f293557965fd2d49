package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.TOKENS_TOTAL;
import static sixteenbytes.calculators.quantity.Measure.DAYS;
import static sixteenbytes.calculators.quantity.Measure.GPU_HOURS;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * How long a training run takes: six FLOPs for each parameter and token, over what the fleet
 * sustains.
 *
 * <p>Attention FLOPs are left out, and recompute is not counted: MFU is defined without it.
 *
 * <p>Sources: Kaplan et al. 2020, arXiv 2001.08361 (6PT); Narayanan et al. 2021, arXiv 2104.04473,
 * section 5.1 (which counts recompute, and so has 8PT).
 */
public final class TrainingTime {
  /** The share of the calendar in which work is done that is kept. */
  public static final Input.Number GOODPUT =
      Input.Number.required(
          "goodput",
          "G",
          "share of the calendar time that counts as training",
          SHARE,
          Range.above(0, 1));

  public static final Step SECONDS_OF_COMPUTING =
      new Step(
          "seconds",
          "Compute time",
          "t",
          "C / (N * F)",
          SECONDS,
          "All GPUs work at the sustained rate.");

  public static final Step CALENDAR_DAYS =
      new Step(
          "calendarDays",
          "Calendar days",
          "D_c",
          "D / G",
          DAYS,
          "Failures, restarts and rewinds stretch the calendar.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "training-time",
          "Training time",
          "Throughput",
          "Narayanan et al. 2021, arXiv 2104.04473, section 5.1; Kaplan et al. 2020, arXiv"
              + " 2001.08361",
          List.of(PARAMS, TOKENS_TOTAL, GPUS, PEAK, MFU, GOODPUT.usually(1)),
          List.of(),
          Calculator.Plan.of(
              TrainingFlops.SIX,
              SUSTAINED,
              SECONDS_OF_COMPUTING,
              days("days"),
              new Step(
                  "gpuHours",
                  "GPU-hours",
                  "H",
                  "N * t / 3600",
                  GPU_HOURS,
                  "What is paid for: it does not depend on how many GPUs share the work."),
              CALENDAR_DAYS));

  private TrainingTime() {}

  /**
   * The time of computing in days.
   *
   * @param name of the output
   */
  public static Step days(String name) {
    return new Step(
        name, "Compute time in days", "D", "t / 86400", DAYS, "A day has 86,400 seconds.");
  }
}
