package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Calculator.Plan;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * From hardware FLOPs utilisation, which counts recomputed work, to model FLOPs utilisation, which
 * does not.
 *
 * <p>Source: Chowdhery et al. 2022, arXiv 2204.02311, appendix B (the definitions); Korthikanti et
 * al. 2022, arXiv 2205.05198, section 4.1 (recomputing a layer costs one more forward).
 */
public final class HardwareUtilisation {
  public static final Calculator CALCULATOR =
      new Calculator(
          "hardware-utilisation",
          "MFU from hardware utilisation",
          "Throughput",
          "Chowdhery et al. 2022, arXiv 2204.02311, appendix B",
          List.of(
              Input.Number.required(
                      "hfu", "u", "hardware FLOPs utilisation", SHARE, Range.above(0, 1))
                  .suchAs(0.52),
              Input.Number.required(
                      "recomputed",
                      "q",
                      "share of the layers that are recomputed",
                      SHARE,
                      Range.from(0, 1))
                  .usually(1)),
          List.of(),
          Plan.of(
              new Step(
                  "executed",
                  "Executed over model FLOPs",
                  "k",
                  "1 + q / 3",
                  RATIO,
                  "Forward is a third of a step's model FLOPs, and recomputed layers run it"
                      + " twice."),
              new Step(
                  "mfu",
                  "Model FLOPs utilisation",
                  "u_m",
                  "u / k",
                  SHARE,
                  "Only model FLOPs count; the rest kept the chips busy without being asked for."),
              new Step(
                  "recomputeShare",
                  "Executed FLOPs that are recompute",
                  "q_x",
                  "1 - 1 / k",
                  SHARE,
                  "The part of the executed work that MFU refuses to count.")));

  private HardwareUtilisation() {}
}
