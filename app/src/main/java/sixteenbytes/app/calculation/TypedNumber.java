package sixteenbytes.app.calculation;

import java.util.Optional;
import java.util.OptionalDouble;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Readings;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Measure;

/**
 * The value of an input as somebody typed it, read as a typed answer would be: 70B, 400 Gb/s, 8*8.
 *
 * @param value in the unit of the input's measure; empty where the text has none. A number without
 *     a unit is in that unit already.
 * @param problem how the sentence "the text, which …" goes on; empty where there is a value
 */
public record TypedNumber(OptionalDouble value, String problem) {

  public static TypedNumber of(Input.Number input, String text) {
    Measure measure = input.measure();
    Readings readings = Reader.quantity(text, measure.dimension(), ReadingSettings.usual());
    if (readings instanceof Readings.Quantities quantities) {
      return quantities.readings().stream()
          .map(reading -> fitting(reading, measure))
          .flatMap(Optional::stream)
          .findFirst()
          .map(value -> new TypedNumber(OptionalDouble.of(value), ""))
          .orElseGet(() -> none("has another kind of unit."));
    }
    return readings instanceof Readings.Unreadable unreadable
        ? none("cannot be read. " + unreadable.reason())
        : none("is no single value.");
  }

  private static TypedNumber none(String problem) {
    return new TypedNumber(OptionalDouble.empty(), problem);
  }

  private static Optional<Double> fitting(Reading reading, Measure measure) {
    double value = reading.value().toDouble();
    if (reading.dimension().equals(measure.dimension())) {
      return Optional.of(value / measure.inBaseUnits());
    }
    boolean bare =
        reading.dimension().isNone()
            && !reading.hasUnit()
            && !reading.hasPercent()
            && !reading.hasTimes();
    return bare ? Optional.of(value) : Optional.empty();
  }
}
