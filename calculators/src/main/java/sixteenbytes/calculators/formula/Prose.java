package sixteenbytes.calculators.formula;

import java.util.Map;
import java.util.stream.Collectors;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Call;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Negation;
import sixteenbytes.calculators.formula.Expression.Operator;
import sixteenbytes.calculators.formula.Expression.Symbol;

/** A formula as it is written within a sentence: {@code 2(d − 1)/d · M}. */
final class Prose {
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private static final Map<String, String> GREEK =
      Map.ofEntries(
          Map.entry("alpha", "α"),
          Map.entry("beta", "β"),
          Map.entry("delta", "δ"),
          Map.entry("epsilon", "ε"),
          Map.entry("eta", "η"),
          Map.entry("lambda", "λ"),
          Map.entry("psi", "ψ"),
          Map.entry("rho", "ρ"),
          Map.entry("sigma", "σ"),
          Map.entry("tau", "τ"));

  private Prose() {}

  static String of(Expression expression) {
    if (expression instanceof Literal literal) {
      return literal.text();
    }
    if (expression instanceof Symbol symbol) {
      return letter(symbol.name());
    }
    if (expression instanceof Negation negation) {
      return "−" + within(negation.operand(), Operator.TIMES);
    }
    if (expression instanceof Call call) {
      return call.arguments().stream()
          .map(Prose::of)
          .collect(Collectors.joining(", ", call.function().text() + "(", ")"));
    }
    Binary binary = (Binary) expression;
    return switch (binary.operator()) {
      case PLUS -> of(binary.left()) + " + " + of(binary.right());
      case MINUS -> of(binary.left()) + " − " + after(binary.right(), Operator.MINUS);
      case TIMES -> product(binary);
      case OVER ->
          within(binary.left(), Operator.OVER) + "/" + after(binary.right(), Operator.OVER);
      case POWER -> power(binary);
    };
  }

  /** tau as the Greek letter, its index included: t_alpha as t_α. */
  private static String letter(String name) {
    int bar = name.indexOf('_');
    return bar < 0
        ? GREEK.getOrDefault(name, name)
        : letter(name.substring(0, bar)) + "_" + letter(name.substring(bar + 1));
  }

  private static String product(Binary product) {
    String left = within(product.left(), Operator.TIMES);
    String right = after(product.right(), Operator.TIMES);
    if (Character.isDigit(right.charAt(0))) {
      return left + " × " + right;
    }
    if (product.left() instanceof Literal) {
      return left + right;
    }
    return left.contains("/") ? left + " · " + right : left + "·" + right;
  }

  private static String power(Binary power) {
    String base =
        power.left() instanceof Symbol || power.left() instanceof Call
            ? of(power.left())
            : "(" + of(power.left()) + ")";
    if (power.right() instanceof Literal exponent
        && exponent.text().chars().allMatch(Character::isDigit)) {
      return base
          + exponent
              .text()
              .chars()
              .mapToObj(digit -> SUPERSCRIPTS.substring(digit - '0', digit - '0' + 1))
              .collect(Collectors.joining());
    }
    return base + "^(" + of(power.right()) + ")";
  }

  /** With parentheses where the part binds less than what it stands in. */
  private static String within(Expression part, Operator around) {
    boolean looser =
        part instanceof Negation
            || part instanceof Binary binary && binary.operator().binding() < around.binding();
    return looser ? "(" + of(part) + ")" : of(part);
  }

  /** The right side, which needs parentheses where the part binds no more than its surroundings. */
  private static String after(Expression part, Operator around) {
    boolean looser =
        part instanceof Negation
            || part instanceof Binary binary && binary.operator().binding() <= around.binding();
    return looser ? "(" + of(part) + ")" : of(part);
  }
}
