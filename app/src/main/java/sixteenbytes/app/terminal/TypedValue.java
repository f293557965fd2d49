package sixteenbytes.app.terminal;

import sixteenbytes.app.calculation.TypedNumber;
import sixteenbytes.calculators.formula.Input;

/** The value of an input as it is written on the command line, read as a typed answer would be. */
final class TypedValue {
  private TypedValue() {}

  /**
   * The value in the unit of the input's measure; a number without a unit is in that unit already.
   *
   * @throws UsageProblem if it cannot be read, or if its unit measures something else
   */
  static double of(Input.Number input, String text) {
    TypedNumber typed = TypedNumber.of(input, text);
    return typed
        .value()
        .orElseThrow(
            () ->
                new UsageProblem(
                    "%s is %s, which %s It must be %s. It is the %s."
                        .formatted(
                            input.name(),
                            Shown.quoted(text),
                            typed.problem(),
                            input.range().words(input.measure()),
                            input.meaning())));
  }
}
