package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Whether the backward hides the all-reduce of the gradients.
 *
 * <p>Sources: Li et al. 2020, arXiv 2006.15704, section 3.2 (buckets overlap with the backward);
 * Rajbhandari et al. 2020, arXiv 1910.02054, section 7.1 (volume).
 */
public final class DataParallel {

  public static final Calculator CALCULATOR =
      new Calculator(
          "data-parallel",
          "Data parallelism",
          "Throughput",
          "Li et al. 2020, arXiv 2006.15704 (overlap with the backward); Rajbhandari et al. 2020,"
              + " arXiv 1910.02054, section 7.1",
          List.of(
              PARAMS.meaning("number of parameters whose gradients this group reduces"),
              DP,
              Input.Number.required(
                      "tokensPerGpu",
                      "T",
                      "number of tokens of one replica in a step",
                      TOKENS,
                      Range.above(0, 1e15))
                  .suchAs(16384),
              PEAK,
              MFU,
              BANDWIDTH,
              perParam("gradientBytes", "g", "size of one gradient", Range.above(0, 64), 2)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "sentBytes",
                  "Sent by each rank",
                  "V",
                  "2 * (d - 1) / d * g * P",
                  BYTES,
                  "One ring all-reduce of all gradients."),
              new Step(
                  "commTime",
                  "Communication time",
                  "t_B",
                  "V / B",
                  SECONDS,
                  "At the speed of the link, without latency."),
              SUSTAINED,
              new Step(
                  "computeTime",
                  "Compute time",
                  "t_F",
                  "6 * P * T / F",
                  SECONDS,
                  "Forward and backward of all tokens of a replica."),
              new Step(
                  "backwardTime",
                  "Backward time",
                  "t_b",
                  "2 / 3 * t_F",
                  SECONDS,
                  "Four of the six FLOPs; gradients come free layer by layer."),
              new Step(
                  "exposedTime",
                  "Exposed communication",
                  "t_x",
                  "max(0, t_B - t_b)",
                  SECONDS,
                  "What the backward cannot hide is waited for."),
              new Step(
                  "exposedShare",
                  "Exposed share",
                  "x",
                  "t_x / (t_F + t_x)",
                  SHARE,
                  "Relative to the whole step."),
              new Step(
                  "minTokensPerGpu",
                  "Tokens that hide it all",
                  "T_min",
                  "(d - 1) / d * g / 2 * F / B",
                  TOKENS,
                  "Where communication and backward take the same time; P cancels.")));

  private DataParallel() {}
}
