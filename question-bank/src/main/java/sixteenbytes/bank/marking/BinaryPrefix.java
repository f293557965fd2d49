package sixteenbytes.bank.marking;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
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

  private BinaryPrefix() {}

  static boolean isMixedUp(Reading reading, Taken taken, Target.Quantity target) {
    int digits = reading.significantDigits();
    int power = power(unit(reading, taken, target));
    if (power == 0 || !reading.isLiteral() || digits < FEWEST_DIGITS || digits > MOST_DIGITS) {
      return false;
    }
    double shown = target.value() / unit(reading, taken, target).inBaseUnits();
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
    if (unit.dimension().data() == 1) {
      for (int k = 1; k <= LETTERS.length(); k++) {
        Rational bytes = Rational.of(1024).power(k);
        if (unit.size().equals(bytes) || unit.size().equals(bytes.times(Rational.of(1, 8)))) {
          return k;
        }
      }
    }
    return 0;
  }

  private static Unit unit(Reading reading, Taken taken, Target.Quantity target) {
    return taken == Taken.IN_SHOWN_UNIT ? target.unit() : reading.unit();
  }

  /** 3 for GB and for GB/s, 0 for what is no decimal multiple of the byte. */
  private static int power(Unit unit) {
    if (unit.dimension().data() == 1) {
      for (int k = 1; k <= LETTERS.length(); k++) {
        if (unit.size().equals(Rational.of(1000).power(k))) {
          return k;
        }
      }
    }
    return 0;
  }

  private static boolean fits(Reading reading, double shown, int digits) {
    BigDecimal rounded =
        BigDecimal.valueOf(shown).round(new MathContext(digits, RoundingMode.HALF_UP));
    return Rational.of(rounded.doubleValue()).compareTo(reading.digits()) == 0;
  }
}
