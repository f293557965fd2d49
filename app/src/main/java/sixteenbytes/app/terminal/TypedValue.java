package sixteenbytes.app.terminal;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Measure;

/** The value of an input as it is written on the command line: a number, with or without a unit. */
final class TypedValue {
  private static final Pattern NUMBER_AND_UNIT =
      Pattern.compile(
          "([+-]?(?:\\d{1,400}\\.?\\d{0,400}|\\.\\d{1,400})(?:[eE][+-]?\\d{1,3})?) ?(.{0,40})");
  private static final Map<String, Integer> POWERS_OF_TEN =
      Map.of("k", 3, "K", 3, "M", 6, "B", 9, "b", 9, "T", 12, "t", 12);

  private TypedValue() {}

  /**
   * The value in the unit of the input's measure; a number without a unit is in that unit already.
   *
   * @throws UsageProblem if it cannot be read, or if its unit measures something else
   */
  static double of(Input.Number input, String text) {
    Matcher parts = NUMBER_AND_UNIT.matcher(text);
    if (!parts.matches()) {
      throw problem(input, text);
    }
    BigDecimal number = new BigDecimal(parts.group(1));
    String unit = parts.group(2);
    Measure measure = input.measure();
    if (unit.isEmpty()) {
      return number.doubleValue();
    }
    if (measure.dimension().isNone() && POWERS_OF_TEN.containsKey(unit)) {
      return number.scaleByPowerOfTen(POWERS_OF_TEN.get(unit)).doubleValue();
    }
    Optional<Unit> known =
        UnitTable.parse(unit).filter(one -> one.dimension().equals(measure.dimension()));
    return known
        .map(one -> number.doubleValue() * one.inBaseUnits() / measure.inBaseUnits())
        .orElseThrow(() -> problem(input, text));
  }

  private static UsageProblem problem(Input.Number input, String text) {
    return new UsageProblem(
        "%s is %s, which cannot be read; it must be %s. It is the %s."
            .formatted(
                input.name(),
                Shown.quoted(text),
                input.range().words(input.measure()),
                input.meaning()));
  }
}
