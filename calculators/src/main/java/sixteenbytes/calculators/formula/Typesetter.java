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
        + lineWithin(binary.right(), binding + 1, shown);
  }

  private static String lineWithin(Expression part, int least, Function<String, String> shown) {
    String line = line(part, shown);
    boolean loose = binding(part) < least || isAtom(part) && looksLoose(line, least);
    return loose ? "(" + line + ")" : line;
  }

  private static boolean isAtom(Expression part) {
    return part instanceof Symbol || part instanceof Literal;
  }

  /** A number with a sign, or one with a unit or a power of ten that is to be raised to a power. */
  private static boolean looksLoose(String atom, int least) {
    boolean composed = atom.strip().contains(" ") || atom.contains("\\,");
    return atom.startsWith("-") && least > binding(Operator.PLUS)
        || composed && least > binding(Operator.POWER);
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
              + texWithin(binary.right(), texBindingRightOf(binary), shown);
    };
  }

  private static int texBindingRightOf(Binary sum) {
    if (sum.right() instanceof Negation) {
      return SIGN; // never a sign after a sign
    }
    return binding(sum.operator()) + (sum.operator() == Operator.MINUS ? 1 : 0);
  }

  private static String product(Binary binary, Function<String, String> shown) {
    String left = texWithin(binary.left(), binding(Operator.TIMES), shown);
    String right = texWithin(binary.right(), SIGN, shown);
    boolean needsSign = startsWithDigit(right) || endsInUnit(left);
    return left + (needsSign ? " \\times " : " ") + right;
  }

  private static boolean startsWithDigit(String tex) {
    int first = tex.startsWith("\\frac{") ? "\\frac{".length() : 0;
    return first < tex.length() && Character.isDigit(tex.charAt(first));
  }

  private static boolean endsInUnit(String tex) {
    int unit = tex.lastIndexOf("\\mathrm{");
    return unit >= 0 && tex.indexOf('}', unit) == tex.length() - 1;
  }

  private static String texWithin(Expression part, int least, Function<String, String> shown) {
    String tex = tex(part, shown);
    boolean loose;
    if (part instanceof Binary binary && binary.operator() == Operator.OVER) {
      loose = least > SIGN; // a fraction is its own parenthesis, except under a power
    } else if (part instanceof Binary binary && binary.operator() == Operator.TIMES) {
      loose = least > SIGN;
    } else {
      loose = binding(part) < least || isAtom(part) && looksLoose(tex, least);
    }
    return loose ? "\\left(" + tex + "\\right)" : tex;
  }

  private static int binding(Expression part) {
    return part instanceof Binary binary
        ? binding(binary.operator())
        : part instanceof Negation ? SIGN - 1 : ATOM;
  }

  private static int binding(Operator operator) {
    return operator.binding();
  }
}
