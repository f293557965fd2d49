package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.BYTES_PER_SECOND;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * How large a sharded checkpoint is, how long storage takes to swallow it, and how long the GPUs
 * stand still for it.
 *
 * <p>Every byte is written once, by one of the ranks. What is needed to go on is 14 bytes a
 * parameter: the 16-bit weight, the fp32 master and two moments; gradients are not kept. A rank
 * copies its share to the memory of its host, and the way from there to storage runs beside the
 * training.
 *
 * <p>Sources: Rajbhandari et al. 2020, arXiv 1910.02054, section 3.1 (the parts of the state);
 * Llama 3, arXiv 2407.21783, section 3.3.1 (2 TB/s of storage, 1 MB to 4 GB of checkpoint a GPU).
 */
public final class CheckpointWrite {
  private static final Range SPEED = Range.above(0, 1e18);

  public static final Calculator CALCULATOR =
      new Calculator(
          "checkpoint-write",
          "Checkpoint write",
          "Reliability",
          "Llama 3, arXiv 2407.21783, section 3.3.1; Rajbhandari et al. 2020, arXiv 1910.02054,"
              + " section 3.1",
          List.of(
              PARAMS.suchAs(405e9),
              perParam(
                  "bytesPerParam",
                  "b_P",
                  "part of the state that is saved",
                  Range.above(0, 64),
                  14),
              Input.Number.required(
                      "ranks",
                      "n",
                      "number of ranks that share the write",
                      COUNT,
                      Range.from(1, 1e8))
                  .suchAs(16384),
              Input.Number.required(
                      "storageBandwidth",
                      "B_s",
                      "speed of the storage for the whole job",
                      BYTES_PER_SECOND,
                      SPEED)
                  .suchAs(2e12),
              Input.Number.required(
                      "pcieBandwidth",
                      "B_h",
                      "speed from one GPU to the memory of its host",
                      BYTES_PER_SECOND,
                      SPEED)
                  .usually(32e9)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "totalBytes",
                  "Checkpoint",
                  "C",
                  "b_P * P",
                  BYTES,
                  "Weights, master weights and moments; gradients are computed anew."),
              new Step(
                  "bytesPerRank",
                  "Share of a rank",
                  "C_r",
                  "C / n",
                  BYTES,
                  "Every byte is written once, and all ranks write at the same time."),
              new Step(
                  "writeTime",
                  "Time to write",
                  "t_w",
                  "C / B_s",
                  SECONDS,
                  "Storage takes all shares together at its own speed, while training goes on."),
              new Step(
                  "stallTime",
                  "Time that training stops",
                  "t_s",
                  "C_r / B_h",
                  SECONDS,
                  "Only the copy to the host has to be over before the weights may change.")));

  private CheckpointWrite() {}
}
