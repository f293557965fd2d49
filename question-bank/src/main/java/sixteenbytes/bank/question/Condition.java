package sixteenbytes.bank.question;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import sixteenbytes.calculators.formula.Formula;

/** Two expressions and how they must compare: {@code m >= 2 * p}. */
public record Condition(Formula left, Relation relation, Formula right) {

  /** The signs that a condition may use. */
  public enum Relation {
    AT_LEAST(">="),
    AT_MOST("<="),
    DIFFERENT("!="),
    ABOVE(">"),
    BELOW("<"),
    EQUAL("=");

    private static final double NOISE = 1e-12;

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }

    boolean holds(double left, double right) {
      return switch (this) {
        case AT_LEAST -> left >= right;
        case AT_MOST -> left <= right;
        case ABOVE -> left > right;
        case BELOW -> left < right;
        case EQUAL -> Math.abs(left - right) <= NOISE * Math.max(Math.abs(left), Math.abs(right));
        case DIFFERENT -> !EQUAL.holds(left, right);
      };
    }
  }

  public boolean holds(ToDoubleFunction<String> valueOf) {
    return relation.holds(left.evaluate(valueOf), right.evaluate(valueOf));
  }

  public Set<String> symbols() {
    var found = new TreeSet<>(left.symbols());
    found.addAll(right.symbols());
    return found;
  }
}
