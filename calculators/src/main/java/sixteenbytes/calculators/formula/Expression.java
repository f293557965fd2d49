package sixteenbytes.calculators.formula;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * A formula as a tree, read once from its text and used to compute, show, substitute and compare.
 *
 * <p>Immutable and free of units; {@link Typesetter} shows it, {@link ExpressionParser} reads it.
 */
public sealed interface Expression {

  /** A literal, with the text it was written as. */
  record Literal(double value, String text) implements Expression {
    public static Literal of(double value) {
      return new Literal(
          value,
          value == Math.rint(value) && Math.abs(value) < 1e15
              ? Long.toString((long) value)
              : Double.toString(value));
    }

    @Override
    public double evaluate(ToDoubleFunction<String> valueOf) {
      return value;
    }
  }

  /** A symbol such as d or P, or the name of an output. */
  record Symbol(String name) implements Expression {
    @Override
    public double evaluate(ToDoubleFunction<String> valueOf) {
      return valueOf.applyAsDouble(name);
    }
  }

  /** A minus sign before something. */
  record Negation(Expression operand) implements Expression {
    @Override
    public double evaluate(ToDoubleFunction<String> valueOf) {
      return -operand.evaluate(valueOf);
    }
  }

  /** Two parts and the operator between them. */
  record Binary(Operator operator, Expression left, Expression right) implements Expression {
    @Override
    public double evaluate(ToDoubleFunction<String> valueOf) {
      return operator.apply(left.evaluate(valueOf), right.evaluate(valueOf));
    }
  }

  /** A function and as many arguments as it has places. */
  record Call(Function function, List<Expression> arguments) implements Expression {
    @Override
    public double evaluate(ToDoubleFunction<String> valueOf) {
      double first = arguments.get(0).evaluate(valueOf);
      double second = function.places() == 2 ? arguments.get(1).evaluate(valueOf) : Double.NaN;
      return function.apply(first, second);
    }
  }

  /** The two-place operators, in the order of their binding. */
  enum Operator {
    PLUS("+", 1),
    MINUS("-", 1),
    TIMES("*", 2),
    OVER("/", 2),
    POWER("^", 4);

    private final String sign;
    private final int binding;

    Operator(String sign, int binding) {
      this.sign = sign;
      this.binding = binding;
    }

    public String sign() {
      return sign;
    }

    public int binding() {
      return binding;
    }

    public double apply(double left, double right) {
      return switch (this) {
        case PLUS -> left + right;
        case MINUS -> left - right;
        case TIMES -> left * right;
        case OVER -> left / right;
        case POWER -> Math.pow(left, right);
      };
    }
  }

  /**
   * @param valueOf the value of a symbol by its name; it throws for a name that it does not have
   */
  double evaluate(ToDoubleFunction<String> valueOf);

  /** The names of all symbols in it, in alphabetical order. */
  default Set<String> symbols() {
    var found = new TreeSet<String>();
    collect(found);
    return found;
  }

  private void collect(Set<String> found) {
    if (this instanceof Symbol symbol) {
      found.add(symbol.name());
    } else if (this instanceof Negation negation) {
      negation.operand().collect(found);
    } else if (this instanceof Binary binary) {
      binary.left().collect(found);
      binary.right().collect(found);
    } else if (this instanceof Call call) {
      call.arguments().forEach(argument -> argument.collect(found));
    }
  }

  /**
   * This formula with other formulas in the place of some symbols; what then consists of literals
   * alone is computed, neutral ones are dropped and like terms put together, so that (2 + 2) * P /
   * 1 becomes 4 * P, and 2 * P + 2 * P too.
   */
  default Expression replace(Map<String, Expression> replacements) {
    if (this instanceof Symbol symbol) {
      return replacements.getOrDefault(symbol.name(), symbol);
    }
    if (this instanceof Negation negation) {
      return fold(new Negation(negation.operand().replace(replacements)));
    }
    if (this instanceof Binary binary) {
      return fold(
          new Binary(
              binary.operator(),
              binary.left().replace(replacements),
              binary.right().replace(replacements)));
    }
    if (this instanceof Call call) {
      return fold(
          new Call(
              call.function(),
              call.arguments().stream().map(argument -> argument.replace(replacements)).toList()));
    }
    return this;
  }

  /** This formula with other letters; nothing is computed. */
  default Expression rename(Map<String, String> symbols) {
    if (this instanceof Symbol symbol) {
      return new Symbol(symbols.getOrDefault(symbol.name(), symbol.name()));
    }
    if (this instanceof Negation negation) {
      return new Negation(negation.operand().rename(symbols));
    }
    if (this instanceof Binary binary) {
      return new Binary(
          binary.operator(), binary.left().rename(symbols), binary.right().rename(symbols));
    }
    if (this instanceof Call call) {
      return new Call(
          call.function(),
          call.arguments().stream().map(argument -> argument.rename(symbols)).toList());
    }
    return this;
  }

  private static Expression fold(Expression whole) {
    boolean literal =
        whole instanceof Negation negation && negation.operand() instanceof Literal
            || whole instanceof Binary binary
                && binary.left() instanceof Literal
                && binary.right() instanceof Literal
            || whole instanceof Call call
                && call.arguments().stream().allMatch(Literal.class::isInstance);
    if (literal) {
      double value = whole.evaluate(name -> Double.NaN);
      return Double.isFinite(value) ? Literal.of(value) : whole; // 1 / 0 has no digits
    }
    return whole instanceof Binary binary ? withoutNeutral(binary) : whole;
  }

  /** A factor of one and a term of zero change nothing and are not written. */
  private static Expression withoutNeutral(Binary binary) {
    double neutral = binary.operator().binding() == Operator.PLUS.binding() ? 0 : 1;
    if (isLiteral(binary.right(), neutral)) {
      return binary.left();
    }
    boolean commutes = binary.operator() == Operator.PLUS || binary.operator() == Operator.TIMES;
    if (commutes && isLiteral(binary.left(), neutral)) {
      return binary.right();
    }
    return binary.operator() == Operator.PLUS
        ? LikeTerms.sum(binary.left(), binary.right())
        : binary;
  }

  private static boolean isLiteral(Expression part, double value) {
    return part instanceof Literal literal && literal.value() == value;
  }
}
