package sixteenbytes.calculators;

import java.util.Optional;
import java.util.function.Function;
import sixteenbytes.calculators.formula.Expression;
import sixteenbytes.calculators.quantity.Dimension;

/**
 * Works out what a formula measures from what its symbols measure.
 *
 * <p>A literal is a plain number, unless it is read loosely: then it may carry any unit, as 34
 * bytes an element, 6 FLOP for a parameter and token, or 86,400 seconds a day do, and so may a
 * product that it stands in.
 */
final class Dimensions {
  private final Function<String, Dimension> symbols;
  private final boolean loose;

  private Dimensions(Function<String, Dimension> symbols, boolean loose) {
    this.symbols = symbols;
    this.loose = loose;
  }

  /**
   * @return empty where a literal may make it anything
   * @throws IllegalArgumentException where unlike things are added or compared
   */
  static Optional<Dimension> of(
      Expression expression, Function<String, Dimension> symbols, boolean loose) {
    return new Dimensions(symbols, loose).of(expression);
  }

  private Optional<Dimension> of(Expression part) {
    if (part instanceof Expression.Literal literal) {
      boolean anything = loose || literal.value() == 0; // 0 bytes are 0 seconds
      return anything ? Optional.empty() : Optional.of(Dimension.NONE);
    }
    if (part instanceof Expression.Symbol symbol) {
      return Optional.of(symbols.apply(symbol.name()));
    }
    if (part instanceof Expression.Negation negation) {
      return of(negation.operand());
    }
    if (part instanceof Expression.Call call) {
      return of(call);
    }
    Expression.Binary binary = (Expression.Binary) part;
    Optional<Dimension> left = of(binary.left());
    return switch (binary.operator()) {
      case PLUS, MINUS -> alike(left, of(binary.right()), part);
      case TIMES -> both(left, of(binary.right()), false);
      case OVER -> both(left, of(binary.right()), true);
      case POWER -> left.map(base -> base.power(exponent(binary.right())));
    };
  }

  private Optional<Dimension> of(Expression.Call call) {
    Optional<Dimension> first = of(call.arguments().get(0));
    return switch (call.function()) {
      case MIN, MAX -> alike(first, of(call.arguments().get(1)), call);
      case ABS, CEIL, FLOOR, ROUND -> first;
      case SQRT -> first.map(square -> half(square, call));
      case LOG2, LOG10, LN, EXP -> {
        alike(first, Optional.of(Dimension.NONE), call);
        yield Optional.of(Dimension.NONE);
      }
    };
  }

  private static Optional<Dimension> alike(
      Optional<Dimension> left, Optional<Dimension> right, Expression where) {
    if (left.isPresent() && right.isPresent() && !left.equals(right)) {
      throw new IllegalArgumentException(
          "%s and %s do not go together in %s".formatted(left.get(), right.get(), where));
    }
    return left.isPresent() ? left : right;
  }

  private static Optional<Dimension> both(
      Optional<Dimension> left, Optional<Dimension> right, boolean over) {
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(over ? left.get().over(right.get()) : left.get().times(right.get()));
  }

  private static int exponent(Expression exponent) {
    return (int) exponent.evaluate(symbol -> Double.NaN);
  }

  private static Dimension half(Dimension square, Expression where) {
    if (square.data() % 2 != 0 || square.time() % 2 != 0 || square.operations() % 2 != 0) {
      throw new IllegalArgumentException("no root of %s in %s".formatted(square, where));
    }
    return new Dimension(square.data() / 2, square.time() / 2, square.operations() / 2);
  }
}
