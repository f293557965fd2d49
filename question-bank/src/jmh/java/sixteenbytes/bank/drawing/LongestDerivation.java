package sixteenbytes.bank.drawing;

import java.util.stream.DoubleStream;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.InvalidInput;

/** The example of a calculator, with what makes its derivation longer: options and more inputs. */
final class LongestDerivation {
  private LongestDerivation() {}

  static Given of(Calculator calculator) {
    Given longest = calculator.example();
    for (Input input : calculator.inputs()) {
      if (input instanceof Input.Choice choice) {
        for (String option : choice.options()) {
          longest = longer(calculator, longest, longest.and(choice.name(), option));
        }
      } else if (input instanceof Input.Number number && number.usual().isEmpty()) {
        double[] tried =
            DoubleStream.of(0.5, 1, 2, 8, 1e9).filter(number.range()::contains).toArray();
        for (double value : tried) {
          longest = longer(calculator, longest, longest.and(number.name(), value));
        }
      }
    }
    return longest;
  }

  private static Given longer(Calculator calculator, Given now, Given other) {
    return steps(calculator, other) > steps(calculator, now) ? other : now;
  }

  /** None where a rule refuses it. */
  private static int steps(Calculator calculator, Given given) {
    try {
      return calculator.derive(given).lines().size();
    } catch (InvalidInput refused) {
      return 0;
    }
  }
}
