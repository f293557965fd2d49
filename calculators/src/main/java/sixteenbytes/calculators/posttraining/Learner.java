package sixteenbytes.calculators.posttraining;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.OPERATIONS;

import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/** What the learner of a reinforcement-learning step computes for a token that was generated. */
final class Learner {
  /** Forward passes without a backward: of the policy that generated, of the reference. */
  static final Input.Number EXTRA_FORWARDS =
      Input.Number.required(
          "extraForwards",
          "x",
          "number of forward passes beside the training pass, such as those of the old policy and"
              + " the reference",
          COUNT,
          Range.from(0, 100));

  static final Step FLOPS_PER_TOKEN =
      new Step(
          "learnerFlopsPerToken",
          "Learner FLOPs per token",
          "C_T",
          "(6 + 2 * x) * P",
          OPERATIONS,
          "Forward and backward take six FLOPs for each parameter, every extra forward two.");

  private Learner() {}
}
