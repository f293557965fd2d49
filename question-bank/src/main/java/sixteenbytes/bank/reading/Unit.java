package sixteenbytes.bank.reading;

import sixteenbytes.calculators.quantity.Dimension;

/**
 * A unit as it is typed or shown: GB/s, GiB, tokens, %, or none at all.
 *
 * <p>Base units are byte, second, FLOP and what is made of them; a bit is an eighth of a byte, a
 * percent a hundredth of one.
 *
 * @param symbol how the app writes it; empty for a plain number
 * @param size how many base units it is
 * @param dimension its powers of data, time and operations
 * @param nouns what it counts
 */
public record Unit(String symbol, Rational size, Dimension dimension, Nouns nouns) {
  /** A plain number. */
  public static final Unit NONE = new Unit("", Rational.ONE, Dimension.NONE, Nouns.NONE);

  /** A number of things; any noun may be typed with it. */
  public static final Unit COUNT = new Unit("", Rational.ONE, Dimension.NONE, Nouns.ANY);

  public static final Unit PERCENT = new Unit("%", Rational.of(1, 100), Dimension.NONE, Nouns.NONE);

  /** How many base units it is, as a double. */
  public double inBaseUnits() {
    return size.toDouble();
  }

  public boolean isPercent() {
    return equals(PERCENT);
  }

  /** Whether it is a number without a dimension; percent and counts are. */
  public boolean isPure() {
    return dimension.isNone();
  }

  /** The symbol, of a noun in the singular. */
  String singular() {
    for (Noun noun : nouns.powers().keySet()) {
      if (noun.shown().equals(symbol)) {
        return noun.one();
      }
    }
    return symbol;
  }

  /** The same unit, with which "per GPU" or "per step" may be typed as well. */
  public Unit perOne() {
    return isPure()
        ? this
        : new Unit(symbol, size, dimension, new Nouns(nouns.powers(), Nouns.Others.PER_ONE));
  }

  Unit named(String name) {
    return new Unit(name, size, dimension, nouns);
  }

  Unit times(Unit other, String name) {
    return new Unit(
        name, size.times(other.size), dimension.times(other.dimension), nouns.times(other.nouns));
  }

  Unit power(int exponent, String name) {
    return new Unit(name, size.power(exponent), dimension.power(exponent), nouns.power(exponent));
  }
}
