package sixteenbytes.bank.reading;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/**
 * Turns the many characters that mean the same into one, and refuses those that mean nothing here.
 *
 * <p>Character by character, and not by compatibility folding, which would turn 10¹² into 1012.
 * Superscripts, fractions such as ½ and Greek letters pass; the tokenizer reads them.
 */
final class CleanUp {
  static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  static final char RAISED_PLUS = '⁺';
  static final char RAISED_MINUS = '⁻';

  /** Numerators and denominators by character. */
  static final Map<Character, Rational> FRACTIONS =
      Map.ofEntries(
          fraction('½', 1, 2),
          fraction('¼', 1, 4),
          fraction('¾', 3, 4),
          fraction('⅓', 1, 3),
          fraction('⅔', 2, 3),
          fraction('⅕', 1, 5),
          fraction('⅖', 2, 5),
          fraction('⅗', 3, 5),
          fraction('⅘', 4, 5),
          fraction('⅙', 1, 6),
          fraction('⅚', 5, 6),
          fraction('⅛', 1, 8),
          fraction('⅜', 3, 8),
          fraction('⅝', 5, 8),
          fraction('⅞', 7, 8));

  private static final String MINUS = "−‐‑‒–—―﹘﹣－";
  private static final String TIMES = "·⋅∙∗•";
  private static final String OVER = "÷∕⁄";
  private static final String QUOTE = "’ʼ′";
  private static final String KEPT = "×±≤≥≈…" + SUPERSCRIPTS + RAISED_PLUS + RAISED_MINUS;

  private CleanUp() {}

  /**
   * @throws Refusal at the first character that has no meaning, with its index in the typed text
   */
  static Cleaned clean(String typed) {
    if (isPlain(typed)) {
      return Cleaned.unchanged(typed);
    }
    var text = new StringBuilder(typed.length());
    int[] origin = new int[typed.length()];
    int i = 0;
    while (i < typed.length()) {
      int point = typed.codePointAt(i);
      if (Character.getType(point) != Character.FORMAT) {
        origin[text.length()] = i;
        text.append(plain(point, i));
      }
      i += Character.charCount(point);
    }
    return new Cleaned(text.toString(), Arrays.copyOf(origin, text.length()));
  }

  private static boolean isPlain(String typed) {
    for (int i = 0; i < typed.length(); i++) {
      char letter = typed.charAt(i);
      if (letter < ' ' || letter > '~') {
        return false;
      }
    }
    return true;
  }

  private static char plain(int point, int at) {
    if (point >= ' ' && point <= '~') {
      return (char) point;
    }
    if (Character.isSpaceChar(point) || Character.isWhitespace(point)) {
      return ' ';
    }
    if (Character.getType(point) == Character.DECIMAL_DIGIT_NUMBER) {
      return (char) ('0' + Character.digit(point, 10));
    }
    if (point <= Character.MAX_VALUE) {
      char letter = (char) point;
      if (MINUS.indexOf(letter) >= 0) {
        return '-';
      }
      if (letter >= '！' && letter <= '～') { // full-width ASCII
        return (char) (letter - '！' + '!');
      }
      if (TIMES.indexOf(letter) >= 0) {
        return '*';
      }
      if (OVER.indexOf(letter) >= 0) {
        return '/';
      }
      if (QUOTE.indexOf(letter) >= 0) {
        return '\'';
      }
      if (letter == 'µ') { // the micro sign; the Greek letter passes
        return 'μ';
      }
      if (letter == '﹪') {
        return '%';
      }
      if (KEPT.indexOf(letter) >= 0 || isFraction(letter) || isGreek(letter)) {
        return letter;
      }
    }
    throw new Refusal(at, named(point) + " has no meaning here." + remedy(point));
  }

  /** Whether it is a sign such as ½. */
  static boolean isFraction(char letter) {
    return letter > '~' && FRACTIONS.containsKey(letter);
  }

  static boolean isGreek(char letter) {
    return letter >= 'Α' && letter <= 'ω' && Character.isLetter(letter);
  }

  /** A character by its code point, and by its look where it has one. */
  static String named(int point) {
    String code = String.format(Locale.ROOT, "U+%04X", point);
    boolean visible =
        switch (Character.getType(point)) {
          case Character.CONTROL,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED,
              Character.NON_SPACING_MARK,
              Character.ENCLOSING_MARK ->
              false;
          default -> true;
        };
    return visible
        ? "The character " + Character.toString(point) + " (" + code + ")"
        : "The character " + code;
  }

  private static String remedy(int point) {
    return switch (point) {
      case '√' -> " Write sqrt( ) for a root.";
      case '∞' -> " Type a number.";
      default -> "";
    };
  }

  private static Map.Entry<Character, Rational> fraction(char sign, long top, long bottom) {
    return Map.entry(sign, Rational.of(top, bottom));
  }
}
