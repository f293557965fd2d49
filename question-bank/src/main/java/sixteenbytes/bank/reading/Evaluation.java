package sixteenbytes.bank.reading;

import java.util.List;
import java.util.function.Function;
import sixteenbytes.calculators.formula.Expression;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Call;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Negation;
import sixteenbytes.calculators.formula.Expression.Symbol;

/**
 * The value of a formula at one point, exactly.
 *
 * @param value 0 if there is none
 */
public record Evaluation(State state, Rational value) {

  /** What came of it. */
  public enum State {
    EXACT,
    /** A root or a logarithm that is no fraction. */
    ROUNDED,
    /** Division by zero, beyond the limits, or too much work. */
    UNDEFINED
  }

  /**
   * @param valueOf the value of each symbol
   * @param effort what it may cost, together with other evaluations
   */
  public static Evaluation of(
      Expression expression, Function<String, Rational> valueOf, Effort effort) {
    try {
      var computation = new Computation(valueOf, effort);
      Rational value = computation.value(expression);
      return new Evaluation(computation.exact ? State.EXACT : State.ROUNDED, value);
    } catch (Refusal refusal) {
      return new Evaluation(State.UNDEFINED, Rational.ZERO);
    }
  }

  private static final class Computation {
    private final Function<String, Rational> valueOf;
    private final Effort effort;
    private boolean exact = true;

    private Computation(Function<String, Rational> valueOf, Effort effort) {
      this.valueOf = valueOf;
      this.effort = effort;
    }

    private Rational value(Expression expression) {
      if (expression instanceof Literal literal) {
        return Rational.of(literal.value());
      }
      if (expression instanceof Symbol symbol) {
        return valueOf.apply(symbol.name());
      }
      if (expression instanceof Negation negation) {
        return value(negation.operand()).negated();
      }
      Rational result =
          expression instanceof Binary binary ? combined(binary) : called((Call) expression);
      effort.spend(result.bits());
      if (result.bits() > Limits.BITS) {
        throw new Refusal(0, "out of range");
      }
      return result;
    }

    private Rational combined(Binary binary) {
      Rational left = value(binary.left());
      Rational right = value(binary.right());
      return switch (binary.operator()) {
        case PLUS -> left.plus(right);
        case MINUS -> left.minus(right);
        case TIMES -> left.times(right);
        case OVER -> {
          if (right.signum() == 0) {
            throw new Refusal(0, "division by zero");
          }
          yield left.over(right);
        }
        case POWER -> {
          exact &= right.isWhole();
          yield Powers.power(left, right, 0);
        }
      };
    }

    private Rational called(Call call) {
      List<Expression> arguments = call.arguments();
      Rational first = value(arguments.get(0));
      return switch (call.function()) {
        case ABS -> first.abs();
        case CEIL, FLOOR, ROUND -> Powers.whole(call.function(), first);
        case MIN -> lesser(first, value(arguments.get(1)));
        case MAX -> lesser(first.negated(), value(arguments.get(1)).negated()).negated();
        case SQRT, LOG2, LOG10, LN, EXP -> {
          Powers.Rounded found = Powers.transcendental(call.function(), first, 0);
          exact &= found.exact();
          yield found.value();
        }
      };
    }

    private static Rational lesser(Rational one, Rational other) {
      return one.compareTo(other) <= 0 ? one : other;
    }
  }
}
