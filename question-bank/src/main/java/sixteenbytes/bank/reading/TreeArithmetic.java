package sixteenbytes.bank.reading;

import java.math.BigInteger;
import java.util.List;
import sixteenbytes.calculators.formula.Expression;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Call;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Negation;
import sixteenbytes.calculators.formula.Expression.Operator;
import sixteenbytes.calculators.formula.Expression.Symbol;
import sixteenbytes.calculators.formula.Function;

/** Builds the tree of a typed formula. */
final class TreeArithmetic implements Arithmetic<Expression> {
  private final Names names;

  TreeArithmetic(Names names) {
    this.names = names;
  }

  @Override
  public Expression number(Rational value) {
    double number = value.toDouble();
    if (value.isWhole() || value.equals(Rational.of(number))) {
      return Literal.of(number);
    }
    return new Binary(
        Operator.OVER,
        Literal.of(Rational.of(value.numerator(), BigInteger.ONE).toDouble()),
        Literal.of(Rational.of(value.denominator(), BigInteger.ONE).toDouble()));
  }

  @Override
  public Expression name(int index) {
    return new Symbol(names.name(index));
  }

  @Override
  public String shown(int index) {
    return names.name(index);
  }

  @Override
  public boolean measures(Expression value) {
    return false;
  }

  @Override
  public Expression negated(Expression value) {
    return new Negation(value);
  }

  @Override
  public Expression plus(Expression left, Expression right, int at) {
    return new Binary(Operator.PLUS, left, right);
  }

  @Override
  public Expression minus(Expression left, Expression right, int at) {
    return new Binary(Operator.MINUS, left, right);
  }

  @Override
  public Expression times(Expression left, Expression right, int at) {
    return new Binary(Operator.TIMES, left, right);
  }

  @Override
  public Expression over(Expression left, Expression right, int at) {
    return new Binary(Operator.OVER, left, right);
  }

  @Override
  public Expression power(Expression base, Expression exponent, int at) {
    return new Binary(Operator.POWER, base, exponent);
  }

  /** min and max take two arguments in a tree; more of them are nested. */
  @Override
  public Expression call(Function function, List<Expression> arguments, int at) {
    Expression whole = arguments.get(0);
    if (function.places() == 1) {
      return new Call(function, List.of(whole));
    }
    for (Expression next : arguments.subList(1, arguments.size())) {
      whole = new Call(function, List.of(whole, next));
    }
    return whole;
  }

  @Override
  public Expression in(Expression value, Unit unit, int at) {
    if (unit.isPercent()) {
      return new Binary(Operator.OVER, value, Literal.of(100));
    }
    throw new Refusal(at, "Units are not typed into a formula.");
  }
}
