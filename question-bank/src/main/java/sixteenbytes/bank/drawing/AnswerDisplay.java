package sixteenbytes.bank.drawing;

import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * How the values of an ask are shown: in its unit, or in the one that a whiteboard would choose.
 */
final class AnswerDisplay {
  private final Ask ask;

  AnswerDisplay(Ask ask) {
    this.ask = ask;
  }

  boolean isAsked(String output) {
    return output.equals(ask.output());
  }

  /**
   * @param value in the unit of the measure that is asked for
   */
  String shown(double value) {
    if (ask.tolerance() instanceof Tolerance.Exact && value == Math.rint(value)) {
      return Whiteboard.exact(value, ask.measure());
    }
    if (ask.tolerance() instanceof Tolerance.Significant) {
      return toItsDigits(value);
    }
    return ask.unit()
        .map(unit -> Whiteboard.roundedIn(inBaseUnits(value) / unit.inBaseUnits(), unit.symbol()))
        .orElseGet(() -> Whiteboard.rounded(value, ask.measure()));
  }

  /** Rounded once, to as many digits as are asked for. */
  private String toItsDigits(double value) {
    Unit unit = unit(value);
    var digits = (Tolerance.Significant) ask.tolerance().in(unit.inBaseUnits());
    String number = digits.rounded(inBaseUnits(value)).toPlainString();
    return unit.symbol().isEmpty() ? number : number + " " + unit.symbol();
  }

  /** The unit that a value is shown in. */
  Unit unit(double value) {
    return ask.unit().orElseGet(() -> UnitTable.shown(value, ask.measure()));
  }

  double inBaseUnits(double value) {
    return value * ask.measure().inBaseUnits();
  }
}
