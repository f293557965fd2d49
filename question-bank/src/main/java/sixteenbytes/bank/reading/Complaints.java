package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.formula.Function;

/** Words what stops a parser. */
final class Complaints {
  private Complaints() {}

  /** A token that stands where an operator or the end belongs. */
  static Refusal unexpected(Token token, Token before) {
    if (token.is(Kind.WORD) && !token.spelling().isKnown()) {
      return unknownWord(token);
    }
    String reason =
        switch (token.kind()) {
          case NUMBER ->
              before.is(Kind.WORD)
                  ? "A number after a unit needs an operator before it."
                  : "Two numbers stand side by side: an operator is missing, or digits are grouped"
                      + " oddly.";
          case CLOSE -> "This parenthesis was never opened.";
          case WORD -> "The unit " + Quote.of(token.text()) + " stands where none belongs.";
          case COMMA, STOP -> "This sign separates nothing here.";
          case PERCENT -> "This percent sign has no number before it.";
          case FUNCTION -> "An operator is missing before " + token.text() + ".";
          case BOUND -> "Type one value, without a bound.";
          case CROSS, TIMES, TIMES_SIGN, OVER, POWER -> "A number is missing here.";
          default -> "This stands where nothing belongs.";
        };
    return new Refusal(token.start(), reason);
  }

  /** A token that stands where a value belongs. */
  static Refusal missingValue(Token token, boolean later) {
    if (token.is(Kind.WORD) && !token.spelling().isKnown()) {
      return unknownWord(token);
    }
    String reason =
        switch (token.kind()) {
          case END -> later ? "The text ends too early: a number is missing." : "Nothing is typed.";
          case CLOSE -> "A number is missing before this parenthesis.";
          case WORD -> "A number is missing before " + Quote.of(token.text()) + ".";
          default -> "A number is missing here.";
        };
    return new Refusal(token.start(), reason);
  }

  static Refusal unclosed(Token token, Token open) {
    return token.is(Kind.END)
        ? new Refusal(open.start(), "This parenthesis is never closed.")
        : unexpected(token, open);
  }

  static Refusal unknownWord(Token word) {
    if (word.text().equals("e") || word.text().equals("E")) {
      return new Refusal(word.start(), "An exponent is e and a whole number, such as 1.2e9.");
    }
    return new Refusal(
        word.start(),
        () ->
            Quote.of(word.text())
                + " is no unit that is known here."
                + UnitTable.nearest(word.text())
                    .map(near -> " Did you mean " + near + "?")
                    .orElse(""));
  }

  /**
   * The letter x is a product between numbers or parentheses only; "of" comes after a percentage.
   */
  static void checkProduct(Token sign, Token before, Token after) {
    if (sign.is(Kind.OF) && !before.is(Kind.PERCENT)) {
      throw new Refusal(sign.start(), "\"of\" is read after a percentage only.");
    }
    boolean left =
        switch (before.kind()) {
          case NUMBER, CLOSE, NAME, WORD, PERCENT -> true;
          default -> false;
        };
    boolean right =
        after.is(Kind.NUMBER)
            || after.is(Kind.OPEN)
            || after.is(Kind.NAME)
            || after.is(Kind.FUNCTION);
    if (sign.is(Kind.CROSS) && !(left && right)) {
      throw new Refusal(
          sign.start(), "The letter x is read as a product between numbers only; use * elsewhere.");
    }
  }

  static void checkArguments(Function function, int given, Token name) {
    boolean one = function.places() == 1;
    if (one ? given != 1 : given < 2) {
      throw new Refusal(
          name.start(),
          function.text() + "( ) takes " + (one ? "one number." : "two numbers or more."));
    }
  }
}
