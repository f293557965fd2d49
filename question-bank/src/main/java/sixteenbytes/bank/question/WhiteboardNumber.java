package sixteenbytes.bank.question;

import java.math.BigDecimal;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/** Which numbers somebody would write on a whiteboard. */
public final class WhiteboardNumber {
  private static final double LARGEST_ODD_PART = 63;
  private static final double LARGEST_WHOLE = 1L << 40;

  private WhiteboardNumber() {}

  /**
   * A number that is shown with a few digits, or a small whole number times a power of two: 16,384
   * and 14,336, but not 1,234.
   *
   * @param digits how many significant digits are a few
   */
  public static boolean fits(double value, Measure measure, int digits) {
    return isPowerOfTwoMultiple(value) || digits(Whiteboard.exact(value, measure)) <= digits;
  }

  /** The significant digits of the number at the start of a text: 4 in 989.5 TFLOP/s. */
  static int digits(String shown) {
    int end = 0;
    while (end < shown.length()
        && (Character.isDigit(shown.charAt(end)) || ",.-".indexOf(shown.charAt(end)) >= 0)) {
      end++;
    }
    String number = shown.substring(0, end).replace(",", "");
    return number.isEmpty() ? 0 : new BigDecimal(number).stripTrailingZeros().precision();
  }

  private static boolean isPowerOfTwoMultiple(double value) {
    double odd = Math.abs(value);
    if (odd != Math.rint(odd) || odd > LARGEST_WHOLE || odd == 0) {
      return false;
    }
    while (odd % 2 == 0) {
      odd /= 2;
    }
    return odd <= LARGEST_ODD_PART;
  }
}
