package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Token.Kind;

/** What can be told of tokens before they are parsed. */
final class Shape {
  private Shape() {}

  /** Whether the text is one number with a sign, a power of 1000 and a unit at most. */
  static boolean isLone(Token[] tokens) {
    int at = 0;
    while (tokens[at].is(Kind.PLUS) || tokens[at].is(Kind.MINUS)) {
      at++;
    }
    return tokens[at].is(Kind.NUMBER) && isUnitToTheEnd(tokens, at + 1);
  }

  /**
   * Where the only unit of the text begins, if it stands at the very end and after a quotient or a
   * sum, so that it may belong to all of it: 31/10 ms. Otherwise 0.
   */
  static int lastUnit(Token[] tokens) {
    int depth = 0;
    boolean operator = false;
    for (int i = 0; i < tokens.length; i++) {
      switch (tokens[i].kind()) {
        case OPEN -> depth++;
        case CLOSE -> depth--;
        case OVER, PLUS, COLON -> operator |= depth == 0;
        case MINUS -> operator |= depth == 0 && i > 0;
        case WORD, PERCENT -> {
          boolean after = i > 0 && (tokens[i - 1].is(Kind.NUMBER) || tokens[i - 1].is(Kind.CLOSE));
          return operator && after && depth == 0 && isUnitToTheEnd(tokens, i) ? i : 0;
        }
        default -> {}
      }
    }
    return 0;
  }

  private static boolean isUnitToTheEnd(Token[] tokens, int start) {
    int at = start;
    while (true) {
      boolean afterWord = at > start && tokens[at - 1].is(Kind.WORD);
      switch (tokens[at].kind()) {
        case END -> {
          return true;
        }
        case WORD, PERCENT -> at++;
        case CROSS, TIMES_SIGN -> {
          return at == start && tokens[at + 1].is(Kind.END);
        }
        case OVER, PER, MINUS, TIMES -> {
          if (!afterWord || !tokens[at + 1].is(Kind.WORD)) {
            return false;
          }
          at++;
        }
        case POWER -> {
          int number = tokens[at + 1].is(Kind.MINUS) ? at + 2 : at + 1;
          if (!afterWord || !tokens[number].is(Kind.NUMBER)) {
            return false;
          }
          at = number + 1;
        }
        default -> {
          return false;
        }
      }
    }
  }
}
