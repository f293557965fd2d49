package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.inputs.DegreeInputs.CHUNKS;
import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * A larger data-parallel degree at the same global batch: fewer tokens and fewer micro-batches for
 * each replica, the same gradients.
 *
 * <p>Nothing overlaps, and the time of the all-reduce is taken as unchanged: a ring sends 2(d-1)/d
 * of the gradients, which is close to 2 already.
 *
 * <p>Sources: bubble Narayanan et al. 2021, arXiv 2104.04473, section 2.2; the effect in practice,
 * Llama 3, arXiv 2407.21783, table 4.
 */
public final class FixedBatchScaling {
  private static final Range TIME = Range.above(0, 1e6);

  public static final Calculator CALCULATOR =
      new Calculator(
          "fixed-batch-scaling",
          "More data parallelism, same batch",
          "Throughput",
          "Narayanan et al. 2021, arXiv 2104.04473, section 2.2",
          List.of(
              Input.Number.required(
                      "growth",
                      "x",
                      "factor on the data-parallel degree",
                      COUNT,
                      Range.from(1, 1e6))
                  .usually(2),
              Input.Number.required(
                      "computeTime", "k", "compute time of a step before", SECONDS, TIME)
                  .usually(1),
              Input.Number.required(
                      "commTime", "c", "time of the gradient all-reduce", SECONDS, TIME)
                  .usually(0.1),
              MFU.named("mfu", "u").meaning("MFU before").usually(0.4),
              STAGES.usually(8),
              MICRO_BATCHES
                  .meaning("number of micro-batches of a replica in a step before")
                  .usually(64),
              CHUNKS),
          List.of(Rule.divides("growth", "microBatches")),
          Calculator.Plan.of(
              new Step(
                  "computeAfter",
                  "Compute time after",
                  "k_a",
                  "k / x",
                  SECONDS,
                  "The same tokens are spread over x times the replicas."),
              new Step(
                  "shareBefore",
                  "Communication share before",
                  "f_b",
                  "c / (k + c)",
                  SHARE,
                  "Communication as a part of the whole step."),
              new Step(
                  "ratioAfter",
                  "Communication over compute after",
                  "q",
                  "c / k_a",
                  SHARE,
                  "The numerator stays, the denominator shrinks: this ratio grows by exactly x."),
              new Step(
                  "shareAfter",
                  "Communication share after",
                  "f",
                  "c / (k_a + c)",
                  SHARE,
                  "As a part of the whole step it grows by less than x."),
              new Step(
                  "throughputRatio",
                  "Throughput of a GPU, after over before",
                  "y",
                  "(k + c) / (x * (k_a + c))",
                  RATIO,
                  "A GPU handles 1/x of the tokens, in a step that did not get x times shorter."),
              new Step(
                  "mfuAfter",
                  "MFU after",
                  "u_a",
                  "u * y",
                  SHARE,
                  "MFU is proportional to the tokens that a GPU handles in a second."),
              new Step(
                  "microBatchesAfter",
                  "Micro-batches of a replica after",
                  "m_a",
                  "m / x",
                  COUNT,
                  "Each replica gets 1/x of the sequences."),
              new Step(
                  "bubbleBefore",
                  "Bubble ratio before",
                  "r_b",
                  "(p - 1) / (v * m)",
                  SHARE,
                  "Filling and draining, relative to the ideal step."),
              new Step(
                  "bubbleAfter",
                  "Bubble ratio after",
                  "r",
                  "(p - 1) / (v * m_a)",
                  SHARE,
                  "The same fill and drain, with fewer micro-batches to pay for them."),
              new Step(
                  "idleAfter",
                  "Idle fraction after",
                  "i",
                  "r / (1 + r)",
                  SHARE,
                  "The same wait as a part of the whole step.")));

  private FixedBatchScaling() {}
}
