package sixteenbytes.bank.reading;

import sixteenbytes.calculators.quantity.Dimension;

/** One thing that a typed text can mean: an amount, and what was seen on the way to it. */
public final class Reading {
  private final Amount amount;
  private final Findings found;
  private final Token[] tokens;
  private final Choices choices;
  private final AmountArithmetic amounts;
  private final Script script;
  private final boolean bits;

  Reading(
      Amount amount,
      Findings found,
      Token[] tokens,
      Choices choices,
      AmountArithmetic amounts,
      Script script,
      boolean bits) {
    this.amount = amount;
    this.found = found;
    this.tokens = tokens;
    this.choices = choices;
    this.amounts = amounts;
    this.script = script;
    this.bits = bits;
  }

  public Amount amount() {
    return amount;
  }

  /** In base units. */
  public Rational value() {
    return amount.value();
  }

  /** False once a root or a logarithm has rounded it. */
  public boolean isExact() {
    return amount.exact();
  }

  public Dimension dimension() {
    return amount.dimension();
  }

  public Nouns nouns() {
    return amount.nouns();
  }

  /** Whether it is one number, with a sign, a power of 1000 and a unit at most. */
  public boolean isLiteral() {
    return found.isLiteral();
  }

  /** The number of a literal as it is written, without its unit and its power of 1000. */
  public Rational digits() {
    return found.negative ? found.digits.negated() : found.digits;
  }

  /** How many significant digits a literal is written with. */
  public int significantDigits() {
    return found.number.significantDigits();
  }

  /** The unit of a literal. */
  public Unit unit() {
    return found.lastUnit;
  }

  /** Whether a unit with a dimension is typed anywhere. */
  public boolean hasUnit() {
    return found.unit;
  }

  public boolean hasPercent() {
    return found.percent;
  }

  /** Whether it ends in "times", which makes it a ratio. */
  public boolean hasTimes() {
    return found.times;
  }

  /** Whether a power of 1000 such as billion is typed. */
  public boolean hasScale() {
    return found.scale;
  }

  /** Whether everything after a slash is below the line: M/(2d). */
  public boolean isTight() {
    return choices.tight();
  }

  /** Whether lower-case b is taken as bits. */
  public boolean isBits() {
    return bits;
  }

  /** How it is read, in our own notation: 70 billion × 16. */
  public String written() {
    if (!script.isSilent()) {
      return script.toString();
    }
    Script again = Script.written();
    Parser.ofQuantity(tokens, choices, amounts, again).whole();
    return again.toString();
  }
}
