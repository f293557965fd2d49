package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;

/**
 * How often to write a checkpoint: often enough that a failure costs little, seldom enough that
 * writing does.
 *
 * <p>The interval is the work between two writes, without the write. Shares are relative to useful
 * time and of first order: a failure loses half an interval on average.
 *
 * <p>Sources: Young 1974 (first order); Daly 2006, FGCS 22, equation 37; Saxena et al. 2024, arXiv
 * 2410.18124 (the period that is best for availability, which includes the write).
 */
public final class CheckpointInterval {
  private static final Range TIME = Range.above(0, 1e12);

  public static final Calculator CALCULATOR =
      new Calculator(
          "checkpoint-interval",
          "Checkpoint interval",
          "Reliability",
          "Young 1974; Daly 2006, FGCS 22, equation 37",
          List.of(
              Input.Number.required(
                      "writeTime", "delta", "time that a checkpoint stops the run", SECONDS, TIME)
                  .suchAs(60),
              Input.Number.optional(
                      "mtbf", "M", "mean time between failures of the whole job", SECONDS, TIME)
                  .suchAs(3 * 3600),
              Input.Number.optional(
                  "nodeMtbf", "M_n", "mean time between failures of one node", SECONDS, TIME),
              Input.Number.optional(
                  "nodes", "n", "number of nodes in the job", COUNT, Range.from(1, 1e8)),
              Input.Number.required(
                      "restart",
                      "R",
                      "time from a failure until the job runs again",
                      SECONDS,
                      Range.from(0, 1e12))
                  .usually(0),
              Input.Number.optional(
                  "interval",
                  "tau",
                  "work between two checkpoints; without it Young's",
                  SECONDS,
                  TIME)),
          List.of(CheckpointInterval::failureTimeIsGivenOnce),
          CheckpointInterval::steps);

  private CheckpointInterval() {}

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>(16);
    if (!given.has("mtbf")) {
      steps.add(CheckpointSteps.JOB_MTBF);
    }
    steps.add(CheckpointSteps.FAILURES_PER_DAY);
    steps.add(CheckpointSteps.YOUNG);
    if (given.number("writeTime") < 2 * mtbf(given)) {
      steps.add(CheckpointSteps.WRITE_OVER_FAILURE);
      steps.add(CheckpointSteps.DALY);
    } else {
      steps.add(CheckpointSteps.DALY_WHERE_WRITES_ARE_LONG);
    }
    steps.add(CheckpointSteps.AVAILABILITY_PERIOD);
    if (!given.has("interval")) {
      steps.add(CheckpointSteps.INTERVAL_BY_YOUNG);
    }
    steps.add(CheckpointSteps.WRITE_SHARE);
    steps.add(CheckpointSteps.REWIND_SHARE);
    steps.add(CheckpointSteps.RESTART_SHARE);
    steps.add(CheckpointSteps.LOSS_AT_INTERVAL);
    steps.add(CheckpointSteps.LOSS_AT_YOUNG);
    return steps;
  }

  private static double mtbf(Given given) {
    return given.has("mtbf")
        ? given.number("mtbf")
        : given.number("nodeMtbf") / given.number("nodes");
  }

  private static void failureTimeIsGivenOnce(Given given) {
    boolean byNode = given.has("nodeMtbf") && given.has("nodes");
    boolean anyNode = given.has("nodeMtbf") || given.has("nodes");
    if (given.has("mtbf") && anyNode) {
      throw new InvalidInput(
          "mtbf",
          "mtbf is the time between failures of the whole job, and nodeMtbf over nodes is the same"
              + " once more. Give mtbf alone, or nodeMtbf with nodes.");
    }
    if (!given.has("mtbf") && !byNode) {
      String missing = given.has("nodes") ? "nodeMtbf" : given.has("nodeMtbf") ? "nodes" : "mtbf";
      throw new InvalidInput(
          missing,
          "checkpoint-interval needs %s: give mtbf, the mean time between failures of the whole job such as 3 h, or nodeMtbf with nodes."
              .formatted(missing));
    }
  }
}
