package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.quantity.Dimension;

/** Reads the units that stand together after a number as one unit: GB/s, PFLOP/s-days, s^-1. */
final class UnitGroup {
  private final Cursor cursor;
  private final Choices choices;
  private final Script script;
  private int factors;
  private Unit unit = Unit.NONE;

  UnitGroup(Cursor cursor, Choices choices, Script script) {
    this.cursor = cursor;
    this.choices = choices;
    this.script = script;
  }

  Unit read() {
    script.add(" ");
    unit = factor(false);
    while (true) {
      Kind mark = cursor.peek().kind();
      boolean joined = cursor.peek(1).is(Kind.WORD);
      if (mark == Kind.WORD) {
        script.add("·");
        multiply(1);
      } else if (joined && (mark == Kind.OVER || mark == Kind.PER)) {
        cursor.take();
        script.add("/");
        multiply(-1);
      } else if (joined && (mark == Kind.TIMES || mark == Kind.TIMES_SIGN || mark == Kind.MINUS)) {
        cursor.take();
        script.add(mark == Kind.MINUS ? "-" : "·");
        multiply(1);
      } else {
        return unit;
      }
    }
  }

  private void multiply(int sign) {
    Unit next = factor(sign < 0);
    unit = unit.times(sign == 1 ? next : next.power(-1, ""), "");
  }

  /**
   * @param below whether it stands after a slash, where nouns are in the singular
   */
  private Unit factor(boolean below) {
    Token word = cursor.peek();
    if (!word.spelling().isKnown()) {
      throw Complaints.unknownWord(word);
    }
    Meaning meaning = choices.meaning(word, cursor.index());
    if (meaning.scale()) {
      throw new Refusal(word.start(), Quote.of(word.text()) + " cannot stand after a unit.");
    }
    cursor.take();
    factors++;
    script.add(below ? meaning.unit().singular() : meaning.unit().symbol());
    return cursor.sees(Kind.POWER) ? meaning.unit().power(exponent(), "") : meaning.unit();
  }

  private int exponent() {
    int place = cursor.take().start();
    boolean open = cursor.sees(Kind.OPEN);
    if (open) {
      cursor.take();
    }
    boolean negative = cursor.sees(Kind.MINUS);
    if (negative || cursor.sees(Kind.PLUS)) {
      cursor.take();
    }
    Token number = cursor.take();
    boolean small =
        number.is(Kind.NUMBER)
            && number.value().isWhole()
            && number.value().abs().compareTo(Rational.of(Limits.UNIT_POWER)) <= 0;
    if (!small || open && !cursor.take().is(Kind.CLOSE)) {
      throw new Refusal(place, "A unit can have whole powers from -4 to 4.");
    }
    int size = (int) number.value().toDouble();
    int exponent = negative ? -size : size;
    script.raised(exponent);
    return exponent;
  }

  /** Whether it is one single unit of time. */
  boolean isTime() {
    return factors == 1 && unit.dimension().equals(Dimension.TIME);
  }
}
