package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.inputs.DegreeInputs.CHUNKS;
import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The bubble of a pipeline schedule: how long a stage waits, and how much it holds meanwhile.
 *
 * <p>Two conventions are in use and both are outputs. <em>Bubble ratio</em> is idle over ideal
 * compute, <em>idle fraction</em> idle over the whole step: 21.9 % and 17.9 % for p = 8, m = 32.
 *
 * <p>Backward times are those of the zero-bubble paper: B_i for the inputs and W for the weights;
 * the table of DualPipe writes B for their sum. Communication costs nothing here. What a stage
 * holds is counted in micro-batches through one whole stage.
 *
 * <p>The zero-bubble forms hold where weight passes are no longer than the other two and there are
 * micro-batches enough to fill the warm-up: m at least p for ZB-H1, 2p - 1 for ZB-H2. The step of
 * ZB-H2 is that of one stage, from its first pass to its last: stages start one after another, and
 * end so, since the optimizer does not wait for all of them. Interleaving wants m to be a multiple
 * of p. An overlapped pair shortens the wait of DualPipe here, not the ideal step.
 *
 * <p>Sources: GPipe, 1F1B and interleaving Narayanan et al. 2021, arXiv 2104.04473, section 2.2;
 * ZB-H1 and ZB-H2 Qi et al. 2023, arXiv 2401.10241, Table 2; DualPipe DeepSeek-V3, arXiv
 * 2412.19437, Table 2; DualPipeV the README of deepseek-ai/DualPipe.
 */
public final class Bubble {
  private static final Range TIME = Range.from(0, 1e6);
  private static final List<String> TWO_ENDED = List.of("dualpipe", "dualpipev");

  public static final Calculator CALCULATOR =
      new Calculator(
          "bubble",
          "Pipeline bubble",
          "Pipeline",
          "Narayanan et al. 2021, arXiv 2104.04473, section 2.2; Qi et al. 2023, arXiv 2401.10241,"
              + " Table 2",
          List.of(
              STAGES,
              MICRO_BATCHES,
              CHUNKS,
              new Input.Choice(
                  "schedule",
                  "order in which forward and backward run",
                  List.of(
                      "gpipe", "1f1b", "interleaved", "zb-h1", "zb-h2", "dualpipe", "dualpipev"),
                  "1f1b"),
              time("forward", "F", "forward time of one micro-batch in a stage").usually(1),
              time(
                      "backwardInput",
                      "B_i",
                      "backward time for the inputs of one micro-batch in a stage")
                  .usually(1),
              time(
                      "backwardWeight",
                      "W",
                      "backward time for the weights of one micro-batch in a stage")
                  .usually(1),
              time(
                      "overlapped",
                      "X",
                      "time of a forward and a whole backward that overlap, for DualPipe; without"
                          + " it overlap gains nothing")
                  .orNone(),
              Input.Number.required(
                      "target", "r_t", "bubble ratio to stay below", SHARE, Range.above(0, 1000))
                  .usually(0.05)),
          List.of(Bubble::somethingTakesTime, Bubble::bothEndsNeedEvenStages, Bubble::overlapFits),
          Bubble::steps);

  private Bubble() {}

  private static Input.Number time(String name, String symbol, String meaning) {
    return Input.Number.required(name, symbol, meaning, SECONDS, TIME);
  }

  private static List<Step> steps(Given given) {
    return Schedules.plan(given.choice("schedule"), given.has("overlapped"));
  }

  private static void somethingTakesTime(Given given) {
    if (given.number("forward") + given.number("backwardInput") + given.number("backwardWeight")
        == 0) {
      throw new InvalidInput(
          "forward",
          "forward, backwardInput and backwardWeight are all 0 s; a micro-batch must take some"
              + " time, such as 1 s each.");
    }
  }

  private static void bothEndsNeedEvenStages(Given given) {
    double stages = given.number("stages");
    if (TWO_ENDED.contains(given.choice("schedule")) && stages % 2 != 0) {
      String nearest =
          stages < 2 ? "2" : Whiteboard.count(stages - 1) + " or " + Whiteboard.count(stages + 1);
      throw new InvalidInput(
          "stages",
          "stages is %s; %s feeds micro-batches from both ends and needs an even number, such as %s."
              .formatted(
                  Whiteboard.count(stages),
                  given.is("schedule", "dualpipe") ? "DualPipe" : "DualPipeV",
                  nearest));
    }
  }

  private static void overlapFits(Given given) {
    if (!given.has("overlapped")) {
      return;
    }
    if (!TWO_ENDED.contains(given.choice("schedule"))) {
      throw new InvalidInput(
          "overlapped",
          "overlapped is for schedules that overlap a forward with a backward: dualpipe and"
              + " dualpipev. Leave it out for %s.".formatted(given.choice("schedule")));
    }
    double forward = given.number("forward");
    double backward = given.number("backwardInput") + given.number("backwardWeight");
    double pair = given.number("overlapped");
    double least = Math.max(forward, backward);
    double most = forward + backward;
    double slack = 1e-9 * most;
    if (pair < least - slack || pair > most + slack) {
      throw new InvalidInput(
          "overlapped",
          "overlapped is %s; a forward and a backward together take at least the longer of the two, %s, and at most their sum, %s."
              .formatted(
                  Whiteboard.exact(pair, SECONDS),
                  Whiteboard.exact(least, SECONDS),
                  Whiteboard.exact(most, SECONDS)));
    }
  }
}
