package sixteenbytes.calculators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;

/** What holds for every calculator that is registered. */
class EveryCalculatorTest {
  private static final String CAMEL_CASE = "[a-z][a-zA-Z0-9]*";
  private static final String SYMBOL = "[A-Za-z]+(_[A-Za-z0-9]+)?";

  static Stream<Calculator> calculators() {
    return Calculators.all().stream();
  }

  @Test
  void ids_are_unique_and_find_their_calculator() {
    assertThat(Calculators.all()).extracting(Calculator::id).doesNotHaveDuplicates();
    assertThat(Calculators.all())
        .allSatisfy(
            calculator -> {
              assertThat(calculator.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
              assertThat(Calculators.byId(calculator.id())).containsSame(calculator);
            });
    assertThat(Calculators.byId("no-such-thing")).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void inputs_have_names_symbols_and_meanings_of_their_own(Calculator calculator) {
    assertThat(calculator.title()).isNotBlank();
    assertThat(calculator.topic()).isNotBlank();
    assertThat(calculator.source()).isNotBlank();
    assertThat(calculator.inputs()).extracting(Input::name).doesNotHaveDuplicates();
    assertThat(numbers(calculator)).extracting(Input.Number::symbol).doesNotHaveDuplicates();
    assertThat(calculator.inputs())
        .allSatisfy(
            input -> {
              assertThat(input.name()).matches(CAMEL_CASE);
              assertThat(input.meaning()).isNotBlank().doesNotEndWith(".");
              assertThat(calculator.input(input.name())).containsSame(input);
            });
    assertThat(numbers(calculator)).allSatisfy(input -> assertThat(input.symbol()).matches(SYMBOL));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void usual_values_and_examples_are_allowed_and_the_example_derives(Calculator calculator) {
    for (Input.Number number : numbers(calculator)) {
      number.usual().ifPresent(number::check);
      number.example().ifPresent(number::check);
      assertThat(number.required() && number.example().isEmpty())
          .as("%s must be given and has no example", number.name())
          .isFalse();
    }
    for (Input input : calculator.inputs()) {
      if (input instanceof Input.Choice choice) {
        assertThat(choice.options()).contains(choice.usual()).doesNotHaveDuplicates();
      }
    }
    assertThatCode(() -> calculator.derive(calculator.example())).doesNotThrowAnyException();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void every_option_leads_somewhere(Calculator calculator) {
    List<Derivation> derivations = Samples.of(calculator);

    for (Input input : calculator.inputs()) {
      if (input instanceof Input.Choice choice) {
        assertThat(derivations)
            .extracting(found -> found.given().choice(choice.name()))
            .containsAll(choice.options());
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void steps_have_names_symbols_and_sentences_of_their_own(Calculator calculator) {
    for (Derivation found : Samples.of(calculator)) {
      var symbols = new ArrayList<String>();
      for (Input.Number input : numbers(calculator)) {
        if (found.given().has(input.name())) {
          symbols.add(input.symbol());
        }
      }
      for (Derivation.Line line : found.lines()) {
        Step step = line.step();
        symbols.add(step.symbol());
        assertThat(step.name()).matches(CAMEL_CASE);
        assertThat(step.symbol()).matches(SYMBOL);
        assertThat(step.title()).isNotBlank();
        assertThat(step.why()).as(step.name()).hasSizeGreaterThan(20).endsWith(".");
      }
      assertThat(symbols).as("symbols of %s", calculator.id()).doesNotHaveDuplicates();
      assertThat(found.lines())
          .extracting(line -> line.step().name())
          .doesNotHaveDuplicates()
          .doesNotContainAnyElementsOf(found.given().numbers().keySet());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void a_formula_over_the_inputs_gives_what_the_steps_give(Calculator calculator) {
    for (Derivation found : Samples.of(calculator)) {
      Set<String> inputs = new HashSet<>(found.valuesBySymbol().keySet());
      found.lines().forEach(line -> inputs.remove(line.step().symbol()));
      for (Derivation.Line line : found.lines()) {
        Formula open = found.formulaOver(line.step().name(), inputs);
        Formula closed = found.formulaOver(line.step().name(), Set.of());

        assertThat(inputs).containsAll(open.symbols());
        assertThat(open.evaluate(found.valuesBySymbol()::get))
            .as("%s = %s", line.step().name(), open)
            .isCloseTo(line.value(), within(1e-9 * Math.abs(line.value()) + 1e-12));
        assertThat(closed.evaluate(symbol -> Double.NaN))
            .as("%s = %s", line.step().name(), closed)
            .isCloseTo(line.value(), within(1e-9 * Math.abs(line.value()) + 1e-12));
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void what_leads_to_an_output_is_all_that_it_needs(Calculator calculator) {
    for (Derivation found : Samples.of(calculator)) {
      for (String output : found.outputNames()) {
        var known = new HashSet<String>();
        numbers(calculator).forEach(input -> known.add(input.symbol()));
        for (Derivation.Line line : found.linesTo(output)) {
          assertThat(known).containsAll(line.step().formula().symbols());
          known.add(line.step().symbol());
        }
        assertThat(known).contains(lastOf(found.linesTo(output)).step().symbol());
        assertThat(lastOf(found.linesTo(output)).step().name()).isEqualTo(output);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calculators")
  void refusals_name_the_input_and_what_it_may_be(Calculator calculator) {
    for (Input.Number number : numbers(calculator)) {
      Given beyond = calculator.example().and(number.name(), Double.NaN);
      assertThatThrownBy(() -> calculator.derive(beyond))
          .isInstanceOf(InvalidInput.class)
          .hasMessageStartingWith(number.name() + " is not a number; it must be ")
          .hasMessageEndingWith("It is the " + number.meaning() + ".");
      Given worded = withoutNumber(calculator.example(), number.name()).and(number.name(), "many");
      assertThatThrownBy(() -> calculator.derive(worded))
          .isInstanceOf(InvalidInput.class)
          .hasMessageStartingWith(number.name() + " is many, which is no number; it must be ");
    }
    assertThatThrownBy(() -> calculator.derive(calculator.example().and("colour", 3)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining(calculator.id() + " has no input colour.")
        .hasMessageContaining("It takes " + calculator.inputs().get(0).name());
  }

  private static Given withoutNumber(Given given, String name) {
    var numbers = new HashMap<>(given.numbers());
    numbers.remove(name);
    return new Given(numbers, given.choices());
  }

  private static List<Input.Number> numbers(Calculator calculator) {
    return calculator.inputs().stream()
        .filter(Input.Number.class::isInstance)
        .map(Input.Number.class::cast)
        .toList();
  }

  private static Derivation.Line lastOf(List<Derivation.Line> lines) {
    return lines.get(lines.size() - 1);
  }
}
