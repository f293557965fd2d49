package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;

/**
 * What a limit on the activations of the first stage does to a pipeline of equal stages.
 *
 * <p>GPipe holds all its micro-batches at once, so the limit is a limit on m and thereby on the
 * bubble. Under 1F1B m stays free; with fewer than p places the first stage cannot start often
 * enough, and the pipeline runs at w/p for as long as it runs, m being large and each stage working
 * on whatever is ready, backward first.
 *
 * <p>Source: GPipe against 1F1B Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1; the
 * throttled rate is the round trip of p slots over w places, and agrees with a simulation.
 */
public final class ActivationBudget {
  private static final Range MEMORY = Range.above(0, 1e18);

  private static final Step THROTTLED =
      utilisation(
          "w / p",
          "A micro-batch keeps its place for a round trip of p slots, so w places give w slots of"
              + " work in p.");
  private static final Step UNTHROTTLED =
      utilisation("1", "With p places or more nobody waits for a place.");

  private static final Step FITTING =
      new Step(
          "fitting",
          "Micro-batches that fit",
          "w",
          "floor(C / a)",
          COUNT,
          "Only whole micro-batches can be held.");
  private static final Step GPIPE_RATIO =
      new Step(
          "gpipeRatio",
          "Bubble ratio of GPipe",
          "r_g",
          "(p - 1) / w",
          SHARE,
          "GPipe holds all m micro-batches of the step, so m can be no larger than what fits.");
  private static final Step GPIPE_IDLE =
      new Step(
          "gpipeIdle",
          "Idle fraction of GPipe",
          "f_g",
          "(p - 1) / (w + p - 1)",
          SHARE,
          "The same wait as a share of the whole step, waiting included.");
  private static final Step FULL_PIPE_BYTES =
      new Step(
          "fullPipeBytes",
          "1F1B at full rate",
          "C_p",
          "p * a",
          BYTES,
          "The first stage of 1F1B holds p micro-batches, whatever m is.");
  private static final Step THROTTLED_IDLE =
      new Step(
          "throttledIdle",
          "Idle share of 1F1B",
          "f_u",
          "1 - u",
          SHARE,
          "What is not used is idle, however many micro-batches the step has.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "activation-budget",
          "Pipeline under an activation budget",
          "Pipeline",
          "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1",
          List.of(
              STAGES,
              Input.Number.required(
                      "budget", "C", "memory for activations on the first stage", BYTES, MEMORY)
                  .suchAs(16e9),
              Input.Number.required(
                      "microBatchBytes",
                      "a",
                      "activation bytes that one micro-batch keeps on the first stage",
                      BYTES,
                      MEMORY)
                  .suchAs(2e9)),
          List.of(ActivationBudget::oneFits),
          ActivationBudget::steps);

  private ActivationBudget() {}

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>();
    steps.add(FITTING);
    steps.add(GPIPE_RATIO);
    steps.add(GPIPE_IDLE);
    steps.add(FULL_PIPE_BYTES);
    steps.add(utilisation(given));
    steps.add(THROTTLED_IDLE);
    return steps;
  }

  private static Step utilisation(Given given) {
    boolean throttled =
        Math.floor(given.number("budget") / given.number("microBatchBytes"))
            < given.number("stages");
    return throttled ? THROTTLED : UNTHROTTLED;
  }

  private static Step utilisation(String formula, String why) {
    return new Step("utilisation", "Utilisation of 1F1B", "u", formula, SHARE, why);
  }

  private static void oneFits(Given given) {
    if (given.number("budget") < given.number("microBatchBytes")) {
      throw new InvalidInput(
          "budget",
          "budget is smaller than microBatchBytes, so not one micro-batch fits. Raise it, or make"
              + " the micro-batch smaller.");
    }
  }
}
