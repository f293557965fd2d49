package sixteenbytes.bank.pack;

import sixteenbytes.bank.question.Draws;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.quantity.InvalidInput;

/** One derivation of an ask, from which its outputs and symbols are known. */
final class Sample {
  private static final int ATTEMPTS = 500;

  /** A stride that visits combinations of all variables early on. */
  private static final int STRIDE = 7;

  private Sample() {}

  /**
   * @throws Fault if the calculator refuses every combination that is tried
   */
  static Derivation of(Place ask, Calculator calculator, Draws draws) {
    String reason = "";
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return calculator.derive(draws.combination((long) attempt * STRIDE).inputs());
      } catch (InvalidInput refused) {
        reason = refused.getMessage();
      } catch (IllegalArgumentException symbolTaken) {
        throw ask.at("inputs").fault(symbolTaken.getMessage());
      }
    }
    throw ask.fault(
        "%s refuses every combination of these inputs.".formatted(calculator.id()), reason);
  }
}
