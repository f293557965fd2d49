package sixteenbytes.calculators.formula;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A formula, written once as text: {@code 2 * (d - 1) / d * M}.
 *
 * <p>From the one text it is computed, typeset, substituted, compared with a typed formula, and
 * perturbed into what a mistake would give. Operators are + - * / ^, functions those of {@link
 * sixteenbytes.calculators.formula.Function}.
 */
public final class Formula {
  private final String text;
  private final Expression expression;

  /**
   * @throws IllegalArgumentException with the position if the text is no formula
   */
  public Formula(String text) {
    this(text, ExpressionParser.parse(text));
  }

  private Formula(String text, Expression expression) {
    this.text = text;
    this.expression = expression;
  }

  public static Formula of(Expression expression) {
    return new Formula(Typesetter.line(expression, name -> name), expression);
  }

  public String text() {
    return text;
  }

  public Expression expression() {
    return expression;
  }

  public Set<String> symbols() {
    return expression.symbols();
  }

  /**
   * @param valueOf the value of each symbol
   */
  public double evaluate(ToDoubleFunction<String> valueOf) {
    return expression.evaluate(valueOf);
  }

  /** The formula with numbers in it, as a line that can be typed into the answer field. */
  public String substitute(Function<String, String> shown) {
    return Typesetter.line(expression, shown);
  }

  /** The formula in TeX. */
  public String tex() {
    return Typesetter.tex(expression, TexNames::symbol);
  }

  /** The formula in TeX with numbers in it, given the TeX of each value. */
  public String texSubstituted(Function<String, String> shown) {
    return Typesetter.tex(expression, shown);
  }

  /** This formula with formulas in the place of some symbols; constants are folded. */
  public Formula with(Map<String, Formula> replacements) {
    var expressions = new HashMap<String, Expression>();
    replacements.forEach((name, formula) -> expressions.put(name, formula.expression));
    return of(expression.replace(expressions));
  }

  /** This formula with other letters; nothing is computed. */
  public Formula renamed(Map<String, String> symbols) {
    return of(expression.rename(symbols));
  }

  /** The formula as it is written within a sentence: {@code 2(d − 1)/d · M}. */
  public String prose() {
    return Prose.of(expression);
  }

  /** The TeX of a symbol: B_n with an index, tau as the Greek letter. */
  public static String symbolTex(String name) {
    return TexNames.symbol(name);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Formula formula && formula.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
