package sixteenbytes.bank.reading;

/**
 * One word, number or sign of a typed text.
 *
 * @param start its first character in the cleaned text
 * @param end the character after its last
 * @param text as it was typed, for words and numbers
 * @param value of a number
 * @param other the second reading of a number such as 1,120; the same as the value if there is none
 * @param spelling what a word can mean
 * @param index of a declared name, or of a function
 */
record Token(
    Kind kind,
    int start,
    int end,
    String text,
    Rational value,
    Rational other,
    Spelling spelling,
    int index) {

  enum Kind {
    NUMBER,
    /** A unit, a power of 1000, or something unknown. */
    WORD,
    /** A declared name of a formula. */
    NAME,
    FUNCTION,
    PLUS,
    MINUS,
    TIMES,
    /** The sign ×; at the end of a ratio it is read as "times". */
    TIMES_SIGN,
    /** The letter x: a product between numbers, "times" at the end. */
    CROSS,
    OVER,
    PER,
    OF,
    COLON,
    POWER,
    OPEN,
    CLOSE,
    COMMA,
    PERCENT,
    /** A full stop or semicolon at the end. */
    STOP,
    PLUS_MINUS,
    BOUND,
    /** To, or dots between two numbers. */
    TO,
    OR,
    END
  }

  static Token sign(Kind kind, int start, int end) {
    return new Token(kind, start, end, "", Rational.ZERO, Rational.ZERO, Spelling.UNKNOWN, 0);
  }

  static Token number(int start, int end, String text, Rational value, Rational other) {
    return new Token(Kind.NUMBER, start, end, text, value, other, Spelling.UNKNOWN, 0);
  }

  static Token word(int start, String text, Spelling spelling) {
    return new Token(
        Kind.WORD, start, start + text.length(), text, Rational.ZERO, Rational.ZERO, spelling, 0);
  }

  static Token indexed(Kind kind, int start, int end, String text, int index) {
    return new Token(kind, start, end, text, Rational.ZERO, Rational.ZERO, Spelling.UNKNOWN, index);
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  boolean hasTwoValues() {
    return value != other;
  }

  boolean hasSeveralMeanings() {
    return spelling.clash() != Spelling.Clash.NONE;
  }

  /** Of a number; the zeros at the end of a whole number count. */
  int significantDigits() {
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == 'e' || letter == 'E') {
        break;
      }
      boolean digit = NumberScanner.isDigit(letter);
      if (digit && (digits > 0 || letter != '0')) {
        digits++;
      }
    }
    return digits;
  }
}
