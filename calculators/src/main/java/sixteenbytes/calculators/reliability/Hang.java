package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.quantity.Measure.GPU_HOURS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * What a collective that never ends costs: all GPUs wait for the watchdog, and then for the
 * restart.
 *
 * <p>The work that is done again from the last checkpoint comes on top; see {@link Recovery}.
 *
 * <p>Sources: PyTorch, torch.distributed.init_process_group (the timeout, ten minutes with NCCL);
 * Llama 3, arXiv 2407.21783, section 3.3.4 (collectives that hang, and how they are found).
 */
public final class Hang {

  public static final Calculator CALCULATOR =
      new Calculator(
          "hang",
          "Hang of a collective",
          "Reliability",
          "PyTorch, torch.distributed.init_process_group, timeout; Llama 3, arXiv 2407.21783,"
              + " section 3.3.4",
          List.of(
              GPUS.suchAs(16384),
              Input.Number.required(
                      "timeout",
                      "t_o",
                      "time until the watchdog ends a collective that hangs",
                      SECONDS,
                      Range.from(0, 1e9))
                  .suchAs(600),
              Input.Number.required(
                      "hangsPerMonth",
                      "n",
                      "number of hangs in a month of 30 days on average",
                      RATIO,
                      Range.from(0, 1e6))
                  .suchAs(10),
              Input.Number.required(
                      "restart",
                      "R",
                      "time from the end of the collective until the job runs again",
                      SECONDS,
                      Range.from(0, 1e9))
                  .suchAs(300)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "lostPerHang",
                  "Lost in a hang",
                  "t",
                  "t_o + R",
                  SECONDS,
                  "Nobody knows of the hang before the watchdog does; then the job starts again."),
              new Step(
                  "gpuHoursPerHang",
                  "GPU-hours of a hang",
                  "H",
                  "N * t / 3600",
                  GPU_HOURS,
                  "Every GPU of the job waits, not only the one that is missing."),
              new Step(
                  "lostShare",
                  "Lost share",
                  "l",
                  "n * t / (30 * 86400)",
                  SHARE,
                  "Of a month of 30 days with 86,400 seconds each.")));

  private Hang() {}
}
