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
 * Two layouts of the same job on the same GPUs, compared by the work that survives: MFU while
 * running, times the share of the wall time that is productive.
 *
 * <p>Source: the definition of goodput as productive over wall time.
 */
public final class UsefulThroughput {
  private static final Range PART = Range.above(0, 1);

  public static final Calculator CALCULATOR =
      new Calculator(
          "useful-throughput",
          "Useful throughput of two layouts",
          "Throughput",
          "useful FLOPs over the FLOPs that the wall time could hold",
          List.of(
              Input.Number.required("firstMfu", "u_A", "MFU of layout A", SHARE, PART).suchAs(0.42),
              Input.Number.required(
                      "firstProductive", "g_A", "productive share of A's wall time", SHARE, PART)
                  .suchAs(0.85),
              Input.Number.required("secondMfu", "u_B", "MFU of layout B", SHARE, PART)
                  .suchAs(0.40),
              Input.Number.required(
                      "secondProductive", "g_B", "productive share of B's wall time", SHARE, PART)
                  .suchAs(0.95)),
          List.of(),
          Plan.of(
              new Step(
                  "firstUseful",
                  "Useful utilisation of A",
                  "U_A",
                  "u_A * g_A",
                  SHARE,
                  "MFU holds while the job runs; the rest of the wall time produces nothing."),
              new Step(
                  "secondUseful",
                  "Useful utilisation of B",
                  "U_B",
                  "u_B * g_B",
                  SHARE,
                  "The same product for the other layout."),
              new Step(
                  "ratio",
                  "Throughput of B over A",
                  "k",
                  "U_B / U_A",
                  RATIO,
                  "Same model and same GPUs, so the ratio of these is the ratio of tokens a"
                      + " day.")));

  private UsefulThroughput() {}
}
