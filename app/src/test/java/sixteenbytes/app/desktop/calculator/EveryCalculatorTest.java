package sixteenbytes.app.desktop.calculator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.app.calculation.Highlights;
import sixteenbytes.app.desktop.Texts;
import sixteenbytes.app.desktop.background.AtOnce;
import sixteenbytes.app.desktop.chart.Curve;
import sixteenbytes.bank.Bank;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;

class EveryCalculatorTest {
  private static final Bank BANK = Bank.load();

  /** Subjects without a question so far; their pages do not offer to ask one. */
  private static final Set<String> TOPICS_WITHOUT_QUESTIONS = Set.of("Post-training");

  private final ResourceBundle texts =
      ResourceBundle.getBundle("sixteenbytes.assets.texts.desktop", Locale.ROOT);

  static Stream<String> ids() {
    return Calculators.all().stream().map(Calculator::id);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void opens_with_values_that_give_results_and_a_curve_through_them(String id) {
    var model = open(id);

    assertThat(model.staleProperty().get()).isFalse();
    assertThat(model.results()).isNotEmpty();
    var plot = model.plotProperty().get().orElseThrow();
    Curve current =
        plot.curves().stream()
            .filter(curve -> curve.role() == Curve.Role.CURRENT)
            .findFirst()
            .orElseThrow();
    assertThat(current.points()).hasSizeGreaterThan(3).contains(plot.standing().orElseThrow());
    assertThat(plot.curves())
        .flatExtracting(Curve::points)
        .allMatch(point -> inside(plot.x().at(point.x())) && inside(plot.y().at(point.y())));
    assertThat(plot.x().ticks()).hasSizeGreaterThan(1);
    assertThat(plot.y().ticks()).hasSizeGreaterThan(1);
  }

  private static boolean inside(double position) {
    return position >= -1e-9 && position <= 1 + 1e-9;
  }

  @ParameterizedTest
  @MethodSource("ids")
  void names_outputs_and_inputs_of_its_own_for_its_page(String id) {
    Calculator calculator = Calculators.byId(id).orElseThrow();
    Highlights highlights = Highlights.of(calculator);

    assertThat(calculator.derive(calculator.example()).outputNames())
        .contains(highlights.outputs().get(0));
    assertThat(calculator.input(highlights.across())).containsInstanceOf(Input.Number.class);
    highlights.limit().ifPresent(name -> assertThat(calculator.input(name)).isPresent());
    highlights
        .lines()
        .ifPresent(
            name -> assertThat(calculator.input(name)).containsInstanceOf(Input.Choice.class));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void has_a_short_name_for_every_input_and_option(String id) {
    for (Input input : Calculators.byId(id).orElseThrow().inputs()) {
      assertThat(texts.containsKey("input." + input.name())).as(input.name()).isTrue();
      List<String> options = input instanceof Input.Choice choice ? choice.options() : List.of();
      for (String option : options) {
        boolean number = option.matches("\\d+"); // which names itself
        assertThat(number || texts.containsKey("option." + option)).as(option).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void leads_to_a_question_about_it_where_there_is_one(String id) {
    Calculator calculator = Calculators.byId(id).orElseThrow();

    List<String> parts = new Quiz(BANK, new Nowhere()).parts(calculator);

    assertThat(parts.isEmpty()).isEqualTo(TOPICS_WITHOUT_QUESTIONS.contains(calculator.topic()));
    if (parts.isEmpty()) {
      return;
    }
    assertThat(BANK.draw(parts.get(0), 7).calculator().topic()).isEqualTo(calculator.topic());
  }

  private static CalculatorViewModel open(String id) {
    return new CalculatorViewModel(
        Calculators.byId(id).orElseThrow(), new Labels(Texts.bundled()), new AtOnce());
  }
}
