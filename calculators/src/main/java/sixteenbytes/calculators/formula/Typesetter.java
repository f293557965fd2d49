package sixteenbytes.calculators.formula;

import java.util.function.Function;
import java.util.stream.Collectors;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Call;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Negation;
import sixteenbytes.calculators.formula.Expression.Operator;
import sixteenbytes.calculators.formula.Expression.Symbol;

/** Shows a formula: as a line of text, or as TeX with fractions. */
final class Typesetter {
  private static final int ATOM = 9;
  private static final int SIGN = 3;

  private Typesetter() {}

  /**
   * A line that can be typed: {@code 2 * (64 - 1) / 64 * 16 GB}, given what each symbol shows as.
   */
  static String line(Expression expression, Function<String, String> shown) {
    if (expression instanceof Literal literal) {
      return literal.text();
    }
    if (expression instanceof Symbol symbol) {
      return shown.apply(symbol.name());
    }
    if (expression instanceof Negation negation) {
      return "-" + lineWithin(negation.operand(), SIGN, shown);
    }
    if (expression instanceof Call call) {
      return call.arguments().stream()
          .map(argument -> line(argument, shown))
          .collect(Collectors.joining(", ", call.function().text() + "(", ")"));
    }
    Binary binary = (Binary) expression;
    int binding = binary.operator().binding();
    if (binary.operator() == Operator.POWER) {
      return lineWithin(binary.left(), binding + 1, shown)
          + "^"
          + lineWithin(binary.right(), binding, shown);
    }
    return lineWithin(binary.left(), binding, shown)
        + " "
        + binary.operator().sign()
        + " "
        + lineWithin(binary.right(), rightBinding(binary.operator()), shown);
  }

  private static String lineWithin(Expression part, int least, Function<String, String> shown) {
    String line = line(part, shown);
    return binding(part) < least ? "(" + line + ")" : line;
  }

  /** TeX with fractions and implied products, given the TeX of each symbol. */
  static String tex(Expression expression, Function<String, String> shown) {
    if (expression instanceof Literal literal) {
      return TexNames.number(literal.text());
    }
    if (expression instanceof Symbol symbol) {
      return shown.apply(symbol.name());
    }
    if (expression instanceof Negation negation) {
      return "-" + texWithin(negation.operand(), SIGN, shown);
    }
    if (expression instanceof Call call) {
      return TexNames.call(
          call.function(), call.arguments().stream().map(part -> tex(part, shown)).toList());
    }
    Binary binary = (Binary) expression;
    return switch (binary.operator()) {
      case OVER -> "\\frac{" + tex(binary.left(), shown) + "}{" + tex(binary.right(), shown) + "}";
      case POWER ->
          texWithin(binary.left(), binding(Operator.POWER) + 1, shown)
              + "^{"
              + tex(binary.right(), shown)
              + "}";
      case TIMES -> product(binary, shown);
      case PLUS, MINUS ->
          tex(binary.left(), shown)
              + " "
              + binary.operator().sign()
              + " "
              + texWithin(binary.right(), rightBinding(binary.operator()), shown);
    };
  }

  private static String product(Binary binary, Function<String, String> shown) {
    String left = texWithin(binary.left(), binding(Operator.TIMES), shown);
    String right = texWithin(binary.right(), binding(Operator.TIMES), shown);
    boolean needsSign = startsWithDigit(right) || left.endsWith("}") && endsInUnit(left);
    return left + (needsSign ? " \\times " : " ") + right;
  }

  private static boolean startsWithDigit(String tex) {
    return !tex.isEmpty() && Character.isDigit(tex.charAt(0))
        || tex.startsWith("\\frac{") && tex.length() > 6 && Character.isDigit(tex.charAt(6));
  }

  private static boolean endsInUnit(String tex) {
    return tex.lastIndexOf("\\mathrm{") >= 0
        && tex.indexOf('}', tex.lastIndexOf("\\mathrm{")) == tex.length() - 1;
  }

  private static String texWithin(Expression part, int least, Function<String, String> shown) {
    String tex = tex(part, shown);
    boolean fraction = part instanceof Binary binary && binary.operator() == Operator.OVER;
    return !fraction && binding(part) < least || fraction && least > binding(Operator.TIMES)
        ? "\\left(" + tex + "\\right)"
        : tex;
  }

  private static int binding(Expression part) {
    return part instanceof Binary binary
        ? binding(binary.operator())
        : part instanceof Negation ? SIGN - 1 : ATOM;
  }

  private static int binding(Operator operator) {
    return operator.binding();
  }

  private static int rightBinding(Operator operator) {
    return operator == Operator.MINUS || operator == Operator.OVER
        ? operator.binding() + 1
        : operator.binding();
  }
}
