package sixteenbytes.calculators.formula;

import sixteenbytes.calculators.quantity.Measure;

/**
 * One line of a derivation.
 *
 * @param name the name of the output: sentBytes
 * @param title the same for people: "Sent by each rank"
 * @param symbol how later formulas write it
 * @param formula over the symbols of the inputs and of earlier steps
 * @param why one sentence that says where the formula comes from
 */
public record Step(
    String name, String title, String symbol, Formula formula, Measure measure, String why) {

  public Step(
      String name, String title, String symbol, String formula, Measure measure, String why) {
    this(name, title, symbol, new Formula(formula), measure, why);
  }

  /** A part of what they are compared by: plans are looked up by their steps. */
  @Override
  public int hashCode() {
    return 31 * name.hashCode() + formula.hashCode();
  }
}
