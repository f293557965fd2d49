package sixteenbytes.bank.pack;

import java.util.Map;
import java.util.Optional;
import sixteenbytes.bank.question.WhiteboardNumber;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Measure;

/** Reads the value that a question file gives to an input: 16, "16 GB", "70B", "1f1b". */
final class InputValues {
  /** Data sheets print four digits: 989.5 TFLOP/s. */
  private static final int DATA_SHEET_DIGITS = 4;

  private static final Map<String, Long> POWERS =
      Map.of(
          "k", 1_000L, "K", 1_000L, "M", 1_000_000L, "B", 1_000_000_000L, "T", 1_000_000_000_000L);

  private InputValues() {}

  static String option(Input.Choice choice, Place place) {
    String option = place.isNumber() ? ((Json.Number) place.json()).literal() : place.text();
    if (!choice.options().contains(option)) {
      throw place.unknown(
          "\"%s\" is no option of %s.".formatted(option, choice.name()), option, choice.options());
    }
    return option;
  }

  /**
   * @return in the unit of the input's measure
   */
  static double number(Input.Number input, Place place) {
    double value = place.isNumber() ? place.number() : typed(input.measure(), place);
    try {
      input.check(value);
    } catch (InvalidInput refused) {
      throw place.fault(refused.getMessage());
    }
    return value;
  }

  static void checkWhiteboard(double value, Place place) {
    String written = place.json() instanceof Json.Number number ? number.literal() : place.text();
    if (!WhiteboardNumber.fits(value, written, DATA_SHEET_DIGITS)) {
      throw place.fault(
          "this number has more digits than a whiteboard takes.",
          "Use a round one, or put it into a row of \"together\" with the name of the preset that"
              + " it is from.");
    }
  }

  /** A value for an input whose number does not matter. */
  static double stand(Input.Number input) {
    return input
        .example()
        .or(input::usual)
        .orElse(input.range().contains(64) ? 64 : input.range().high());
  }

  private static double typed(Measure measure, Place place) {
    String text = place.text().strip();
    int end = 0;
    while (end < text.length() && "0123456789.eE+-".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    Rational number = number(text.substring(0, end), place);
    Rational size = size(text.substring(end).strip(), measure, place);
    return number.times(size).over(Rational.of(measure.inBaseUnits())).toDouble();
  }

  private static Rational number(String digits, Place place) {
    try {
      return Rational.of(Double.parseDouble(digits));
    } catch (NumberFormatException unreadable) {
      throw place.fault(
          "\"" + place.text() + "\" does not start with a number.",
          "Write it as 16, \"16 GB\" or \"70B\".");
    }
  }

  private static Rational size(String unit, Measure measure, Place place) {
    if (measure.dimension().isNone() && POWERS.containsKey(unit)) {
      return Rational.of(POWERS.get(unit));
    }
    Optional<Unit> known = UnitTable.parse(unit);
    if (known.isEmpty()) {
      throw place.fault("\"" + unit + "\" is no unit.", UnitNames.example(measure));
    }
    if (!known.get().dimension().equals(measure.dimension())) {
      throw place.fault(
          unit.isEmpty()
              ? "the unit is missing."
              : "\"" + unit + "\" does not fit what this input measures.",
          UnitNames.example(measure));
    }
    return known.get().size();
  }
}
