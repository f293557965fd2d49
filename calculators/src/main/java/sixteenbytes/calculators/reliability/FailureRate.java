package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.DAYS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * From the failures of one run to those of a larger or smaller one.
 *
 * <p>Source: Llama 3, arXiv 2407.21783, section 3.3.4, where 16,384 GPUs were stopped unexpectedly
 * 419 times within 54 days.
 */
public final class FailureRate {

  public static final Calculator CALCULATOR =
      new Calculator(
          "failure-rate",
          "Failure rate",
          "Reliability",
          "Llama 3, arXiv 2407.21783, section 3.3.4",
          List.of(
              Input.Number.required(
                      "failures",
                      "n",
                      "number of failures that were counted; without any there is no rate",
                      COUNT,
                      Range.from(1, 1e12))
                  .suchAs(419),
              Input.Number.required(
                      "days", "D", "time in which they were counted", DAYS, Range.above(0, 1e6))
                  .suchAs(54),
              GPUS.meaning("number of GPUs that ran").suchAs(16384),
              GPUS.named("targetGpus", "N_t")
                  .meaning("number of GPUs of the job to plan")
                  .suchAs(4096)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "mtbf",
                  "Mean time between failures",
                  "M",
                  "86400 * D / n",
                  SECONDS,
                  "The time watched over the failures seen."),
              new Step(
                  "perGpuMtbf",
                  "The same for one GPU",
                  "M_1",
                  "M * N",
                  SECONDS,
                  "Any of N GPUs stops the job, so one alone lasts N times as long."),
              new Step(
                  "targetMtbf",
                  "Mean time between failures of the target",
                  "M_t",
                  "M_1 / N_t",
                  SECONDS,
                  "Failures are taken as independent and as frequent on every GPU."),
              new Step(
                  "targetPerDay",
                  "Failures a day of the target",
                  "n_t",
                  "86400 / M_t",
                  RATIO,
                  "A day has 86,400 seconds.")));

  private FailureRate() {}
}
