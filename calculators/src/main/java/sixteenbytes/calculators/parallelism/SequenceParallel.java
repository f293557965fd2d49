package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Step;

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
          List.of(SEQ, MICRO_BATCH, HIDDEN, LAYERS, TP),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "messageBytes",
                  "One hidden tensor",
                  "M",
                  "2 * s * b * h",
                  BYTES,
                  "Two bytes an element."),
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
                  "Inputs of norms and dropouts lie on every tensor rank: ten bytes an element."),
              new Step(
                  "strandedAfter",
                  "The same, divided",
                  "M_t",
                  "M_10 / t",
                  BYTES,
                  "Each rank keeps its part of the sequence.")));

  private SequenceParallel() {}
}
