package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
  private static final int LARGEST = 1024;

  /** Consecutive Fibonacci numbers leave the most: 610 and 987 take 15 divisions. */
  private static final int MOST_REMAINDERS = 15;

  private static final List<Step> REMAINDERS =
      IntStream.rangeClosed(1, MOST_REMAINDERS).mapToObj(TensorParallelDegree::remainder).toList();
  private static final List<Step> DEGREES =
      IntStream.rangeClosed(1, MOST_REMAINDERS).mapToObj(TensorParallelDegree::degree).toList();

  public static final Calculator CALCULATOR =
      new Calculator(
          "tensor-parallel-degree",
          "Largest clean tensor-parallel degree",
          "Parallelism",
          "Euclid, Elements, book VII, proposition 2",
          List.of(
              Input.Number.required(
                      "ranksPerNode",
                      "n",
                      "number of GPUs in a node",
                      COUNT,
                      Range.from(1, LARGEST))
                  .suchAs(8),
              Input.Number.required(
                      "kvHeads", "a_kv", "number of key-value heads", COUNT, Range.from(1, LARGEST))
                  .suchAs(4)),
          List.of(),
          TensorParallelDegree::steps);

  private TensorParallelDegree() {}

  /** One remainder after the other until nothing is left; the last divisor is the answer. */
  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>();
    double whole = given.number("ranksPerNode");
    double part = given.number("kvHeads");
    while (part != 0) {
      steps.add(REMAINDERS.get(steps.size()));
      double left = whole % part;
      whole = part;
      part = left;
    }
    steps.add(DEGREES.get(steps.size() - 1));
    return steps;
  }

  /** The symbol of what is divided by in the division of this number. */
  private static String divisor(int number) {
    return number == 1 ? "a_kv" : "r_" + (number - 1);
  }

  private static Step remainder(int number) {
    String larger = number == 1 ? "n" : divisor(number - 1);
    String smaller = divisor(number);
    return new Step(
        "remainder" + number,
        "Remainder " + number,
        "r_" + number,
        "%s - %s * floor(%s / %s)".formatted(larger, smaller, larger, smaller),
        COUNT,
        "A common divisor of both also divides what is left over.");
  }

  private static Step degree(int remainders) {
    return new Step(
        "cleanDegree",
        "Largest clean degree",
        "t",
        divisor(remainders),
        COUNT,
        "Nothing is left over: this divides the node and the heads, and nothing larger does.");
  }
}
