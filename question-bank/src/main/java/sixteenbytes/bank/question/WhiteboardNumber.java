package sixteenbytes.bank.question;

/** Which numbers somebody would write on a whiteboard. */
public final class WhiteboardNumber {
  private static final double LARGEST_ODD_PART = 63;
  private static final double LARGEST_WHOLE = 1L << 40;

  private WhiteboardNumber() {}

  /**
   * A number that is written with a few digits, or a small whole number times a power of two:
   * 16,384 and 14,336, but not 1,234.
   *
   * @param written the text that starts with it: 989.5 TFLOP/s
   * @param most how many significant digits are a few
   */
  public static boolean fits(double value, String written, int most) {
    return digits(written) <= most || isPowerOfTwoMultiple(value);
  }

  /** The significant digits of the number at the start of a text: 4 in 989.5 TFLOP/s. */
  static int digits(String written) {
    int digits = 0;
    int zeros = 0;
    for (int i = 0; i < written.length(); i++) {
      char mark = written.charAt(i);
      if (mark >= '0' && mark <= '9') {
        zeros = mark == '0' ? zeros + 1 : 0;
        digits += mark == '0' && digits == 0 ? 0 : 1; // 0.05 has one digit
      } else if (".,-".indexOf(mark) < 0) {
        break;
      }
    }
    return Math.max(0, digits - zeros);
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
