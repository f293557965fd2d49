package sixteenbytes.calculators.formula;

import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Call;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Negation;
import sixteenbytes.calculators.formula.Expression.Operator;
import sixteenbytes.calculators.formula.Expression.Symbol;

/**
 * A formula as a stack machine runs it, operands first: {@code 2 * (d - 1)} becomes 2 d 1 - *.
 *
 * <p>Symbols and literals are places in an array of values, so that nothing is looked up by name.
 */
final class Instructions {
  private static final int NEGATE = -1;
  private static final int FIRST_OPERATOR = -2;
  private static final Operator[] OPERATORS = Operator.values();
  private static final int FIRST_FUNCTION = FIRST_OPERATOR - OPERATORS.length;
  private static final Function[] FUNCTIONS = Function.values();

  /** A place in the values where not negative, else something to do with what lies on the stack. */
  private final int[] codes;

  private Instructions(int[] codes) {
    this.codes = codes;
  }

  /**
   * @param symbols the place of a symbol
   * @param literals the place of a literal
   */
  static Instructions of(
      Expression expression, ToIntFunction<String> symbols, ToIntFunction<Double> literals) {
    var codes = IntStream.builder();
    append(expression, symbols, literals, codes);
    return new Instructions(codes.build().toArray());
  }

  private static void append(
      Expression part,
      ToIntFunction<String> symbols,
      ToIntFunction<Double> literals,
      IntStream.Builder codes) {
    if (part instanceof Literal literal) {
      codes.add(literals.applyAsInt(literal.value()));
    } else if (part instanceof Symbol symbol) {
      codes.add(symbols.applyAsInt(symbol.name()));
    } else if (part instanceof Negation negation) {
      append(negation.operand(), symbols, literals, codes);
      codes.add(NEGATE);
    } else if (part instanceof Binary binary) {
      append(binary.left(), symbols, literals, codes);
      append(binary.right(), symbols, literals, codes);
      codes.add(FIRST_OPERATOR - binary.operator().ordinal());
    } else if (part instanceof Call call) {
      call.arguments().forEach(argument -> append(argument, symbols, literals, codes));
      codes.add(FIRST_FUNCTION - call.function().ordinal());
    }
  }

  /** No more numbers than this lie on the stack at any time. */
  int depth() {
    return codes.length;
  }

  /**
   * @param stack room for {@link #depth} numbers
   */
  double run(double[] values, double[] stack) {
    int top = -1;
    for (int code : codes) {
      if (code >= 0) {
        stack[++top] = values[code];
      } else if (code == NEGATE) {
        stack[top] = -stack[top];
      } else if (code > FIRST_FUNCTION) {
        double right = stack[top--];
        stack[top] = OPERATORS[FIRST_OPERATOR - code].apply(stack[top], right);
      } else {
        Function function = FUNCTIONS[FIRST_FUNCTION - code];
        double last = stack[top];
        top -= function.places() - 1;
        stack[top] = function.apply(stack[top], last);
      }
    }
    return stack[0];
  }
}
