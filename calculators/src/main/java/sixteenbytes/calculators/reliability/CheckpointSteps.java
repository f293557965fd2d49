package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import sixteenbytes.calculators.formula.Step;

/** The lines that {@link CheckpointInterval} chooses from. */
final class CheckpointSteps {
  static final Step JOB_MTBF =
      new Step(
          "jobMtbf",
          "Mean time between failures of the job",
          "M",
          "M_n / n",
          SECONDS,
          "Any node stops the job, so n nodes fail n times as often as one.");
  static final Step FAILURES_PER_DAY =
      new Step(
          "failuresPerDay",
          "Failures a day",
          "N_f",
          "86400 / M",
          RATIO,
          "A day has 86,400 seconds.");
  static final Step YOUNG =
      new Step(
          "young",
          "Interval by Young",
          "tau_Y",
          "sqrt(2 * delta * M)",
          SECONDS,
          "Writing costs delta/tau, lost work tau/2M: their sum is least where both are equal.");
  static final Step WRITE_OVER_FAILURE =
      new Step(
          "dalyRatio",
          "Root of write time over twice the failure time",
          "z",
          "sqrt(delta / (2 * M))",
          RATIO,
          "Small when writes are short beside the time between failures; then Young is enough.");
  static final Step DALY =
      daly(
          "tau_Y * (1 + z / 3 + z^2 / 9) - delta",
          "Daly counts failures during writes and restarts, and takes the write off at the end.");
  static final Step DALY_WHERE_WRITES_ARE_LONG =
      daly("M", "A write takes twice the time between failures or more: write once per failure.");
  static final Step AVAILABILITY_PERIOD =
      new Step(
          "availabilityPeriod",
          "Best period for availability, write included",
          "tau_A",
          "delta + sqrt(2 * (M + R) * delta + delta^2)",
          SECONDS,
          "Another optimum: the share of time in useful work, with restarts; the write is in it.");
  static final Step INTERVAL_BY_YOUNG =
      new Step(
          "usedInterval",
          "Interval",
          "tau",
          "tau_Y",
          SECONDS,
          "No interval is given, so Young's is taken.");
  static final Step WRITE_SHARE =
      new Step(
          "writeShare",
          "Lost to writing",
          "l_w",
          "delta / tau",
          SHARE,
          "One write for every interval of work.");
  static final Step REWIND_SHARE =
      new Step(
          "rewindShare",
          "Lost to work done again",
          "l_r",
          "tau / (2 * M)",
          SHARE,
          "A failure strikes in the middle of an interval on average, once in M.");
  static final Step RESTART_SHARE =
      new Step(
          "restartShare",
          "Lost to restarts",
          "l_R",
          "R / M",
          SHARE,
          "One restart per failure, whatever the interval.");
  static final Step LOSS_AT_INTERVAL =
      new Step(
          "lossAtInterval",
          "Lost in all",
          "l",
          "l_w + l_r + l_R",
          SHARE,
          "Relative to useful time, first order: fine while it stays well below one.");
  static final Step LOSS_AT_YOUNG =
      new Step(
          "lossAtYoung",
          "Lost in all at Young's interval",
          "l_Y",
          "delta / tau_Y + tau_Y / (2 * M) + R / M",
          SHARE,
          "The least that a good choice of the interval leaves.");

  private CheckpointSteps() {}

  private static Step daly(String formula, String why) {
    return new Step("daly", "Interval by Daly", "tau_D", formula, SECONDS, why);
  }
}
