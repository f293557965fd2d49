package sixteenbytes.bank.drawing;

import java.util.List;
import sixteenbytes.calculators.formula.Formula;

/** Whether two formulas are one and the same function of their names. */
final class Laws {
  /** Values for the first name, the second and so on: primes, so that no ratio is a round one. */
  private static final double[][] POINTS = {
    {7, 11, 13, 17, 19, 23, 29, 31}, {31, 5, 47, 3, 61, 41, 13, 23}, {3, 97, 5, 71, 43, 7, 89, 11}
  };

  private static final double NOISE = 1e-9;

  private Laws() {}

  static boolean same(Formula one, Formula other, List<String> names) {
    for (double[] point : POINTS) {
      double left = at(point, one, names);
      double right = at(point, other, names);
      if (Math.abs(left - right) > NOISE * Math.max(Math.abs(left), Math.abs(right))) {
        return false;
      }
    }
    return true;
  }

  private static double at(double[] point, Formula formula, List<String> names) {
    return formula.evaluate(name -> point[names.indexOf(name) % point.length]);
  }
}
