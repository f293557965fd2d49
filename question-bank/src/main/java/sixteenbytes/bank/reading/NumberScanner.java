package sixteenbytes.bank.reading;

import java.math.BigInteger;
import java.util.Arrays;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

/**
 * Reads one number with its separators and its exponent.
 *
 * <p>A comma before exactly three digits has two meanings; the token then carries both values.
 */
final class NumberScanner {
  private static final int USUAL_SEPARATORS = 4;

  private final String text;
  private final int limit;
  private final Comma comma;
  private final int start;
  private char[] separators = new char[USUAL_SEPARATORS];
  private int[] places = new int[USUAL_SEPARATORS];
  private int count;
  private int at;

  private NumberScanner(String text, int start, int limit, Comma comma) {
    this.text = text;
    this.start = start;
    this.limit = limit;
    this.comma = comma;
  }

  /**
   * @param start at a digit, or at a dot before a digit
   * @param listed whether commas separate the arguments of a function here
   * @param names whether e is a declared name, so that only e between digits is an exponent
   */
  static Token scan(String text, int start, int limit, Comma comma, boolean listed, boolean names) {
    int end = start;
    long value = 0;
    while (end < limit && isDigit(text.charAt(end)) && end - start < 18) {
      value = value * 10 + text.charAt(end++) - '0';
    }
    if (end == limit || " .,'_eE".indexOf(text.charAt(end)) < 0 && !isDigit(text.charAt(end))) {
      Rational whole = Rational.of(value); // the usual case
      return Token.number(start, end, text.substring(start, end), whole, whole);
    }
    return new NumberScanner(text, start, limit, comma).scan(listed, names);
  }

  private Token scan(boolean listed, boolean names) {
    at = digitsEnd(start);
    while (takeSeparator(listed)) {
      at = digitsEnd(at + 1);
    }
    int mantissaEnd = at;
    int exponent = exponent(names);
    String shown = text.substring(start, at);
    Rational first;
    Rational second;
    if (hasTwoMeanings()) {
      shown = shown.replace('.', ','); // groups as the program writes them, whatever is typed
      first = number(mantissaEnd, -1, exponent);
      second = number(mantissaEnd, places[0], exponent);
    } else {
      first = number(mantissaEnd, decimalPoint(), exponent);
      second = first;
    }
    return Token.number(start, at, shown, first, second);
  }

  private boolean takeSeparator(boolean listed) {
    if (at >= limit) {
      return false;
    }
    char mark = text.charAt(at);
    boolean digitFollows = at + 1 < limit && isDigit(text.charAt(at + 1));
    boolean taken =
        switch (mark) {
          case '.' -> digitFollows || !(at + 1 < limit && text.charAt(at + 1) == '.') && !pointed();
          case ',' -> digitFollows && !listed;
          case '\'', '_' -> digitFollows;
          case ' ' -> digitFollows && groupFollowsBlank();
          default -> false;
        };
    if (taken) {
      addSeparator(mark);
    }
    return taken;
  }

  private void addSeparator(char mark) {
    if (count == Limits.DIGITS) {
      throw new Refusal(at, "This number has too many separators.");
    }
    if (count == separators.length) {
      separators = Arrays.copyOf(separators, 2 * count);
      places = Arrays.copyOf(places, 2 * count);
    }
    separators[count] = mark;
    places[count++] = at;
  }

  private boolean pointed() {
    return count > 0 && separators[count - 1] == '.';
  }

  /** Three digits and no more, after a first group of up to three and blanks alone. */
  private boolean groupFollowsBlank() {
    for (int i = 0; i < count; i++) {
      if (separators[i] != ' ') {
        return false;
      }
    }
    int first = (count == 0 ? at : places[0]) - start;
    return first >= 1 && first <= 3 && digitsEnd(at + 1) == at + 4;
  }

  private boolean hasTwoMeanings() {
    char grouping = comma == Comma.GROUPS ? ',' : '.';
    return count == 1 && separators[0] == grouping && text.charAt(start) != '0' && isGrouped(1, 3);
  }

