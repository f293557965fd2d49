package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Sequence parallelism over the tensor ranks: the same bytes on the wire, fewer in memory.
 *
 * <p>One micro-batch through all layers, forward and backward, for each GPU.
 *
 * <p>Source: Korthikanti et al. 2022, arXiv 2205.05198, section 4.2.
 */
public final class SequenceParallel {

  public static final Calculator CALCULATOR =
      new Calculator(
          "sequence-parallel",
          "Sequence parallelism",
          "Parallelism",
          "Korthikanti et al. 2022, arXiv 2205.05198, section 4.2",
          List.of(
              SEQ,
              MICRO_BATCH,
              HIDDEN,
              LAYERS,
              TP,
              Input.Number.required(
                      "regathers",
                      "n",
                      "number of inputs of a layer that are not stored gathered, but gathered again"
                          + " in the backward",
                      COUNT,
                      Range.from(0, 16))
                  .usually(2)),
          List.of(),
          Calculator.Plan.of(
              HiddenTensor.step("messageBytes", "One hidden tensor", "M", "Two bytes per element."),
              new Step(
                  "allReduceBytes",
                  "Sent without it",
                  "V_0",
                  "4 * L * 2 * (t - 1) / t * M",
                  BYTES,
                  "Four all-reduces in a layer, forward and backward together."),
              new Step(
                  "gatherScatterBytes",
                  "Sent with it",
                  "V_1",
                  "(4 * L + 4 * L) * (t - 1) / t * M",
                  BYTES,
                  "Four all-gathers and four reduce-scatters: the two halves of each all-reduce,"
                      + " and not a byte more."),
              new Step(
                  "strandedBefore",
                  "Undivided without it",
                  "M_10",
                  "L * 10 * s * b * h",
                  BYTES,
                  "Inputs of norms and dropouts lie on every tensor rank: ten bytes per element."),
              new Step(
                  "strandedAfter",
                  "The same, divided",
                  "M_t",
                  "M_10 / t",
                  BYTES,
                  "Each rank keeps its part of the sequence."),
              new Step(
                  "savedBytes",
                  "Saved by it",
                  "M_s",
                  "M_10 - M_t",
                  BYTES,
                  "One part in t remains."),
              new Step(
                  "regatherBytes",
                  "Sent for gathering again",
                  "V_n",
                  "n * L * (t - 1) / t * M",
                  BYTES,
                  "An input that is not stored gathered is gathered once more before its weight"
                      + " gradient."),
              new Step(
                  "sentWithRegather",
                  "Sent with it and with gathering again",
                  "V_2",
                  "V_1 + V_n",
                  BYTES,
                  "The price of storing the inputs of the column-parallel matrices sharded."),
              new Step(
                  "regatherShare",
                  "Extra bytes of gathering again",
                  "x",
                  "n / 8",
                  SHARE,
                  "A layer has eight halves of an all-reduce already; each gather is one more.")));

  private SequenceParallel() {}
}
