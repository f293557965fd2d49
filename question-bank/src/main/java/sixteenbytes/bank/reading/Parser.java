package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;
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
  private final Cursor cursor;
  private final Choices choices;
  private final Arithmetic<T> arithmetic;
  private final Script script;
  private final Findings found = new Findings();
  private final Suffixes<T> suffixes;
  private final boolean formula;

  private Parser(
      Token[] tokens, Choices choices, Arithmetic<T> arithmetic, Script script, boolean formula) {
    this.cursor = new Cursor(tokens);
    this.choices = choices;
    this.arithmetic = arithmetic;
    this.script = script;
    this.suffixes = new Suffixes<>(cursor, choices, arithmetic, script, found);
    this.formula = formula;
  }

  /**
   * @param tokens with an END at the end
   */
  static Parser<Amount> ofQuantity(
      Token[] tokens, Choices choices, AmountArithmetic amounts, Script script) {
    return new Parser<>(tokens, choices, amounts, script, false);
  }

  /**
   * @param tokens with an END at the end
   */
  static <T> Parser<T> ofFormula(
      Token[] tokens, Choices choices, Arithmetic<T> tree, Script script) {
    return new Parser<>(tokens, choices, tree, script, true);
  }

  Findings findings() {
    return found;
  }

  /**
   * @throws Refusal where the text stops making sense
   */
  T whole() {
    takeLeadingTimes();
    int start = script.mark();
    if (choices.unitOverAll()) {
      cursor.endAt(choices.unitStart());
    }
    T value = sum();
    if (choices.unitOverAll() && cursor.index() == choices.unitStart()) {
      script.wrap(start);
      cursor.endAtLast();
      value = suffixes.after(value);
    }
    if (endsInTimes()) {
      cursor.take();
      found.times = true;
      script.add("×");
    }
    if (!cursor.isDone()) {
      throw Complaints.unexpected(cursor.peek(), cursor.before());
    }
    return value;
  }

  /** ×8 is what 8× is. */
  private void takeLeadingTimes() {
    boolean cross = cursor.sees(Kind.CROSS) || cursor.sees(Kind.TIMES_SIGN);
    if (cross && cursor.isAtStart() && !formula) {
      cursor.take();
      found.times = true;
      script.add("×");
    }
  }

  private T sum() {
    T left = product();
    while (cursor.sees(Kind.PLUS) || cursor.sees(Kind.MINUS)) {
      Token sign = cursor.take();
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
    int start = script.mark();
    T left = signed();
    while (true) {
      Token sign = cursor.peek();
      switch (sign.kind()) {
        case TIMES, TIMES_SIGN, CROSS, OF -> {
          if (endsInTimes()) {
            return left;
          }
          Complaints.checkProduct(sign, cursor.before(), cursor.peek(1));
          operator(" × ");
          left = arithmetic.times(left, signed(), sign.start());
        }
        case OVER, PER, COLON -> {
          operator(sign.is(Kind.COLON) ? " : " : " / ");
          found.colon |= sign.is(Kind.COLON);
          left = arithmetic.over(left, divisor(), sign.start());
          if (productFollows()) {
            script.wrap(start);
          }
        }
        default -> {
          if (!productFollows()) {
            return left;
          }
          left = arithmetic.times(left, factor(), sign.start());
        }
      }
    }
  }

  private void operator(String shown) {
    cursor.take();
    found.operators++;
    script.add(shown);
  }

  /** 2.5x and 2.5×: "times" at the very end. */
  private boolean endsInTimes() {
    return (cursor.sees(Kind.CROSS) || cursor.sees(Kind.TIMES_SIGN))
        && cursor.peek(1).is(Kind.END)
        && !cursor.isAtStart();
  }

  /** What stands after a slash; with everything that follows without an operator, if so chosen. */
  private T divisor() {
    int start = script.mark();
    T value = signed();
    if (productFollows()) {
      found.slashBeforeProduct = true;
      if (choices.tight()) {
        while (productFollows()) {
          int place = cursor.peek().start();
          value = arithmetic.times(value, factor(), place);
        }
        script.wrap(start);
      }
    }
    return value;
  }

  /** Whether a factor follows without an operator. */
  private boolean productFollows() {
    return switch (cursor.peek().kind()) {
      case OPEN, NAME -> true;
      case FUNCTION -> formula;
      case NUMBER -> formula && !cursor.before().is(Kind.NUMBER);
      default -> false;
    };
  }

  /** A factor that follows without an operator. */
  private T factor() {
    found.operators++;
    script.add(" × ");
    return suffixes.after(power());
  }

  private T signed() {
    boolean negative = takeSigns();
    script.add(negative ? "-" : "");
    found.negative = negative;
    T value =
        suffixes.isUnitAlone()
            ? suffixes.units(arithmetic.number(Rational.ONE))
            : suffixes.after(power());
    return negative ? arithmetic.negated(value) : value;
  }

  /** Whether the signs make a minus together. */
  private boolean takeSigns() {
    boolean negative = false;
    while (cursor.sees(Kind.PLUS) || cursor.sees(Kind.MINUS)) {
      negative ^= cursor.take().is(Kind.MINUS);
    }
    return negative;
  }

  private T power() {
    T base = atom();
    if (!cursor.sees(Kind.POWER)) {
      return base;
    }
    Token sign = cursor.take();
    found.operators++;
    return arithmetic.power(base, exponent(), sign.start());
  }

  private T exponent() {
    boolean negative = takeSigns();
    Token next = cursor.peek();
    boolean plain =
        next.is(Kind.NUMBER) && next.value().isWhole() && !cursor.peek(1).is(Kind.POWER);
    if (plain && next.value().bits() < Integer.SIZE) {
      cursor.take();
      Rational value = negative ? next.value().negated() : next.value();
      script.raised((long) value.toDouble());
      return arithmetic.number(value);
    }
    script.add(negative ? "^-" : "^");
    T value = power();
    return negative ? arithmetic.negated(value) : value;
  }

  private T atom() {
    Token next = cursor.peek();
    return switch (next.kind()) {
      case NUMBER -> arithmetic.number(suffixes.number());
      case NAME -> name();
      case OPEN -> inParentheses();
      case FUNCTION -> call(cursor.take());
      default -> throw Complaints.missingValue(next, !cursor.isAtStart());
    };
  }

  private T name() {
    Token name = cursor.take();
    if (!script.isSilent()) {
      String shown = arithmetic.shown(name.index());
      boolean severalWords = shown.indexOf(' ') >= 0 && cursor.sees(Kind.POWER); // (16 GB)²
      script.add(severalWords ? "(" + shown + ")" : shown);
    }
    T value = arithmetic.name(name.index());
    found.operators++;
    found.unit |= arithmetic.measures(value);
    return value;
  }

  private T inParentheses() {
    Token open = cursor.take();
    found.operators++;
    script.add("(");
    T value = sum();
    close(open);
    return value;
  }

  private void close(Token open) {
    if (!cursor.sees(Kind.CLOSE)) {
      throw Complaints.unclosed(cursor.peek(), open);
    }
    cursor.take();
    script.add(")");
  }

  private T call(Token name) {
    Function function = Function.values()[name.index()];
    found.operators++;
    script.add(function.text() + "(");
    Token open = cursor.take();
    var arguments = new ArrayList<T>();
    arguments.add(sum());
    while (cursor.sees(Kind.COMMA) || cursor.sees(Kind.STOP)) {
      cursor.take();
      script.add(", ");
      arguments.add(sum());
    }
    close(open);
    Complaints.checkArguments(function, arguments.size(), name);
    return arithmetic.call(function, List.copyOf(arguments), name.start());
  }
}
