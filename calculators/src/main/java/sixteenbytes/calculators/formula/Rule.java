package sixteenbytes.calculators.formula;

import sixteenbytes.calculators.quantity.InvalidInput;

/** Something that must hold between several inputs, such as a degree that divides another. */
@FunctionalInterface
public interface Rule {

  /**
   * @throws InvalidInput that names the rule, what was given, and the nearest values that work
   */
  void check(Given given);

  /** {@code divisor} must divide {@code dividend}; where one of them is not given it holds. */
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
            "%s is %s and must divide %s, which is %s. %s"
                .formatted(
                    divisor, plain(part), dividend, plain(whole), remedy(whole, part, divisor)));
      }
    };
  }

  private static String remedy(double whole, double part, String divisor) {
    double below = 1;
    double above = whole;
    for (double i = 1; i * i <= whole; i++) {
      if (whole % i == 0) {
        for (double found : new double[] {i, whole / i}) {
          below = found < part ? Math.max(below, found) : below;
          above = found > part ? Math.min(above, found) : above;
        }
      }
    }
    return above > part && above != below
        ? "The nearest values of %s that do are %s and %s."
            .formatted(divisor, plain(below), plain(above))
        : "The nearest value of %s that does is %s.".formatted(divisor, plain(below));
  }

  private static String plain(double value) {
    return Expression.Literal.of(value).text();
  }
}
