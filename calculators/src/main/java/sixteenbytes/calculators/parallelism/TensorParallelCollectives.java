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
    return List.of(
        new Step(
            "forward",
            "All-reduces of a forward pass",
            "n_f",
            "2 * L",
            COUNT,
            "One g after attention and one after the MLP of every layer."),
        new Step(
            "forwardPerStep",
            "All-reduces of m forward passes",
            "n_p",
            "m * n_f",
            COUNT,
            "Every micro-batch has activations of its own to sum."),
        given.is("recompute", "full")
            ? again("2 * L", "The second forward runs both operators g of a layer again.")
            : again("0", "Nothing runs twice."),
        new Step(
            "backward",
            "All-reduces of a backward pass",
            "n_b",
            "2 * L",
            COUNT,
            "One f at the entrance of attention and one at that of the MLP."),
        new Step(
            "perMicroBatch",
            "All-reduces of a micro-batch",
            "n_m",
            "n_f + n_r + n_b",
            COUNT,
            "Forward, recomputed forward and backward."),
        new Step(
            "perStep",
            "All-reduces of an optimizer step",
            "n_s",
            "m * n_m",
            COUNT,
            "Every micro-batch needs its own sums: accumulation saves none of them."));
  }

  private static Step again(String formula, String why) {
    return new Step("recomputed", "All-reduces of recomputation", "n_r", formula, COUNT, why);
  }
}
