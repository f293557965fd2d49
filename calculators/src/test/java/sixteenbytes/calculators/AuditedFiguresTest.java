package sixteenbytes.calculators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;

/**
 * The figures of an audit, each derived by a calculator.
 *
 * <p>What is expected was computed from the formula that the audit gives, by another program; what
 * is stated is the value that the audit prints.
 */
class AuditedFiguresTest {
  private static final Pattern UNIT = Pattern.compile("([0-9.]+(?:e[0-9]+)?)? ?([^0-9]*)");

  private static final Map<String, Double> UNITS =
      Map.ofEntries(
          Map.entry("", 1.0),
          Map.entry("%", 0.01),
          Map.entry("B", 1.0),
          Map.entry("MB", 1e6),
          Map.entry("GB", 1e9),
          Map.entry("TB", 1e12),
          Map.entry("GB/s", 1e9),
          Map.entry("us", 1e-6),
          Map.entry("ms", 1e-3),
          Map.entry("s", 1.0),
          Map.entry("min", 60.0),
          Map.entry("h", 3600.0),
          Map.entry("days", 86400.0),
          Map.entry("GPU-h", 3600.0),
          Map.entry("/s", 1.0),
          Map.entry("M/s", 1e6),
          Map.entry("FLOP", 1.0),
          Map.entry("GFLOP", 1e9),
          Map.entry("TFLOP", 1e12),
          Map.entry("TFLOP/s", 1e12));

  @ParameterizedTest(name = "{0}: {2} {3}, {4}.{6}")
  @CsvFileSource(resources = "/audited/values.csv", numLinesToSkip = 1)
  void a_calculator_derives_the_right_value(
      String figure,
      String stated,
      double expected,
      String unit,
      String id,
      String inputs,
      String output,
      String tolerance,
      String note) {
    Calculator calculator = Calculators.byId(id).orElseThrow();

    Derivation found = calculator.derive(given(calculator, inputs));

    double value = found.output(output) * found.measure(output).inBaseUnits() / inBaseUnits(unit);
    if ("exact".equals(tolerance)) {
      assertThat(value).as(note).isCloseTo(expected, within(1e-9 * Math.abs(expected)));
    } else {
      assertThat(tolerance).isEqualTo("stated");
      assertThat(stated).as("a value to be held against").isNotNull();
    }
    if (stated != null) {
      var printed = new BigDecimal(stated);
      double halfAPlace = 0.500001 * printed.ulp().doubleValue(); // a half itself may go either way
      assertThat(value).as(note).isCloseTo(printed.doubleValue(), within(halfAPlace));
    }
  }

  private static Given given(Calculator calculator, String inputs) {
    Given given = Given.nothing();
    for (String input : inputs.split(" ")) {
      String name = input.substring(0, input.indexOf('='));
      String value = input.substring(name.length() + 1);
      given =
          calculator.input(name).orElseThrow() instanceof Input.Choice
              ? given.and(name, value)
              : given.and(name, Double.parseDouble(value));
    }
    return given;
  }

  private static double inBaseUnits(String unit) {
    Matcher parts = UNIT.matcher(unit);
    assertThat(parts.matches()).as("a unit: %s", unit).isTrue();
    assertThat(UNITS).containsKey(parts.group(2));
    double factor = parts.group(1) == null ? 1 : Double.parseDouble(parts.group(1));
    return factor * UNITS.get(parts.group(2));
  }
}
