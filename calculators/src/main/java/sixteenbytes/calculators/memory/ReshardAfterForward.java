package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Whether sharded weights go back to their shards after the forward, or stay gathered: what either
 * sends, and what staying costs in memory.
 *
 * <p>Resharding (ZeRO-3) gathers the weights for the forward and again for the backward of every
 * micro-batch. Keeping them (ZeRO-2, or stage 3 without resharding) gathers them once a step. The
 * gradients are reduced once a step in both.
 *
 * <p>Sources: Rajbhandari et al. 2020, arXiv 1910.02054, section 7; the choice made for Llama 3 in
 * arXiv 2407.21783, section 3.3.2.
 */
public final class ReshardAfterForward {
  private static final Range DEGREE = Range.from(1, 1e6);
  private static final Range WIDTH = Range.above(0, 16);

  public static final Calculator CALCULATOR =
      new Calculator(
          "reshard",
          "Reshard after the forward",
          "Memory",
          "Rajbhandari et al. 2020, arXiv 1910.02054, section 7",
          List.of(
              Input.Number.required(
                  "params", "P", "number of parameters", PARAMETERS, Range.above(0, 1e15)),
              Input.Number.required("dp", "d", "data-parallel degree", COUNT, Range.from(2, 1e6)),
              Input.Number.required("tp", "t", "tensor-parallel degree", COUNT, DEGREE).usually(1),
              Input.Number.required("pp", "p", "number of pipeline stages", COUNT, DEGREE)
                  .usually(1),
              Input.Number.required("layers", "L", "number of layers", COUNT, Range.from(1, 1e4))
                  .usually(80),
              Input.Number.required(
                      "microBatches",
                      "m",
                      "number of micro-batches in an optimizer step",
                      COUNT,
                      Range.from(1, 1e6))
                  .usually(1),
              Input.Number.required(
                      "weightBytes", "w", "size of a weight as it is gathered", BYTES, WIDTH)
                  .usually(2),
              Input.Number.required(
                      "gradientBytes", "g", "size of a gradient as it is reduced", BYTES, WIDTH)
                  .usually(2)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "paramsPerRank",
                  "Parameters of one rank's slice",
                  "N",
                  "P / (t * p)",
                  PARAMETERS,
                  "Tensor and pipeline parallelism cut the model before data parallelism shards"
                      + " it."),
              new Step(
                  "residentBytes",
                  "Gathered weights that stay",
                  "W",
                  "w * N",
                  BYTES,
                  "Without resharding every unit that was gathered is still there at the backward:"
                      + " the whole slice."),
              new Step(
                  "unitBytes",
                  "One gathered layer",
                  "W_1",
                  "w * P / (t * L)",
                  BYTES,
                  "With resharding about one layer is whole at a time."),
              new Step(
                  "keptSentBytes",
                  "Sent by each rank when weights stay",
                  "K_s",
                  "(d - 1) / d * (w + g) * N",
                  BYTES,
                  "One all-gather of the weights and one reduce-scatter of the gradients."),
              new Step(
                  "reshardedSentBytes",
                  "Sent by each rank when weights are resharded",
                  "R_s",
                  "(d - 1) / d * (2 * m * w + g) * N",
                  BYTES,
                  "Two all-gathers for every micro-batch, and one reduce-scatter of the"
                      + " gradients."),
              new Step(
                  "ratio",
                  "Traffic of resharding over keeping",
                  "x",
                  "(2 * m * w + g) / (w + g)",
                  RATIO,
                  "Ring factor and parameters are the same in both and cancel.")));

  private ReshardAfterForward() {}
}
