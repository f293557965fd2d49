package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.MachineInputs.HBM;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Calculator.Plan;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ModelInputs;
import sixteenbytes.calculators.quantity.Range;

/**
 * The first inventory of an interview: model state and activations of one GPU, set against its
 * memory. No pipeline, nothing recomputed, a flash kernel, sequence parallelism beside tensor
 * parallelism, state sharded over tp times dp ranks (ZeRO-3); no buffers, no logits.
 *
 * <p>Sources: Rajbhandari et al. 2020, arXiv 1910.02054, section 3 (16 bytes); Korthikanti et al.
 * 2022, arXiv 2205.05198, section 4.2 (34 s b h / t).
 */
public final class MemoryInventory {
  public static final Calculator CALCULATOR =
      new Calculator(
          "memory-inventory",
          "State and activations against memory",
          "Memory",
          "Rajbhandari et al. 2020, arXiv 1910.02054, section 3",
          List.of(
              PARAMS,
              LAYERS,
              HIDDEN,
              SEQ,
              MICRO_BATCH,
              TP.usually(1),
              DP.meaning("data-parallel degree that shards the state").usually(1),
              ModelInputs.perParam(
                  "bytesPerParam",
                  "k",
                  "bytes of model state for one parameter",
                  Range.above(0, 100),
                  16),
              HBM),
          List.of(),
          Plan.of(
              new Step(
                  "stateBytes",
                  "Model state",
                  "M_s",
                  "k * P / (t * d)",
                  BYTES,
                  "16-bit weight and gradient, fp32 master copy and two moments for every"
                      + " parameter."),
              new Step(
                  "activationBytes",
                  "Activations",
                  "M_a",
                  "34 * s * b * h * L / t",
                  BYTES,
                  "34 bytes for each element of the residual stream in each layer; scores are not"
                      + " stored."),
              new Step(
                  "totalBytes",
                  "State and activations",
                  "M",
                  "M_s + M_a",
                  BYTES,
                  "Both have to be there at the end of the forward pass."),
              new Step(
                  "excess",
                  "Over the memory of one GPU",
                  "X",
                  "M - HBM",
                  BYTES,
                  "What does not fit, and so what the layout has to remove; negative where all"
                      + " fits."),
              new Step(
                  "gpus",
                  "GPUs to hold it",
                  "G",
                  "ceil(M / HBM)",
                  COUNT,
                  "If everything could be divided evenly, and nothing else took memory.")));

  private MemoryInventory() {}
}
