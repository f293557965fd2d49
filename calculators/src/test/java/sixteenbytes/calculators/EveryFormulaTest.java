package sixteenbytes.calculators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Dimension;
import sixteenbytes.calculators.quantity.Measure;

/** What holds for every formula: computed, read again, shown with numbers, checked for its unit. */
class EveryFormulaTest {
  private static final Map<String, Double> UNITS =
      Map.ofEntries(
          Map.entry("ns", 1e-9),
          Map.entry("us", 1e-6),
          Map.entry("ms", 1e-3),
          Map.entry("s", 1.0),
          Map.entry("min", 60.0),
          Map.entry("h", 3600.0),
          Map.entry("days", 86400.0),
          Map.entry("B", 1.0),
          Map.entry("B/s", 1.0),
          Map.entry("FLOP", 1.0),
          Map.entry("FLOP/s", 1.0),
          Map.entry("FLOP/B", 1.0),
          Map.entry("/s", 1.0));
  private static final Pattern QUANTITY =
      Pattern.compile("([0-9.]+(?:e-?[0-9]+)?) ([kMGTPE]?)((?:FLOP|B)(?:/[sB])?|/s|[a-z]+)");

  /** The steps of the six first models in which a constant has a unit of its own. */
  private static final Set<String> CONSTANTS_WITH_UNITS =
      Set.of(
          "model-state.moments", // bytes of a moment
          "activations.keptPerElement", // bytes of a layer per element
          "activations.perLayer", // bytes of a stored input
          "activations.stranded", // bytes that lie on every rank
          "checkpoint-interval.failuresPerDay"); // seconds of a day

  static Stream<Calculator> calculators() {
    return Calculators.all().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void a_second_evaluator_computes_the_same(Calculator calculator) {
    for (Derivation found : Samples.of(calculator)) {
      for (Derivation.Line line : found.lines()) {
        double again = Exp4jOracle.evaluate(line.step().formula(), found.valuesBySymbol());

        assertThat(again)
            .as("%s = %s", line.step().name(), line.step().formula())
            .isCloseTo(line.value(), within(1e-12 * Math.abs(line.value()) + 1e-15));
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void its_line_reads_back_as_the_same_formula(Calculator calculator) {
    for (Derivation found : Samples.of(calculator)) {
      for (Derivation.Line line : found.lines()) {
        Formula formula = line.step().formula();

        Formula again = new Formula(formula.substitute(symbol -> symbol));

        assertThat(again.expression()).as(formula.text()).isEqualTo(formula.expression());
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void its_line_with_numbers_gives_the_value_that_is_shown(Calculator calculator) {
    for (Derivation found : Samples.of(calculator)) {
      for (Derivation.Line line : found.lines()) {
        double again = new Formula(withoutUnits(line.substituted())).evaluate(name -> Double.NaN);

        assertThat(again)
            .as("%s = %s = %s", line.step().name(), line.step().formula(), line.substituted())
            .isCloseTo(line.value(), within(largest(found, line) * 2e-5));
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void it_measures_what_its_step_says(Calculator calculator) {
    for (Derivation found : Samples.of(calculator)) {
      Map<String, Measure> measures = found.measures();
      for (Derivation.Line line : found.lines()) {
        Step step = line.step();
        Optional<Dimension> dimension =
            Dimensions.of(step.formula().expression(), dimensionsIn(measures), true);

        assertThat(dimension.orElse(step.measure().dimension()))
            .as("%s = %s", step.name(), step.formula())
            .isEqualTo(step.measure().dimension());
      }
    }
  }

  @Test
  void the_constants_that_carry_a_unit_are_known() {
    var found = new TreeSet<String>();
    for (String id :
        new String[] {
          "model-state", "zero", "activations", "ring", "bubble", "checkpoint-interval"
        }) {
      for (Derivation derivation : Samples.of(Calculators.byId(id).orElseThrow())) {
        for (Derivation.Line line : derivation.lines()) {
          if (!strictlyMeasures(line.step(), derivation.measures())) {
            found.add(id + "." + line.step().name());
          }
        }
      }
    }

    assertThat(found).containsExactlyInAnyOrderElementsOf(CONSTANTS_WITH_UNITS);
  }

  private static boolean strictlyMeasures(Step step, Map<String, Measure> measures) {
    try {
      return Dimensions.of(step.formula().expression(), dimensionsIn(measures), false)
          .map(step.measure().dimension()::equals)
          .orElse(true);
    } catch (IllegalArgumentException unlike) {
      return false;
    }
  }

  private static Function<String, Dimension> dimensionsIn(Map<String, Measure> measures) {
    return symbol -> measures.get(symbol).dimension();
  }

  private static String withoutUnits(String line) {
    return QUANTITY
        .matcher(line)
        .replaceAll(
            quantity -> {
              double prefix = Math.pow(1000, "_kMGTPE".indexOf(orBar(quantity.group(2))));
              double unit = prefix * UNITS.get(quantity.group(3));
              return "(" + quantity.group(1) + " * " + unit + ")";
            });
  }

  private static String orBar(String prefix) {
    return prefix.isEmpty() ? "_" : prefix;
  }

  /** What six kept digits are relative to: the value, or what was taken from what to get it. */
  private static double largest(Derivation found, Derivation.Line line) {
    double largest = Math.abs(line.value());
    Map<String, Measure> measures = found.measures();
    for (String symbol : line.step().formula().symbols()) {
      if (measures.get(symbol).dimension().equals(line.step().measure().dimension())) {
        largest = Math.max(largest, Math.abs(found.valuesBySymbol().get(symbol)));
      }
    }
    return largest;
  }
}
