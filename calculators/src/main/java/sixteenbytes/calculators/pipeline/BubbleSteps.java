package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import java.util.stream.Stream;
import sixteenbytes.calculators.formula.Step;

/** The lines that {@link Bubble} puts together for each schedule. */
final class BubbleSteps {
  private static final Step WORK =
      new Step(
          "workPerMicroBatch",
          "Work of one micro-batch",
          "T",
          "F + B_i + W",
          SECONDS,
          "A stage runs forward, the backward for the inputs and the backward for the weights.");
  static final Step OVERLAPPED =
      new Step(
          "overlappedPair",
          "Forward and backward of two micro-batches",
          "X",
          "F + B_i + W",
          SECONDS,
          "Run one after the other, the pair takes the sum; overlap would make it shorter.");
  static final Step IDEAL =
      ideal("m * T", "A stage that never waits works through its m micro-batches back to back.");
  static final Step IDEAL_OF_TWO_STAGES =
      ideal("2 * m * T", "A device that folds two stages runs every micro-batch twice.");
  private static final Step RATIO_OF_IDEAL =
      new Step(
          "bubbleRatio",
          "Bubble ratio",
          "r",
          "I / I_d",
          SHARE,
          "The wait relative to the ideal step: at 20 % a step is as long as 1.2 ideal ones.");
  private static final Step STEP_TIME =
      new Step("stepTime", "Step time", "t_s", "I_d + I", SECONDS, "The ideal step and the wait.");
  private static final Step FRACTION_OF_STEP =
      new Step(
          "idleFraction",
          "Idle fraction",
          "f",
          "I / t_s",
          SHARE,
          "The same wait as a share of the whole step, waiting included.");
  private static final Step SAVED =
      new Step(
          "savedTime",
          "Idle time saved against 1F1B",
          "S",
          "(p - 1) * T - I",
          SECONDS,
          "Plain 1F1B loses p - 1 slots, each a forward and a whole backward.");
  static final Step MICRO_BATCHES_FOR =
      microBatchesFor(
          "max(1, ceil(I / (r_t * T)))",
          "The wait does not depend on m, so enough micro-batches dilute it below the target.");
  static final Step MICRO_BATCHES_FOR_TWO_STAGES =
      microBatchesFor(
          "max(1, ceil(I / (r_t * 2 * T)))",
          "The wait does not depend on m, and a micro-batch is two stages of work on a device.");
  static final Step AS_MANY_MESSAGES =
      messages("1", "A micro-batch crosses every edge between stages once, and its gradient back.");
  static final Step MORE_MESSAGES =
      messages("v", "With v chunks a micro-batch goes around the stages v times.");

  private BubbleSteps() {}

  static List<Step> inOrder(
      List<Step> idle,
      Step ideal,
      Step first,
      Step last,
      Step messages,
      Step copies,
      Step devices) {
    Step enough = ideal.equals(IDEAL) ? MICRO_BATCHES_FOR : MICRO_BATCHES_FOR_TWO_STAGES;
    return Stream.of(
            List.of(WORK),
            idle,
            List.of(
                ideal,
                RATIO_OF_IDEAL,
                STEP_TIME,
                FRACTION_OF_STEP,
                first,
                last,
                messages,
                enough,
                copies,
                devices),
            ideal.equals(IDEAL) ? List.of(SAVED) : List.<Step>of())
        .flatMap(List::stream)
        .toList();
  }

  static Step idle(String formula, String why) {
    return new Step("idleTime", "Idle time", "I", formula, SECONDS, why);
  }

  static Step first(String formula, String why) {
    return new Step(
        "inFlightFirst", "Micro-batches held by the first stage", "n_1", formula, COUNT, why);
  }

  static Step last(String formula, String why) {
    return new Step(
        "inFlightLast", "Micro-batches held by the last stage", "n_p", formula, COUNT, why);
  }

  static Step copies(String formula, String why) {
    return new Step("paramCopies", "Copies of the parameters", "c_P", formula, COUNT, why);
  }

  static Step devices(String formula, String why) {
    return new Step("devices", "Devices of one pipeline", "N_d", formula, COUNT, why);
  }

  private static Step ideal(String formula, String why) {
    return new Step("idealTime", "Ideal step", "I_d", formula, SECONDS, why);
  }

  private static Step messages(String formula, String why) {
    return new Step("messagesFactor", "Messages relative to 1F1B", "q", formula, COUNT, why);
  }

  private static Step microBatchesFor(String formula, String why) {
    return new Step("microBatchesFor", "Micro-batches for the target", "m_t", formula, COUNT, why);
  }
}
