package sixteenbytes.bank.question;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;

/** Stands where a question computes nothing. */
public final class NoCalculator {
  public static final Calculator CALCULATOR =
      new Calculator("none", "No calculator", "", "", List.of(), List.of(), Calculator.Plan.of());

  private NoCalculator() {}

  public static boolean is(Calculator calculator) {
    return calculator.id().equals(CALCULATOR.id());
  }
}
