package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
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
  private static final Range WIDTH = Range.above(0, 16);

  public static final Calculator CALCULATOR =
      new Calculator(
          "reshard",
          "Reshard after the forward",
          "Memory",
          "Rajbhandari et al. 2020, arXiv 1910.02054, section 7",
          List.of(
              PARAMS,
              DP,
              TP.usually(1),
              STAGES.usually(1),
              LAYERS.usually(80),
              MICRO_BATCHES.usually(1),
              perParam("weightBytes", "w", "size of a weight as it is gathered", WIDTH, 2),
              perParam("gradientBytes", "g", "size of a gradient as it is reduced", WIDTH, 2)),
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
