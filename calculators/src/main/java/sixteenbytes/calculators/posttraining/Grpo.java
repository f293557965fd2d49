package sixteenbytes.calculators.posttraining;

import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * One step of group relative policy optimisation: what is generated, how long its longest answer
 * takes, and how long the learner works on it.
 *
 * <p>A slot that has finished its answer waits for the longest one, as strict on-policy order asks.
 * There is no value model; the group's mean reward stands for it.
 *
 * <p>Source: Shao et al. 2024, arXiv 2402.03300, section 4.1 (groups, the old policy and the
 * reference).
 */
public final class Grpo {
  public static final Calculator CALCULATOR =
      new Calculator(
          "grpo",
          "Group relative policy optimisation",
          "Post-training",
          "Shao et al. 2024, arXiv 2402.03300, section 4.1",
          List.of(
              Input.Number.required(
                      "prompts", "n_p", "number of prompts in a step", COUNT, Range.from(1, 1e9))
                  .suchAs(64),
              Input.Number.required(
                      "group", "n_g", "number of answers to each prompt", COUNT, Range.from(1, 1e6))
                  .suchAs(16),
              Input.Number.required(
                      "meanTokens",
                      "T_mean",
                      "number of tokens of an answer on average",
                      TOKENS,
                      Range.above(0, 1e9))
                  .suchAs(6000),
              Input.Number.required(
                      "maxTokens",
                      "T_max",
                      "number of tokens of the longest answer",
                      TOKENS,
                      Range.above(0, 1e9))
                  .suchAs(16384),
              Input.Number.required(
                      "tokenTime",
                      "t_T",
                      "time of one decoding step of an answer",
                      SECONDS,
                      Range.above(0, 1e3))
                  .suchAs(0.025),
              GPUS.suchAs(256).meaning("number of GPUs of the learner"),
              PARAMS.suchAs(70e9),
              PEAK,
              MFU,
              Learner.EXTRA_FORWARDS.usually(2)),
          List.of(Grpo::meanIsNotAboveTheLongest),
          Calculator.Plan.of(
              new Step(
                  "tokens",
                  "Tokens generated",
                  "T",
                  "n_p * n_g * T_mean",
                  TOKENS,
                  "Every prompt is answered by a whole group."),
              new Step(
                  "tailTime",
                  "Time until the last answer",
                  "t_g",
                  "T_max * t_T",
                  SECONDS,
                  "Answers run side by side, and their tokens one after another: the longest one"
                      + " ends the batch."),
              new Step(
                  "rolloutUtilisation",
                  "Slots in use",
                  "y",
                  "T_mean / T_max",
                  SHARE,
                  "A slot works for its own answer and waits for the longest."),
              SUSTAINED,
              Learner.FLOPS_PER_TOKEN,
              new Step(
                  "learnerTime",
                  "Time of the learner",
                  "t_l",
                  "C_T * T / (N * F)",
                  SECONDS,
                  "All generated tokens pass the learner once; no value model is trained.")));

  private Grpo() {}

  private static void meanIsNotAboveTheLongest(Given given) {
    double mean = given.number("meanTokens");
    double longest = given.number("maxTokens");
    if (mean > longest) {
      throw new InvalidInput(
          "meanTokens",
          "meanTokens is %s and maxTokens is %s; the mean is at most the longest answer."
              .formatted(Whiteboard.count(mean), Whiteboard.count(longest)));
    }
  }
}
