package sixteenbytes.bank.marking;

import java.util.List;
import sixteenbytes.calculators.formula.Expression;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Call;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Negation;
import sixteenbytes.calculators.formula.Expression.Symbol;

/**
 * The value of a formula with roots or logarithms, and how large the terms were that it is made of:
 * where they cancel, what is left carries their rounding.
 */
record RoundedValue(double value, double size) {
  private static final double LIMIT = 1e-9;

  static RoundedValue of(Expression expression, Point point) {
    if (expression instanceof Literal literal) {
      return plain(literal.value());
    }
    if (expression instanceof Symbol symbol) {
      return plain(point.values().get(symbol.name()).toDouble());
    }
    if (expression instanceof Negation negation) {
      RoundedValue operand = of(negation.operand(), point);
      return new RoundedValue(-operand.value, operand.size);
    }
    if (expression instanceof Binary binary) {
      return combined(binary, of(binary.left(), point), of(binary.right(), point));
    }
    return called((Call) expression, point);
  }

  private static RoundedValue combined(Binary binary, RoundedValue left, RoundedValue right) {
    double value = binary.operator().apply(left.value, right.value);
    double relative = relative(left) * relative(right);
    return switch (binary.operator()) {
      case PLUS, MINUS -> new RoundedValue(value, left.size + right.size);
      case TIMES, OVER -> new RoundedValue(value, Math.abs(value) * relative);
      case POWER ->
          new RoundedValue(value, Math.abs(value) * relative * Math.max(1, Math.abs(right.value)));
    };
  }

  private static RoundedValue called(Call call, Point point) {
    List<RoundedValue> arguments =
        call.arguments().stream().map(argument -> of(argument, point)).toList();
    List<Expression> numbers =
        arguments.stream().map(argument -> (Expression) Literal.of(argument.value)).toList();
    double value = new Call(call.function(), numbers).evaluate(name -> Double.NaN);
    double relative = arguments.stream().mapToDouble(RoundedValue::relative).max().orElse(1);
    return new RoundedValue(value, Math.max(Math.abs(value), 1) * relative);
  }

  /** How many times larger the terms were than what came of them. */
  private static double relative(RoundedValue number) {
    return number.value == 0 ? 1 : Math.max(1, number.size / Math.abs(number.value));
  }

  private static RoundedValue plain(double value) {
    return new RoundedValue(value, Math.abs(value));
  }

  boolean equalsWithinRounding(RoundedValue other) {
    return Math.abs(value - other.value) <= LIMIT * Math.max(size, other.size);
  }
}
