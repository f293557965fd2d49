package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;

/**
 * How many all-reduces tensor parallelism runs.
 *
 * <p>A layer has two parallel regions, attention and MLP. Each begins with the operator f (identity
 * forward, all-reduce backward) and ends with g (all-reduce forward, identity backward).
 *
 * <p>Source: Shoeybi et al. 2019, arXiv 1909.08053, section 3, figures 3 and 4.
 */
public final class TensorParallelCollectives {
  private static final Step FORWARD =
      new Step(
          "forward",
          "All-reduces of a forward pass",
          "n_f",
          "2 * L",
          COUNT,
          "One g after attention and one after the MLP of every layer.");
  private static final Step FORWARD_PER_STEP =
      new Step(
          "forwardPerStep",
          "All-reduces of m forward passes",
          "n_p",
          "m * n_f",
          COUNT,
          "Every micro-batch has activations of its own to sum.");
  private static final Step BACKWARD =
      new Step(
          "backward",
          "All-reduces of a backward pass",
          "n_b",
          "2 * L",
          COUNT,
          "One f at the entrance of attention and one at that of the MLP.");
  private static final Step PER_STEP =
      new Step(
          "perStep",
          "All-reduces of an optimizer step",
          "n_s",
          "m * n_m",
          COUNT,
          "Every micro-batch needs its own sums: accumulation saves none of them.");

  private static final Step RECOMPUTED =
      new Step(
          "recomputed",
          "All-reduces of recomputation",
          "n_r",
          "2 * L",
          COUNT,
          "The second forward runs both operators g of a layer again.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "tensor-parallel-collectives",
          "All-reduces of tensor parallelism",
          "Parallelism",
          "Shoeybi et al. 2019, arXiv 1909.08053, section 3",
          List.of(
              LAYERS,
              MICRO_BATCHES.usually(1),
              new Input.Choice(
                  "recompute",
                  "choice whether each layer's whole forward runs again before its backward",
                  List.of("none", "full"),
                  "none")),
          List.of(),
          TensorParallelCollectives::steps);

  private TensorParallelCollectives() {}

  private static List<Step> steps(Given given) {
    return given.is("recompute", "full")
        ? List.of(
            FORWARD,
            FORWARD_PER_STEP,
            RECOMPUTED,
            BACKWARD,
            perMicroBatch("n_f + n_r + n_b", "Forward, forward again and backward."),
            PER_STEP)
        : List.of(
            FORWARD,
            FORWARD_PER_STEP,
            BACKWARD,
            perMicroBatch("n_f + n_b", "Forward and backward."),
            PER_STEP);
  }

  private static Step perMicroBatch(String formula, String why) {
    return new Step("perMicroBatch", "All-reduces of a micro-batch", "n_m", formula, COUNT, why);
  }
}
