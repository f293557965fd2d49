package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * What happens to tensor-parallel traffic when the group grows onto a slower link.
 *
 * <p>One flat ring, paced by its slowest link; latency is left out. The message of an all-reduce
 * does not depend on the degree, the compute of a rank does.
 *
 * <p>Sources: Shoeybi et al. 2019, arXiv 1909.08053, section 3; ring all-reduce, Patarasuk and Yuan
 * 2009, Journal of Parallel and Distributed Computing 69, section 3.
 */
public final class TensorParallelSpan {
  /** A rank that is alone sends nothing, which nothing can be compared with. */
  private static final Range DEGREE = Range.from(2, 1e9);

  public static final Calculator CALCULATOR =
      new Calculator(
          "tensor-parallel-span",
          "Tensor parallelism across a slower link",
          "Parallelism",
          "Shoeybi et al. 2019, arXiv 1909.08053, section 3",
          List.of(
              Input.Number.required(
                      "tpBefore", "t_1", "tensor-parallel degree before", COUNT, DEGREE)
                  .suchAs(8),
              Input.Number.required("tpAfter", "t_2", "tensor-parallel degree after", COUNT, DEGREE)
                  .suchAs(16),
              BANDWIDTH
                  .named("bandwidthBefore", "B_1")
                  .meaning("speed of the ring before, per GPU in one direction"),
              BANDWIDTH
                  .named("bandwidthAfter", "B_2")
                  .meaning("speed of the ring after, per GPU in one direction")
                  .suchAs(50e9)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "linkFactor",
                  "Slow-down of the link",
                  "x_B",
                  "B_1 / B_2",
                  RATIO,
                  "A flat ring is paced by its slowest link."),
              new Step(
                  "ringFactor",
                  "Growth of the bytes sent by each rank",
                  "x_r",
                  "((t_2 - 1) / t_2) / ((t_1 - 1) / t_1)",
                  RATIO,
                  "A rank sends 2(t - 1)/t of a message that stays the same."),
              new Step(
                  "collectiveFactor",
                  "Slow-down of the collective",
                  "x_c",
                  "x_r * x_B",
                  RATIO,
                  "More bytes for each rank, over a slower link."),
              new Step(
                  "ratioFactor",
                  "Growth of communication over compute",
                  "x",
                  "(t_2 - 1) / (t_1 - 1) * B_1 / B_2",
                  RATIO,
                  "The compute of a rank shrinks by t_1/t_2, which turns (t - 1)/t into t - 1.")));

  private TensorParallelSpan() {}
}
