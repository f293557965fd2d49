package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.formula.Function;

/**
 * Parses tokens under one set of choices, and does at once with what it finds what its arithmetic
 * says.
 *
 * <p>It goes no deeper than the parentheses and powers of the text, both of which the tokenizer
 * limits; signs and sums are loops.
 */
final class Parser<T> {
  private final Token[] tokens;
  private final Choices choices;
  private final Arithmetic<T> arithmetic;
  private final Script script;
  private final Findings found;
  private final boolean formula;
  private int end;
  private int at;

  /**
   * @param tokens with an END at the end
   */
  Parser(
      Token[] tokens, Choices choices, Arithmetic<T> arithmetic, Script script, boolean formula) {
    this.tokens = tokens;
    this.choices = choices;
    this.arithmetic = arithmetic;
    this.script = script;
    this.formula = formula;
    this.found = new Findings();
    this.end = tokens.length - 1;
  }

  Findings findings() {
    return found;
  }

  /**
   * @throws Refusal where the text stops making sense
   */
  T whole() {
    int start = script.mark();
    end = choices.unitOverAll() ? choices.unitStart() : tokens.length - 1;
    T value = sum();
    if (choices.unitOverAll() && at == end) {
      script.wrap(start);
      end = tokens.length - 1;
      value = postfix(value);
    }
    Kind last = peek().kind();
    if ((last == Kind.CROSS || last == Kind.TIMES_SIGN) && at + 1 == tokens.length - 1) {
      found.times = true;
      script.add("×");
      at++;
    }
    if (!peek().is(Kind.END) || at != tokens.length - 1) {
      throw Complaints.unexpected(peek(), at > 0 ? tokens[at - 1] : peek());
    }
    return value;
  }

  private T sum() {
    T left = product();
    while (peek().is(Kind.PLUS) || peek().is(Kind.MINUS)) {
      Token sign = take();
      found.operators++;
      script.add(sign.is(Kind.PLUS) ? " + " : " - ");
      T right = product();
      left =
          sign.is(Kind.PLUS)
              ? arithmetic.plus(left, right, sign.start())
              : arithmetic.minus(left, right, sign.start());
    }
    return left;
  }

  private T product() {
    T left = signed();
    while (true) {
      Token sign = peek();
      switch (sign.kind()) {
        case TIMES, TIMES_SIGN, CROSS, OF -> {
          if (endsInTimes(sign)) {
            return left;
          }
          Complaints.checkProduct(sign, tokens[at - 1], tokens[at + 1]);
          at++;
          found.operators++;
          script.add(" × ");
          left = arithmetic.times(left, signed(), sign.start());
        }
        case OVER, PER, COLON -> {
          at++;
          found.operators++;
          found.colon |= sign.is(Kind.COLON);
          script.add(sign.is(Kind.COLON) ? " : " : " / ");
          left = arithmetic.over(left, divisor(), sign.start());
        }
        default -> {
          if (!productFollows()) {
            return left;
          }
          left = arithmetic.times(left, unsignedFactor(), sign.start());
        }
      }
    }
  }

  private boolean endsInTimes(Token sign) {
    return (sign.is(Kind.CROSS) || sign.is(Kind.TIMES_SIGN)) && at + 1 == tokens.length - 1;
  }

  /** What stands after a slash; with everything that follows without an operator, if so chosen. */
  private T divisor() {
    int start = script.mark();
    T value = signed();
    if (productFollows()) {
      found.slashBeforeProduct = true;
      if (choices.tight()) {
        while (productFollows()) {
          int place = peek().start();
          value = arithmetic.times(value, unsignedFactor(), place);
        }
        script.wrap(start);
      }
    }
    return value;
  }

  /** Whether a factor follows without an operator. */
  private boolean productFollows() {
    Kind next = peek().kind();
    if (next == Kind.OPEN) {
      return true;
    }
    boolean afterNumber = at > 0 && tokens[at - 1].is(Kind.NUMBER);
    return formula
        && (next == Kind.NAME || next == Kind.FUNCTION || next == Kind.NUMBER && !afterNumber);
  }

  private T unsignedFactor() {
    found.operators++;
    script.add(" × ");
    return postfix(power());
  }

  private T signed() {
    boolean negative = false;
    while (peek().is(Kind.PLUS) || peek().is(Kind.MINUS)) {
      negative ^= take().is(Kind.MINUS);
    }
    script.add(negative ? "-" : "");
    found.negative = negative;
    boolean unitAlone = peek().is(Kind.WORD) && at > 0 && isUnit(peek());
    T value = unitAlone ? units(arithmetic.number(Rational.ONE)) : postfix(power());
    return negative ? arithmetic.negated(value) : value;
  }

  private T power() {
    T base = atom();
    if (!peek().is(Kind.POWER)) {
      return base;
    }
    Token sign = take();
    found.operators++;
    return arithmetic.power(base, exponent(), sign.start());
  }

