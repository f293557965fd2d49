package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.bank.reading.Token.Kind;

/** Reads numbers, and what may follow one: a power of 1000, percent, units, and 1 h 20 min. */
final class Suffixes<T> {
  private final Cursor cursor;
  private final Choices choices;
  private final Arithmetic<T> arithmetic;
  private final Script script;
  private final Findings found;

  Suffixes(
      Cursor cursor, Choices choices, Arithmetic<T> arithmetic, Script script, Findings found) {
    this.cursor = cursor;
    this.choices = choices;
    this.arithmetic = arithmetic;
    this.script = script;
    this.found = found;
  }

  /** The next token, which is a number. */
  Rational number() {
    Token token = cursor.take();
    Rational value = choices.otherNumbers() ? token.other() : token.value();
    found.numbers++;
    found.digits = value;
    found.number = token;
    script.number(token, value);
    return value;
  }

  /** A value with what follows it. */
  T after(T value) {
    T scaled = value;
    Token next = cursor.peek();
    if (next.is(Kind.WORD) && isScale(next)) {
      Unit power = choices.meaning(next, cursor.index()).unit();
      cursor.take();
      script.add(" " + power.symbol());
      scaled = arithmetic.in(scaled, power, next.start());
      found.scale = true;
      next = cursor.peek();
    }
    if (next.is(Kind.PERCENT)) {
      cursor.take();
      script.add(" %");
      found.percent = true;
      return arithmetic.in(scaled, Unit.PERCENT, next.start());
    }
    return next.is(Kind.WORD) ? units(scaled) : scaled;
  }

  /** Whether a unit stands without a number, as in 3500/s. */
  boolean isUnitAlone() {
    return cursor.sees(Kind.WORD) && !cursor.isAtStart() && !isScale(cursor.peek());
  }

  private boolean isScale(Token word) {
    if (!word.spelling().isKnown()) {
      return false;
    }
    Meaning meaning = choices.meaning(word, cursor.index());
    return meaning.scale();
  }

  /** A value with the units that follow it. */
  T units(T value) {
    var group = new UnitGroup(cursor, choices, script);
    int place = cursor.peek().start();
    Unit unit = group.read();
    found.sees(unit);
    T total = arithmetic.in(value, unit, place);
    return group.isTime() && cursor.sees(Kind.NUMBER) ? compound(total, unit) : total;
  }

  /** 1 h 20 min: the units must fall. */
  private T compound(T first, Unit largest) {
    T total = first;
    Unit last = largest;
    while (cursor.sees(Kind.NUMBER)) {
      int place = cursor.peek().start();
      script.add(" ");
      Rational value = number();
      if (!cursor.sees(Kind.WORD)) {
        throw new Refusal(place, "A unit is missing after this number.");
      }
      var group = new UnitGroup(cursor, choices, script);
      Unit unit = group.read();
      if (!group.isTime() || unit.size().compareTo(last.size()) >= 0) {
        throw new Refusal(
            place,
            "Two numbers stand side by side. In a time such as 1 h 20 min the units get smaller.");
      }
      total = arithmetic.plus(total, arithmetic.in(arithmetic.number(value), unit, place), place);
      last = unit;
    }
    return total;
  }
}
