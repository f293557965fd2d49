package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.quantity.Dimension;

/** Reads the units that stand together after a number as one unit: GB/s, PFLOP/s-days, s^-1. */
final class UnitGroup {
  private final Token[] tokens;
  private final int limit;
  private final Choices choices;
  private final Script script;
  private int at;
  private int factors;
  private Unit unit = Unit.NONE;

  UnitGroup(Token[] tokens, int start, int limit, Choices choices, Script script) {
    this.tokens = tokens;
    this.at = start;
    this.limit = limit;
    this.choices = choices;
    this.script = script;
  }

  Unit read() {
    script.add(" ");
    unit = factor();
    while (true) {
      Kind mark = peek(0).kind();
      if (mark == Kind.WORD) {
        script.add("·");
        multiply(1);
      } else if (peek(1).is(Kind.WORD) && (mark == Kind.OVER || mark == Kind.PER)) {
        at++;
        script.add("/");
        multiply(-1);
      } else if (peek(1).is(Kind.WORD)
          && (mark == Kind.TIMES || mark == Kind.TIMES_SIGN || mark == Kind.MINUS)) {
        at++;
        script.add(mark == Kind.MINUS ? "-" : "·");
        multiply(1);
      } else {
        return unit;
      }
    }
  }

  private void multiply(int sign) {
    Unit next = factor();
    unit = unit.times(sign == 1 ? next : next.power(-1, ""), "");
  }

  private Unit factor() {
    Token word = peek(0);
    if (!word.spelling().isKnown()) {
      throw Complaints.unknownWord(word);
    }
    Meaning meaning =
        word.hasSeveralMeanings() ? choices.meanings()[at] : word.spelling().meanings().get(0);
    if (meaning.scale()) {
      throw new Refusal(word.start(), Quote.of(word.text()) + " cannot stand after a unit.");
    }
    at++;
    factors++;
    script.add(meaning.unit().symbol());
    if (!peek(0).is(Kind.POWER)) {
      return meaning.unit();
    }
    return meaning.unit().power(exponent(), "");
  }

  private int exponent() {
    int place = peek(0).start();
    at++;
    boolean open = peek(0).is(Kind.OPEN);
    at += open ? 1 : 0;
    boolean negative = peek(0).is(Kind.MINUS);
    at += negative || peek(0).is(Kind.PLUS) ? 1 : 0;
    Token number = peek(0);
    boolean small =
        number.is(Kind.NUMBER)
            && number.value().isWhole()
            && number.value().abs().compareTo(Rational.of(Limits.UNIT_POWER)) <= 0;
    if (!small || open && !peek(1).is(Kind.CLOSE)) {
      throw new Refusal(place, "A unit can have whole powers from -4 to 4.");
    }
    at += open ? 2 : 1;
    int size = (int) number.value().toDouble();
    int exponent = negative ? -size : size;
    script.raised(exponent);
    return exponent;
  }

  /** The index of the first token after the group. */
  int end() {
    return at;
  }

  /** Whether it is one single unit of time. */
  boolean isTime() {
    return factors == 1 && unit.dimension().equals(Dimension.TIME);
  }

  private Token peek(int ahead) {
    return at + ahead < limit ? tokens[at + ahead] : tokens[tokens.length - 1];
  }
}
