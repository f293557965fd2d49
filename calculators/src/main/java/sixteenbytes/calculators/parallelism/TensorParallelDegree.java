package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * The largest tensor-parallel degree that divides both a node and the key-value heads.
 *
 * <p>A degree that does not divide the node makes some groups straddle two nodes; one that does not
 * divide the heads splits or copies them. The largest number that avoids both is the greatest
 * common divisor, found by Euclid's algorithm: one step for each remainder.
 *
 * <p>Source: Euclid, Elements, book VII, proposition 2.
 */
public final class TensorParallelDegree {
  public static final Calculator CALCULATOR =
      new Calculator(
          "tensor-parallel-degree",
          "Largest clean tensor-parallel degree",
          "Parallelism",
          "Euclid, Elements, book VII, proposition 2",
          List.of(
              Input.Number.required(
                      "ranksPerNode", "n", "number of GPUs in a node", COUNT, Range.from(1, 1024))
                  .suchAs(8),
              Input.Number.required(
                      "kvHeads", "a_kv", "number of key-value heads", COUNT, Range.from(1, 1024))
                  .suchAs(4)),
          List.of(),
          TensorParallelDegree::steps);

  private TensorParallelDegree() {}

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>();
    String larger = "n";
    String smaller = "a_kv";
    double whole = given.number("ranksPerNode");
    double part = given.number("kvHeads");
    while (part != 0) {
      int number = steps.size() + 1;
      String remainder = "r_" + number;
      steps.add(
          new Step(
              "remainder" + number,
              "Remainder " + number,
              remainder,
              "%s - %s * floor(%s / %s)".formatted(larger, smaller, larger, smaller),
              COUNT,
              "A common divisor of both also divides what is left over."));
      double left = whole % part;
      whole = part;
      part = left;
      larger = smaller;
      smaller = remainder;
    }
    steps.add(
        new Step(
            "cleanDegree",
            "Largest clean degree",
            "t",
            larger,
            COUNT,
            "Nothing is left over: this divides the node and the heads, and nothing larger does."));
    return steps;
  }
}
