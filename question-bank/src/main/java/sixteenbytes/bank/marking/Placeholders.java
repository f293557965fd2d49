package sixteenbytes.bank.marking;

/** Puts characters in the place of {@code {{U+00B5}}} and {@code {{REP:300:text}}}. */
final class Placeholders {
  /** More than any limit of the reader, and little enough for any machine. */
  private static final int LONGEST = 1_000_000;

  private Placeholders() {}

  /** What is no placeholder stays as it is. */
  static String expand(String text) {
    return text.contains("{{") ? repeated(characters(text)) : text;
  }

  private static String characters(String text) {
    var result = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int end = text.startsWith("{{U+", at) ? text.indexOf("}}", at) : -1;
      int point = end < 0 ? -1 : number(text.substring(at + 4, end), 16);
      if (Character.isValidCodePoint(point)) {
        result.appendCodePoint(point);
        at = end + 2;
      } else {
        result.append(text.charAt(at++));
      }
    }
    return result.toString();
  }

  private static String repeated(String text) {
    var result = new StringBuilder();
    int at = 0;
    while (at < text.length() && result.length() < LONGEST) {
      int colon = text.startsWith("{{REP:", at) ? text.indexOf(':', at + 6) : -1;
      int end = colon < 0 ? -1 : text.indexOf("}}", colon);
      int times = end < 0 ? -1 : number(text.substring(at + 6, colon), 10);
      if (times >= 0) {
        String part = text.substring(colon + 1, end);
        int most = part.isEmpty() ? 0 : LONGEST / part.length();
        result.append(part.repeat(Math.min(times, most)));
        at = end + 2;
      } else {
        result.append(text.charAt(at++));
      }
    }
    return result.toString();
  }

  /** A number of up to nine digits, or -1. */
  private static int number(String digits, int radix) {
    if (digits.isEmpty() || digits.length() > 9) {
      return -1;
    }
    long value = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = Character.digit(digits.charAt(i), radix);
      if (digit < 0) {
        return -1;
      }
      value = value * radix + digit;
    }
    return value <= Integer.MAX_VALUE ? (int) value : -1;
  }
}
