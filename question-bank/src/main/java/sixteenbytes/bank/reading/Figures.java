package sixteenbytes.bank.reading;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.stream.IntStream;

/** Sets the digits of numbers that were read: 1,120 and 1.2 × 10⁹. */
public final class Figures {
  private static final int FEW_DIGITS = 6;

  /** Those that a double holds exactly. */
  private static final double[] POWERS =
      IntStream.rangeClosed(0, 22).mapToDouble(k -> Double.parseDouble("1e" + k)).toArray();

  private static final MathContext SHOWN = new MathContext(4, RoundingMode.HALF_UP);
  private static final MathContext DOUBLE = new MathContext(12, RoundingMode.HALF_UP);
  private static final BigDecimal LARGE = BigDecimal.valueOf(10_000_000);
  private static final BigDecimal SMALL = new BigDecimal("0.0001");

  /**
   * A number as it is shown.
   *
   * @param exact whether it is all of the number, and not rounded
   */
  public record Shown(String text, boolean exact) {
    /** "= 31.5" or "≈ 31.5". */
    public String equation() {
      return (exact ? "= " : "≈ ") + text;
    }
  }

  private Figures() {}

  /** A typed number in our own notation. */
  static String literal(Token token, Rational value) {
    return isPlain(token.text()) ? token.text() : of(value).text();
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean plain = NumberScanner.isDigit(letter) || letter == '.' && i + 1 < text.length();
      if (!plain && !CleanUp.isFraction(letter)) {
        return false;
      }
    }
    return true;
  }

  /** As many digits as it has if they are few, or else four significant ones. */
  public static Shown of(Rational value) {
    if (value instanceof SmallRational small && small.bottom() == 1 && !hasManyZeros(small.top())) {
      return new Shown(grouped(Long.toString(small.top())), true);
    }
    return of(value.toDouble());
  }

  /**
   * A double: as many digits as it has if they are few, or else four. Its last digits are noise.
   */
  public static Shown of(double value) {
    if (value == Math.rint(value) && Math.abs(value) < 10_000_000) {
      return new Shown(grouped(Long.toString((long) value)), true);
    }
    if (!Double.isFinite(value)) {
      return new Shown("a number beyond 1e300", false);
    }
    BigDecimal number = settled(value).stripTrailingZeros();
    boolean few = number.precision() <= (number.scale() <= 0 ? DOUBLE.getPrecision() : FEW_DIGITS);
    return few
        ? new Shown(set(number), true)
        : new Shown(set(number.round(SHOWN).stripTrailingZeros()), false);
  }

  /** The first twelve digits. */
  private static BigDecimal settled(double value) {
    int decimals = 11 - (int) Math.floor(Math.log10(Math.abs(value)));
    if (Math.abs(decimals) < POWERS.length) {
      double scaled = decimals < 0 ? value / POWERS[-decimals] : value * POWERS[decimals];
      double digits = Math.rint(scaled);
      boolean clear = Math.abs(Math.abs(scaled - digits) - 0.5) > 0.01;
      if (clear && Math.abs(digits) >= 1e11 && Math.abs(digits) < 1e12) {
        return BigDecimal.valueOf((long) digits, decimals);
      }
    }
    return BigDecimal.valueOf(value).round(DOUBLE);
  }

  /** Whether a power of ten is shorter: 1.2 × 10⁹, but 1,234,567,890. */
  private static boolean hasManyZeros(long whole) {
    return Math.abs(whole) >= 10_000_000 && whole % 1_000_000 == 0;
  }

  private static String set(BigDecimal number) {
    BigDecimal size = number.abs();
    if (size.signum() != 0 && (size.compareTo(LARGE) >= 0 || size.compareTo(SMALL) < 0)) {
      int power = number.precision() - number.scale() - 1;
      BigDecimal mantissa = number.movePointLeft(power).stripTrailingZeros();
      return mantissa.toPlainString() + " × 10" + raised(power);
    }
    return grouped(number.toPlainString());
  }

  private static String grouped(String plain) {
    int start = plain.startsWith("-") ? 1 : 0;
    int point = plain.indexOf('.');
    int end = point < 0 ? plain.length() : point;
    if (end - start <= 3) {
      return plain;
    }
    var text = new StringBuilder(plain);
    for (int i = end - 3; i > start; i -= 3) {
      text.insert(i, ',');
    }
    return text.toString();
  }

  /** An exponent in raised digits. */
  static String raised(long exponent) {
    var text = new StringBuilder();
    for (char digit : Long.toString(exponent).toCharArray()) {
      text.append(digit == '-' ? CleanUp.RAISED_MINUS : CleanUp.SUPERSCRIPTS.charAt(digit - '0'));
    }
    return text.toString();
  }
}