  private T exponent() {
    boolean negative = false;
    while (peek().is(Kind.PLUS) || peek().is(Kind.MINUS)) {
      negative ^= take().is(Kind.MINUS);
    }
    Token next = peek();
    if (next.is(Kind.NUMBER)
        && next.value().isWhole()
        && next.value().bits() < 32
        && !tokens[at + 1].is(Kind.POWER)) {
      at++;
      Rational value = negative ? next.value().negated() : next.value();
      script.raised((long) value.toDouble());
      found.numbers++;
      return arithmetic.number(value);
    }
    script.add(negative ? "^-" : "^");
    T value = power();
    return negative ? arithmetic.negated(value) : value;
  }

  private T atom() {
    Token next = peek();
    switch (next.kind()) {
      case NUMBER -> {
        at++;
        Rational value = choices.otherNumbers() ? next.other() : next.value();
        found.numbers++;
        found.digits = value;
        found.number = next;
        script.number(next, value);
        return arithmetic.number(value);
      }
      case NAME -> {
        at++;
        script.add(next.text());
        return arithmetic.name(next.index());
      }
      case OPEN -> {
        found.operators++;
        return inParentheses();
      }
      case FUNCTION -> {
        at++;
        found.operators++;
        return call(next);
      }
      default -> throw Complaints.missingValue(next, at > 0);
    }
  }

  private T inParentheses() {
    Token open = take();
    script.add("(");
    T value = sum();
    close(open);
    return value;
  }

  private void close(Token open) {
    if (!peek().is(Kind.CLOSE)) {
      throw Complaints.unclosed(peek(), open);
    }
    at++;
    script.add(")");
  }

  private T call(Token name) {
    Function function = Function.values()[name.index()];
    script.add(function.text() + "(");
    Token open = take();
    var arguments = new ArrayList<T>();
    arguments.add(sum());
    while (peek().is(Kind.COMMA) || peek().is(Kind.STOP)) {
      at++;
      script.add(", ");
      arguments.add(sum());
    }
    close(open);
    if (arguments.size() != 1 && function.places() == 1 || arguments.size() < function.places()) {
      throw new Refusal(
          name.start(),
          function.text()
              + "( ) takes "
              + (function.places() == 1 ? "one number." : "two numbers or more."));
    }
    return arithmetic.call(function, List.copyOf(arguments), name.start());
  }

  private boolean isUnit(Token word) {
    return !isScale(word);
  }

  private boolean isScale(Token word) {
    return word.spelling().isKnown() && meaning(word, at).scale();
  }

  private Meaning meaning(Token word, int index) {
    return word.hasSeveralMeanings()
        ? choices.meanings()[index]
        : word.spelling().meanings().get(0);
  }

  /** A power of 1000, percent and units after a number. */
  private T postfix(T value) {
    T scaled = value;
    Token next = peek();
    if (next.is(Kind.WORD) && isScale(next)) {
      Meaning meaning = meaning(next, at);
      script.add(" " + meaning.unit().symbol());
      scaled = arithmetic.in(scaled, meaning.unit(), next.start());
      found.scale = true;
      at++;
      next = peek();
    }
    if (next.is(Kind.PERCENT)) {
      at++;
      found.percent = true;
      script.add(" %");
      return arithmetic.in(scaled, Unit.PERCENT, next.start());
    }
    return next.is(Kind.WORD) ? units(scaled) : scaled;
  }

  private T units(T value) {
    var group = new UnitGroup(tokens, at, end, choices, script);
    int place = peek().start();
    Unit unit = group.read();
    at = group.end();
    found.sees(unit);
    T total = arithmetic.in(value, unit, place);
    if (group.isTime() && peek().is(Kind.NUMBER)) {
      return compound(total, unit);
    }
    return total;
  }

  /** 1 h 20 min: the units must fall. */
  private T compound(T first, Unit largest) {
    T total = first;
    Unit last = largest;
    while (peek().is(Kind.NUMBER)) {
      Token number = take();
      Rational value = choices.otherNumbers() ? number.other() : number.value();
      found.numbers++;
      script.add(" ");
      script.number(number, value);
      var group = new UnitGroup(tokens, at, end, choices, script);
      if (!peek().is(Kind.WORD)) {
        throw new Refusal(number.start(), "A unit is missing after this number.");
      }
      Unit unit = group.read();
      if (!group.isTime() || unit.size().compareTo(last.size()) >= 0) {
        throw new Refusal(
            number.start(),
            "Two numbers stand side by side here. In a time such as 1 h 20 min the units get"
                + " smaller.");
      }
      at = group.end();
      total =
          arithmetic.plus(
              total, arithmetic.in(arithmetic.number(value), unit, number.start()), number.start());
      last = unit;
    }
    return total;
  }

  private Token peek() {
    return at < end ? tokens[at] : tokens[tokens.length - 1];
  }

  private Token take() {
    Token token = peek();
    at++;
    return token;
  }
}
