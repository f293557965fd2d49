package sixteenbytes.bank.reading;

import sixteenbytes.calculators.quantity.Dimension;

/**
 * A number with what it measures.
 *
 * @param value in base units
 * @param exact false once a root or a logarithm has rounded it
 */
public record Amount(Rational value, Dimension dimension, Nouns nouns, boolean exact) {
  static Amount pure(Rational value) {
    return new Amount(value, Dimension.NONE, Nouns.NONE, true);
  }

  boolean isPure() {
    return dimension.isNone();
  }

  boolean isBareZero() {
    return isPure() && value.signum() == 0;
  }

  Amount with(Rational other) {
    return new Amount(other, dimension, nouns, exact);
  }
}
