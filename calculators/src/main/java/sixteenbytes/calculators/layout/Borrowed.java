package sixteenbytes.calculators.layout;

import java.util.Map;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;

/** Formulas of other calculators in the letters of a layout, so that none is written twice. */
final class Borrowed {
  private Borrowed() {}

  /**
   * The formula of an output over some letters; everything else has its usual or example value.
   *
   * @param options what is chosen in the other calculator
   * @param letters the symbols that stay, each with what it is called here
   */
  static Formula formula(
      Calculator from, Given options, String output, Map<String, String> letters) {
    return from.derive(options).formulaOver(output, letters.keySet()).renamed(letters);
  }
}
