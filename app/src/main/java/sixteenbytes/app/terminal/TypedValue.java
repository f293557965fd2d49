package sixteenbytes.app.terminal;

import java.util.Optional;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Readings;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Dimension;
import sixteenbytes.calculators.quantity.Measure;

/** The value of an input as it is written on the command line, read as a typed answer would be. */
final class TypedValue {
  private TypedValue() {}

  /**
   * The value in the unit of the input's measure; a number without a unit is in that unit already.
   *
   * @throws UsageProblem if it cannot be read, or if its unit measures something else
   */
  static double of(Input.Number input, String text) {
    Measure measure = input.measure();
    Readings readings = Reader.quantity(text, measure.dimension(), ReadingSettings.usual());
    if (readings instanceof Readings.Quantities quantities) {
      return quantities.readings().stream()
          .map(reading -> fitting(reading, measure))
          .flatMap(Optional::stream)
          .findFirst()
          .orElseThrow(() -> problem(input, text, "has another kind of unit."));
    }
    if (readings instanceof Readings.Unreadable unreadable) {
      throw problem(input, text, "cannot be read. " + unreadable.reason());
    }
    throw problem(input, text, "is no single value.");
  }

  private static Optional<Double> fitting(Reading reading, Measure measure) {
    double value = reading.value().toDouble();
    if (reading.dimension().equals(measure.dimension())) {
      return Optional.of(value / measure.inBaseUnits());
    }
    return reading.dimension().equals(Dimension.NONE) && !reading.hasUnit()
        ? Optional.of(value)
        : Optional.empty();
  }

  private static UsageProblem problem(Input.Number input, String text, String why) {
    return new UsageProblem(
        "%s is %s, which %s It must be %s. It is the %s."
            .formatted(
                input.name(),
                Shown.quoted(text),
                why,
                input.range().words(input.measure()),
                input.meaning()));
  }
}
