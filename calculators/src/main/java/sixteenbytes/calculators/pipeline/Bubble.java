package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;

/**
 * The bubble of a pipeline schedule: how long a stage waits, and how much it holds meanwhile.
 *
 * <p>Two conventions are in use and both are outputs. <em>Bubble ratio</em> is idle over ideal
 * compute, <em>idle fraction</em> idle over the whole step: 21.9 % and 17.9 % for p = 8, m = 32.
 *
 * <p>Sources: GPipe, 1F1B and interleaving Narayanan et al. 2021, arXiv 2104.04473, section 2.2;
 * ZB-H1 and ZB-H2 Qi et al. 2023, arXiv 2401.10241, Table 2; DualPipe DeepSeek-V3, arXiv
 * 2412.19437, Table 2.
 */
public final class Bubble {
  private static final Range TIME = Range.from(0, 1e6);

  private static final Step WORK =
      new Step(
          "workPerMicroBatch",
          "Work of one micro-batch",
          "T",
          "F + B_i + W",
          SECONDS,
          "A stage runs forward, the backward for the inputs and the backward for the weights.");
  private static final Step IDEAL =
      new Step(
          "idealTime",
          "Ideal step",
          "I_d",
          "m * T",
          SECONDS,
          "A stage that never waits works through its m micro-batches back to back.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "bubble",
          "Pipeline bubble",
          "Pipeline",
          "Narayanan et al. 2021, arXiv 2104.04473, section 2.2",
          List.of(
              Input.Number.required(
                  "stages", "p", "number of pipeline stages", COUNT, Range.from(1, 4096)),
              Input.Number.required(
                  "microBatches",
                  "m",
                  "number of micro-batches of one pipeline in a step",
                  COUNT,
                  Range.from(1, 1e6)),
              Input.Number.required(
                      "chunks",
                      "v",
                      "number of model chunks that each stage holds",
                      COUNT,
                      Range.from(1, 256))
                  .usually(1),
              new Input.Choice(
                  "schedule",
                  "order in which forward and backward run",
                  List.of("gpipe", "1f1b", "interleaved", "zb-h1", "zb-h2", "dualpipe"),
                  "1f1b"),
              Input.Number.required(
                      "forward", "F", "forward time of one micro-batch in a stage", SECONDS, TIME)
                  .usually(1),
              Input.Number.required(
                      "backwardInput",
                      "B_i",
                      "backward time for the inputs of one micro-batch in a stage",
                      SECONDS,
                      TIME)
                  .usually(1),
              Input.Number.required(
                      "backwardWeight",
                      "W",
                      "backward time for the weights of one micro-batch in a stage",
                      SECONDS,
                      TIME)
                  .usually(1),
              Input.Number.required(
                      "target", "r_t", "bubble ratio to stay below", SHARE, Range.above(0, 100))
                  .usually(0.05)),
          List.of(Bubble::dualPipeHasEvenStages),
          Bubble::steps);

  private Bubble() {}

  private static List<Step> steps(Given given) {
    String schedule = given.choice("schedule");
    return List.of(
        WORK,
        idle(schedule),
        IDEAL,
        new Step(
            "bubbleRatio",
            "Bubble ratio",
            "r",
            "I / I_d",
            SHARE,
            "The wait relative to the ideal step: 20 % means that the step takes 1.2 times the"
                + " ideal."),
        new Step(
            "stepTime", "Step time", "t_s", "I_d + I", SECONDS, "The ideal step and the wait."),
        new Step(
            "idleFraction",
            "Idle fraction",
            "f",
            "I / t_s",
            SHARE,
            "The same wait as a share of the whole step, waiting included."));
  }

  private static Step idle(String schedule) {
    return switch (schedule) {
      case "gpipe", "1f1b" ->
          idle("(p - 1) * T", "Filling and draining together cost p - 1 slots of work.");
      default -> throw new IllegalStateException(schedule);
    };
  }

  private static Step idle(String formula, String why) {
    return new Step("idleTime", "Idle time", "I", formula, SECONDS, why);
  }

  private static void dualPipeHasEvenStages(Given given) {
    double stages = given.number("stages");
    if (given.is("schedule", "dualpipe") && stages % 2 != 0) {
      throw new InvalidInput(
          "stages",
          "stages is %.0f; DualPipe feeds micro-batches from both ends and needs an even number, such as %.0f or %.0f."
              .formatted(stages, Math.max(2, stages - 1), stages + 1));
    }
  }
}
