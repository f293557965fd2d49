package sixteenbytes.calculators.collective;

import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
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
 * An all-gather along the axes of a torus, as chips with links to their neighbours only do it.
 *
 * <p>An axis with wraparound is a ring that is used both ways round; without wraparound all would
 * reach the chip at the end over a single link, in twice the time. Several axes used at once carry
 * a part each. A reduce-scatter takes as long. Latency is left out.
 *
 * <p>Source: Austin et al. 2025, How to Scale Your Model, part 3, which neglects the part that a
 * chip has already; Patarasuk and Yuan 2009 (that part of a ring).
 */
public final class Torus {

  public static final Calculator CALCULATOR =
      new Calculator(
          "torus",
          "All-gather on a torus",
          "Collectives",
          "Austin et al. 2025, How to Scale Your Model, part 3; Patarasuk and Yuan 2009",
          List.of(
              Input.Number.required(
                      "bytes", "M", "whole gathered result", BYTES, Range.above(0, 1e18))
                  .suchAs(1e9),
              Input.Number.required(
                      "axis",
                      "n",
                      "number of chips on one axis with wraparound",
                      COUNT,
                      Range.from(1, 1e6))
                  .suchAs(16),
              BANDWIDTH
                  .named("linkBandwidth", "B")
                  .meaning("speed of one link in one direction")
                  .suchAs(90e9),
              Input.Number.required(
                      "mesh", "k", "number of axes used at once", COUNT, Range.from(1, 16))
                  .usually(1)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "sentBytes",
                  "Sent by each chip",
                  "M_s",
                  "M * (n - 1) / n",
                  BYTES,
                  "A chip passes on as much as it receives: everything but its own shard."),
              new Step(
                  "axisBandwidth",
                  "Speed of the axes in use",
                  "B_k",
                  "2 * B * k",
                  BYTES_PER_SECOND,
                  "Half of the data goes one way round and half the other, on every axis in use."),
              new Step(
                  "allGatherTime",
                  "Time of the all-gather",
                  "t",
                  "M_s / B_k",
                  SECONDS,
                  "All links are busy all the time, so bytes over speed is the time.")));

  private Torus() {}
}
