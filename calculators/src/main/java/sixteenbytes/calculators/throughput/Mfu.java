package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.quantity.Measure.OPERATIONS;
import static sixteenbytes.calculators.quantity.Measure.PER_SECOND;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Which share of the peak the model sees, and which the hardware.
 *
 * <p>Attention FLOPs are in neither figure.
 *
 * <p>Source: Chowdhery et al. 2022, arXiv 2204.02311, section 4.1 and appendix B.
 */
public final class Mfu {
  private static final Step MODEL_FLOPS =
      new Step(
          "modelFlops",
          "Model FLOPs of a step",
          "C",
          TrainingFlops.SIX.formula(),
          OPERATIONS,
          "Six for each parameter and token; recompute is no model work.");
  private static final Step AVAILABLE =
      new Step(
          "availableFlops",
          "What the peak would allow",
          "A",
          "N * F_peak * t",
          OPERATIONS,
          "All GPUs at their dense peak for the whole step.");
  private static final Step SHARE_OF_PEAK =
      new Step(
          "mfu",
          "Model FLOP utilisation",
          "MFU",
          "C / A",
          SHARE,
          "It never counts recompute, so it is what the run gets for its time.");
  private static final Step HARDWARE =
      new Step(
          "hfu",
          "Hardware FLOP utilisation",
          "HFU",
          "MFU",
          SHARE,
          "Nothing but the scores is recomputed, and attention is in neither figure.");
  private static final Step HARDWARE_AGAIN =
      new Step(
          "hfu",
          "Hardware FLOP utilisation",
          "HFU",
          "8 / 6 * MFU",
          SHARE,
          "The chips run eight FLOPs where the model needs six.");
  private static final Step RATE =
      new Step(
          "tokensPerSecond",
          "Tokens per second",
          "R",
          "T / t",
          PER_SECOND,
          "What all GPUs together get through.");
  private static final Step RATE_PER_GPU =
      new Step(
          "tokensPerGpuSecond",
          "Tokens per GPU and second",
          "R_1",
          "R / N",
          PER_SECOND,
          "The figure to compare runs of different size with.");

  private static final List<Step> PLAIN =
      List.of(MODEL_FLOPS, AVAILABLE, SHARE_OF_PEAK, HARDWARE, RATE, RATE_PER_GPU);
  private static final List<Step> RECOMPUTED =
      List.of(MODEL_FLOPS, AVAILABLE, SHARE_OF_PEAK, HARDWARE_AGAIN, RATE, RATE_PER_GPU);

  public static final Calculator CALCULATOR =
      new Calculator(
          "mfu",
          "Model FLOP utilisation",
          "Throughput",
          "Chowdhery et al. 2022, arXiv 2204.02311, section 4.1",
          List.of(
              PARAMS,
              Input.Number.required(
                      "tokensPerStep",
                      "T",
                      "number of tokens in a step, all replicas together",
                      TOKENS,
                      Range.above(0, 1e15))
                  .suchAs(4e6),
              GPUS,
              PEAK,
              Input.Number.required(
                      "stepTime", "t", "time of one step", SECONDS, Range.above(0, 1e9))
                  .suchAs(5),
              new Input.Choice(
                  "recompute", "recompute policy", List.of("none", "selective", "full"), "none")),
          List.of(),
          given -> given.is("recompute", "full") ? RECOMPUTED : PLAIN);

  private Mfu() {}
}
