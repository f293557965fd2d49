package sixteenbytes.calculators.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Numbers as they are written on a whiteboard: three significant digits and the right prefix.
 *
 * <p>Every text is read back by the answer reader as the number that it shows.
 */
public final class Whiteboard {
  private static final int DIGITS = 3;
  private static final MathContext ROUNDED = new MathContext(DIGITS, RoundingMode.HALF_UP);

  /** A dozen operations on doubles disturb the fifteenth digit, hardly ever the fourteenth. */
  private static final MathContext SETTLED = new MathContext(14, RoundingMode.HALF_EVEN);

  private static final BigDecimal BEYOND_TRILLIONS = new BigDecimal("1e16");
  private static final double BINARY_MILLION = 1 << 20;

  private Whiteboard() {}

  /** Three significant digits, trailing zeros kept: 31.5 GB, 70.0 ms, 21.9 %. Counts stay exact. */
  public static String rounded(double value, Measure measure) {
    return show(value, measure, false);
  }

  /**
   * Three significant digits in a unit that is settled already: 31,500 MB.
   *
   * @param number in that unit
   * @param unit empty for a plain number
   */
  public static String roundedIn(double number, String unit) {
    if (!Double.isFinite(number)) {
      return rounded(number, Measure.RATIO);
    }
    BigDecimal settled = settled(number);
    String digits =
        settled.signum() == 0
            ? "0"
            : Digits.plainOrScientific(rounded(settled, false), DIGITS, false);
    return unit.isEmpty() ? digits : digits + " " + unit;
  }

  /** A whole number to its last digit: 8192 and 16,384. */
  public static String count(double number) {
    return exact(number, Measure.COUNT);
  }

  /**
   * As many digits as the number has, for what is given: 16 GB, 7.5B, 989.5 TFLOP/s. A batch of
   * tokens that is a multiple of 2²⁰ is 4 × 2²⁰ and not 4.194304M.
   */
  public static String exact(double value, Measure measure) {
    return measure == Measure.TOKENS && inBinaryMillions(value)
        ? Digits.grouped(BigDecimal.valueOf(value / BINARY_MILLION).setScale(0)) + " × 2²⁰"
        : show(value, measure, true);
  }

  private static boolean inBinaryMillions(double tokens) {
    return tokens % BINARY_MILLION == 0 && tokens % 1e6 != 0;
  }

  private static String show(double value, Measure measure, boolean exact) {
    if (!Double.isFinite(value)) {
      return Double.isNaN(value) ? "not a number" : value > 0 ? "infinite" : "minus infinite";
    }
    BigDecimal number = exact ? BigDecimal.valueOf(value) : settled(value);
    if (number.signum() == 0) {
      return zero(measure);
    }
    if (measure == Measure.COUNT) {
      return count(number, exact);
    }
    if (measure == Measure.SHARE) {
      BigDecimal percent = rounded(number.movePointRight(2), exact);
      return Digits.plainOrScientific(percent, exact ? Digits.MOST : DIGITS, exact) + " %";
    }
    if (measure == Measure.OPERATIONS && number.abs().compareTo(new BigDecimal("1e18")) >= 0) {
      return Digits.scientific(number, exact ? Digits.MOST : DIGITS, exact) + " FLOP";
    }
    boolean large = measure == Measure.PARAMETERS || measure == Measure.TOKENS;
    if (large && number.abs().compareTo(BEYOND_TRILLIONS) >= 0) { // not 1,000,000T
      return Digits.scientific(number, exact ? Digits.MOST : DIGITS, exact);
    }
    return prefixed(number, measure, exact);
  }

  private static String zero(Measure measure) {
    return switch (measure) {
      case SHARE -> "0 %";
      default -> measure.unit().isEmpty() ? "0" : "0 " + measure.unit();
    };
  }

  private static String count(BigDecimal number, boolean exact) {
    boolean whole = number.stripTrailingZeros().scale() <= 0;
    if (whole && number.abs().compareTo(new BigDecimal("1e15")) < 0) {
      return Digits.grouped(number.setScale(0, RoundingMode.UNNECESSARY));
    }
    return Digits.plainOrScientific(rounded(number, exact), exact ? Digits.MOST : DIGITS, exact);
  }

  private static String prefixed(BigDecimal number, Measure measure, boolean exact) {
    Scale scale = Scale.of(measure);
    BigDecimal magnitude = rounded(number, exact).abs();
    Scale.Mark mark = exact ? scale.shortest(number.abs()) : scale.fitting(magnitude);
    BigDecimal shown = rounded(mark.from(number), exact);
    if (!exact && shown.abs().compareTo(mark.upTo()) >= 0) { // 999.6 MB rounds to 1.00 GB
      mark = scale.fitting(shown.abs().multiply(mark.size()));
      shown = rounded(mark.from(number), false);
    }
    return Digits.plainOrScientific(shown, exact ? Digits.MOST : DIGITS, exact) + mark.text();
  }

  /** The number without the noise of binary arithmetic: 2.1149999999999998 s is shown as 2.12 s. */
  private static BigDecimal settled(double value) {
    return BigDecimal.valueOf(value).round(SETTLED);
  }

  private static BigDecimal rounded(BigDecimal number, boolean exact) {
    if (exact) {
      return number;
    }
    BigDecimal shown = number.round(ROUNDED);
    int kept = DIGITS - shown.precision() + shown.scale();
    return kept > shown.scale() ? shown.setScale(kept, RoundingMode.UNNECESSARY) : shown;
  }
}