  /** The index of the decimal point, or -1; everything else must be complete groups. */
  private int decimalPoint() {
    if (count == 0) {
      return -1;
    }
    char last = separators[count - 1];
    boolean canPoint = last == '.' || last == ',';
    if (count == 1) {
      if (canPoint) {
        return places[0];
      }
      requireGroups(1);
      return -1;
    }
    boolean mixed = separators[0] != last;
    for (int i = 1; i < count - 1; i++) {
      if (separators[i] != separators[0]) {
        throw misplaced();
      }
    }
    if (mixed && !canPoint) {
      throw misplaced();
    }
    requireGroups(mixed ? count - 1 : count);
    return mixed ? places[count - 1] : -1;
  }

  private void requireGroups(int groups) {
    boolean indian = separators[0] == ',' && groups > 1 && isGrouped(groups, 2);
    if (!isGrouped(groups, 3) && !indian) {
      throw misplaced();
    }
  }

  /**
   * Whether groups of the size follow a first one that is no longer; the last one has three digits.
   */
  private boolean isGrouped(int groups, int size) {
    int first = places[0] - start;
    if (first < 1 || first > size) {
      return false;
    }
    for (int i = 0; i < groups; i++) {
      int end = i + 1 < count ? places[i + 1] : digitsEnd(places[i] + 1);
      if (end - places[i] - 1 != (i == groups - 1 ? 3 : size)) {
        return false;
      }
    }
    return true;
  }

  private Refusal misplaced() {
    return new Refusal(
        start,
        "The separators in "
            + Quote.of(text.substring(start, at))
            + " do not make groups of three.");
  }

  private int exponent(boolean names) {
    int mark = names ? at : skipBlanks(at);
    if (mark >= limit || text.charAt(mark) != 'e' && text.charAt(mark) != 'E') {
      return 0;
    }
    int sign = names ? mark + 1 : skipBlanks(mark + 1);
    boolean signed =
        !names && sign < limit && (text.charAt(sign) == '-' || text.charAt(sign) == '+');
    int first = signed ? sign + 1 : sign;
    int end = digitsEnd(first);
    if (end == first) {
      return 0;
    }
    if (end + 1 < limit
        && (text.charAt(end) == '.' || text.charAt(end) == ',')
        && isDigit(text.charAt(end + 1))) {
      throw new Refusal(end, "The exponent must be a whole number.");
    }
    int value = 0;
    for (int i = first; i < end && value <= Limits.DECADES; i++) {
      value = value * 10 + text.charAt(i) - '0';
    }
    if (value > Limits.DECADES) {
      throw new Refusal(start, "This number is out of range: 1e-300 to 1e300 can be read.");
    }
    at = end;
    return signed && text.charAt(sign) == '-' ? -value : value;
  }

  private Rational number(int end, int point, int exponent) {
    long small = 0;
    int digits = 0;
    int decimals = 0;
    for (int i = start; i < end; i++) {
      char digit = text.charAt(i);
      if (isDigit(digit)) {
        small = digits < 18 ? small * 10 + digit - '0' : small;
        digits++;
        decimals += point >= 0 && i > point ? 1 : 0;
      }
    }
    if (digits > Limits.DIGITS) {
      throw new Refusal(start, "This number has more than " + Limits.DIGITS + " digits.");
    }
    int scale = exponent - decimals;
    if (digits <= 18 && scale <= 0 && scale >= -18) {
      return Rational.of(small, powerOfTen(-scale));
    }
    return Rational.decimal(digits <= 18 ? BigInteger.valueOf(small) : allDigits(end), scale);
  }

  private BigInteger allDigits(int end) {
    var digits = new StringBuilder();
    for (int i = start; i < end; i++) {
      if (isDigit(text.charAt(i))) {
        digits.append(text.charAt(i));
      }
    }
    return new BigInteger(digits.toString());
  }

  private static long powerOfTen(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }

  private int digitsEnd(int from) {
    int end = from;
    while (end < limit && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int skipBlanks(int from) {
    int next = from;
    while (next < limit && text.charAt(next) == ' ') {
      next++;
    }
    return next;
  }

  static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }
}
