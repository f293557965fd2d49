package sixteenbytes.calculators.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** How the digits of a number are set: groups of thousands, powers of ten. */
final class Digits {
  /** More digits than a double holds are noise. */
  static final int MOST = 15;

  private static final BigDecimal LARGE = new BigDecimal("1e7");
  private static final BigDecimal SMALL = new BigDecimal("1e-4");
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private Digits() {}

  static String plainOrScientific(BigDecimal number, int digits, boolean strip) {
    BigDecimal size = number.abs();
    if (size.signum() != 0 && (size.compareTo(LARGE) >= 0 || size.compareTo(SMALL) < 0)) {
      return scientific(number, digits, strip);
    }
    return grouped(strip ? number.round(new MathContext(digits)).stripTrailingZeros() : number);
  }

  /** 3.78×10²⁵ */
  static String scientific(BigDecimal number, int digits, boolean strip) {
    BigDecimal rounded = number.round(new MathContext(digits, RoundingMode.HALF_UP));
    int power = rounded.precision() - rounded.scale() - 1;
    BigDecimal mantissa = rounded.scaleByPowerOfTen(-power);
    if (strip) {
      mantissa = mantissa.stripTrailingZeros();
    } else {
      mantissa = mantissa.setScale(digits - 1, RoundingMode.HALF_UP);
    }
    return mantissa.toPlainString() + "×10" + superscript(power);
  }

  /** Commas between thousands from 10,000 on, as a whiteboard has them. */
  static String grouped(BigDecimal number) {
    BigDecimal shown = number.scale() < 0 ? number.setScale(0, RoundingMode.UNNECESSARY) : number;
    String plain = shown.toPlainString();
    int point = plain.indexOf('.');
    String whole = point < 0 ? plain : plain.substring(0, point);
    String rest = point < 0 ? "" : plain.substring(point);
    String sign = whole.startsWith("-") ? "-" : "";
    String digits = whole.substring(sign.length());
    if (digits.length() < 5) {
      return plain;
    }
    var grouped = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      if (i > 0 && (digits.length() - i) % 3 == 0) {
        grouped.append(',');
      }
      grouped.append(digits.charAt(i));
    }
    return sign + grouped + rest;
  }

  private static String superscript(int power) {
    var text = new StringBuilder(power < 0 ? "⁻" : "");
    for (char digit : Integer.toString(Math.abs(power)).toCharArray()) {
      text.append(SUPERSCRIPTS.charAt(digit - '0'));
    }
    return text.toString();
  }
}
