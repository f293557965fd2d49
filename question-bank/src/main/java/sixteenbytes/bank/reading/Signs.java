package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Token.Kind;

/** Reads one operator, parenthesis or other sign. */
final class Signs {
  private Signs() {}

  /**
   * @param before the token before it; +- after a value is a plus-minus
   */
  static Token at(String text, int at, int limit, Token before) {
    char second = at + 1 < limit ? text.charAt(at + 1) : ' ';
    return switch (text.charAt(at)) {
      case '+' -> plus(text, at, limit, before);
      case '±' -> sign(Kind.PLUS_MINUS, at, 1);
      case '-' -> sign(Kind.MINUS, at, 1);
      case '*' -> second == '*' ? sign(Kind.POWER, at, 2) : sign(Kind.TIMES, at, 1);
      case '×' -> sign(Kind.TIMES_SIGN, at, 1);
      case '/' -> sign(Kind.OVER, at, 1);
      case ':' -> sign(Kind.COLON, at, 1);
      case '^' -> sign(Kind.POWER, at, 1);
      case '%' -> sign(Kind.PERCENT, at, 1);
      case ',' -> sign(Kind.COMMA, at, 1);
      case ';' -> sign(Kind.STOP, at, 1);
      case '…' -> sign(Kind.TO, at, 1);
      case '.' -> dots(text, at, limit);
      case '<', '>' -> sign(Kind.BOUND, at, second == '=' ? 2 : 1);
      case '≤', '≥' -> sign(Kind.BOUND, at, 1);
      case '(' -> sign(Kind.OPEN, at, 1);
      case ')' -> sign(Kind.CLOSE, at, 1);
      default -> throw new Refusal(at, CleanUp.named(text.charAt(at)) + " has no meaning here.");
    };
  }

  private static Token plus(String text, int at, int limit, Token before) {
    if (text.startsWith("+/-", at) && at + 3 <= limit) {
      return sign(Kind.PLUS_MINUS, at, 3);
    }
    boolean minus = at + 1 < limit && text.charAt(at + 1) == '-';
    return minus && isValue(before) ? sign(Kind.PLUS_MINUS, at, 2) : sign(Kind.PLUS, at, 1);
  }

  private static boolean isValue(Token token) {
    return switch (token.kind()) {
      case NUMBER, WORD, NAME, CLOSE, PERCENT -> true;
      default -> false;
    };
  }

  private static Token dots(String text, int at, int limit) {
    int end = at;
    while (end < limit && text.charAt(end) == '.') {
      end++;
    }
    return sign(end - at > 1 ? Kind.TO : Kind.STOP, at, end - at);
  }

  private static Token sign(Kind kind, int at, int length) {
    return Token.sign(kind, at, at + length);
  }
}
