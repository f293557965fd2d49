package sixteenbytes.calculators;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import net.objecthunter.exp4j.ExpressionBuilder;
import net.objecthunter.exp4j.function.Function;
import sixteenbytes.calculators.formula.Formula;

/**
 * A second evaluator, which reads the text of a formula by itself.
 *
 * <p>It is told which symbols there are, since it would take e for 2.718… and has no min, max and
 * ln. Its ceil and floor look at twelve digits, so that 7/0.05 is 140 for it as well.
 */
public final class Exp4jOracle {
  private static final MathContext TWELVE_DIGITS = new MathContext(12);

  private static final Function[] FUNCTIONS = {
    function("min", 2, values -> Math.min(values[0], values[1])),
    function("max", 2, values -> Math.max(values[0], values[1])),
    function("ln", 1, values -> Math.log(values[0])),
    function("ceil", 1, values -> whole(values[0], RoundingMode.CEILING)),
    function("floor", 1, values -> whole(values[0], RoundingMode.FLOOR)),
    function("round", 1, values -> Math.floor(values[0] + 0.5)),
  };

  private Exp4jOracle() {}

  public static double evaluate(Formula formula, Map<String, Double> values) {
    var expression =
        new ExpressionBuilder(formula.text())
            .functions(FUNCTIONS)
            .variables(formula.symbols())
            .implicitMultiplication(false)
            .build();
    formula.symbols().forEach(symbol -> expression.setVariable(symbol, values.get(symbol)));
    return expression.evaluate();
  }

  private static double whole(double value, RoundingMode mode) {
    if (!Double.isFinite(value) || Math.abs(value) < 1e-12) {
      return Double.isFinite(value) ? 0 : value;
    }
    return new BigDecimal(value).round(TWELVE_DIGITS).setScale(0, mode).doubleValue();
  }

  private interface Body {
    double of(double[] values);
  }

  private static Function function(String name, int places, Body body) {
    return new Function(name, places) {
      @Override
      public double apply(double... values) {
        return body.of(values);
      }
    };
  }
}
