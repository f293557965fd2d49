package sixteenbytes.bank.marking;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.IntStream;
import sixteenbytes.bank.marking.Judgement.Taken;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.Unit;

/**
 * Tells GiB typed as GB. The ratio alone could be rounding, so the typed digits must be those of
 * the value in the binary unit, three of them at least.
 */
final class BinaryPrefix {
  private static final int FEWEST_DIGITS = 3;
  private static final int MOST_DIGITS = 12;
  private static final String LETTERS = "kMGTPE";
  private static final List<Rational> DECIMAL = powers(Rational.of(1000));
  private static final List<Rational> BINARY = powers(Rational.of(1024));
  private static final List<Rational> BINARY_BITS =
      BINARY.stream().map(bytes -> bytes.times(Rational.of(1, 8))).toList();

  private BinaryPrefix() {}

  private static List<Rational> powers(Rational base) {
    return IntStream.rangeClosed(1, LETTERS.length()).mapToObj(base::power).toList();
  }

  static boolean isMixedUp(Reading reading, Taken taken, Target.Quantity target) {
    int digits = reading.significantDigits();
    if (!reading.isLiteral() || digits < FEWEST_DIGITS || digits > MOST_DIGITS) {
      return false;
    }
    Unit unit = unit(reading, taken, target);
    int power = power(unit);
    if (power == 0) {
      return false;
    }
    double shown = target.value() / unit.inBaseUnits();
    double gap = Math.pow(1.024, power);
    return fits(reading, shown / gap, digits) || fits(reading, shown * gap, digits);
  }

  static Cause cause(Reading reading, Taken taken, Target.Quantity target) {
    Unit unit = unit(reading, taken, target);
    int power = power(unit);
    String letter = LETTERS.substring(power - 1, power);
    String binary = (power == 1 ? "K" : letter) + "iB";
    String decimal = letter + "B";
    return Cause.slip(
        "gib-for-gb",
        binary + " and " + decimal + " mixed up",
        "%s and %s are mixed up: 1 %s is %s more than 1 %s."
            .formatted(binary, decimal, binary, gap(power), decimal));
  }

  /** How much more a binary prefix makes: "7.37 %" for the third. */
  static String gap(int power) {
    return Percentages.of(Math.pow(1.024, power) - 1);
  }

  /** 3 for GiB, GiB/s and Gib; 0 for what is no binary multiple of the byte or the bit. */
  static int binaryPower(Unit unit) {
    return unit.dimension().data() == 1
        ? Math.max(BINARY.indexOf(unit.size()), BINARY_BITS.indexOf(unit.size())) + 1
        : 0;
  }

  private static Unit unit(Reading reading, Taken taken, Target.Quantity target) {
    return taken == Taken.IN_SHOWN_UNIT ? target.unit() : reading.unit();
  }

  /** 3 for GB and for GB/s, 0 for what is no decimal multiple of the byte. */
  private static int power(Unit unit) {
    return unit.dimension().data() == 1 ? DECIMAL.indexOf(unit.size()) + 1 : 0;
  }

  private static boolean fits(Reading reading, double shown, int digits) {
    if (Math.abs(reading.digits().toDouble() - shown) > 0.01 * Math.abs(shown)) {
      return false; // too far for any rounding to three digits or more
    }
    BigDecimal rounded =
        BigDecimal.valueOf(shown).round(new MathContext(digits, RoundingMode.HALF_UP));
    return Rational.of(rounded.doubleValue()).compareTo(reading.digits()) == 0;
  }
}
