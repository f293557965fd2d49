package sixteenbytes.calculators.formula;

import java.util.Map;

/** Formulas of one calculator in the letters of another, so that none is written twice. */
public final class Borrowed {
  private Borrowed() {}

  /**
   * The formula of an output over some letters; everything else has its usual or example value.
   *
   * @param options what is chosen in the other calculator
   * @param letters the symbols that stay, each with what it is called here
   */
  public static Formula formula(
      Calculator from, Given options, String output, Map<String, String> letters) {
    return from.derive(options).formulaOver(output, letters.keySet()).renamed(letters);
  }
}
