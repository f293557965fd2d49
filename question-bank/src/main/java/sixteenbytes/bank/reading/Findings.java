package sixteenbytes.bank.reading;

/**
 * What a parser notices on its way besides the value. Filled by one parser, read when it is done.
 */
final class Findings {
  int numbers;
  int operators;
  boolean negative;
  boolean slashBeforeProduct;
  boolean colon;
  boolean percent;
  boolean times;
  boolean scale;
  boolean unit;
  boolean noun;
  Rational digits = Rational.ZERO;
  Token number = Token.sign(Token.Kind.END, 0, 0);
  Unit lastUnit = Unit.NONE;

  void sees(Unit typed) {
    unit |= !typed.isPure();
    noun |= !typed.nouns().isEmpty();
    lastUnit = typed;
  }

  /** Whether the text is one number, with a sign, a power of 1000 and a unit at most. */
  boolean isLiteral() {
    return numbers == 1 && operators == 0;
  }
}
