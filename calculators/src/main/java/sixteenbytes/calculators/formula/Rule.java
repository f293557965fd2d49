package sixteenbytes.calculators.formula;

import sixteenbytes.calculators.quantity.InvalidInput;

/** Something that must hold between several inputs, such as a degree that divides another. */
@FunctionalInterface
public interface Rule {

  /**
   * @throws InvalidInput that names the rule, what was given, and the nearest values that work
   */
  void check(Given given);

  /** {@code divisor} must divide {@code dividend}. */
  static Rule divides(String divisor, String dividend) {
    return given -> {
      if (!given.has(divisor) || !given.has(dividend)) {
        return;
      }
      double whole = given.number(dividend);
      double part = given.number(divisor);
      if (whole % part != 0) {
        throw new InvalidInput(
            divisor,
            "%s is %s and must divide %s, which is %s. The nearest that do are %s."
                .formatted(divisor, plain(part), dividend, plain(whole), nearest(whole, part)));
      }
    };
  }

  private static String nearest(double whole, double part) {
    double below = part;
    while (below > 1 && whole % below != 0) {
      below--;
    }
    double above = part;
    while (above < whole && whole % above != 0) {
      above++;
    }
    return above > whole || whole % above != 0
        ? plain(below)
        : plain(below) + " and " + plain(above);
  }

  private static String plain(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
