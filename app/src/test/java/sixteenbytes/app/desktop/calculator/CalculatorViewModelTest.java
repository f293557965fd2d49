package sixteenbytes.app.desktop.calculator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.app.desktop.Texts;
import sixteenbytes.app.desktop.background.AtOnce;
import sixteenbytes.app.desktop.chart.Curve;
import sixteenbytes.app.desktop.chart.Plot;
import sixteenbytes.calculators.collective.Ring;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.memory.ModelState;
import sixteenbytes.calculators.memory.Zero;
import sixteenbytes.calculators.pipeline.Bubble;
import sixteenbytes.calculators.reliability.CheckpointInterval;

class CalculatorViewModelTest {
  private final CalculatorViewModel model =
      new CalculatorViewModel(Zero.CALCULATOR, new Labels(Texts.bundled()), new AtOnce());

  @Test
  void opens_with_the_numbers_of_the_zero_paper() {
    // Rajbhandari et al. 2020, figure 1: 7.5B parameters on 64 GPUs, 31.4 GB in stage 1
    assertThat(text("params")).isEqualTo("7.5B");
    assertThat(text("dp")).isEqualTo("64");
    assertThat(display("perGpu")).isEqualTo("31.4 GB");
  }

  @Test
  void a_change_of_a_field_changes_the_results() {
    type("params", "70B");
    type("dp", "8 * 8");

    // 4 * 70e9 + 12 * 70e9 / 64
    assertThat(value("perGpu")).isCloseTo(293.125e9, within(1.0));
  }

  @Test
  void units_are_read_as_the_bank_reads_them() {
    model.open(Ring.CALCULATOR, Ring.CALCULATOR.example());

    type("bandwidth", "400 Gb/s");
    type("bytes", "16 GB");

    // 2 * 63 / 64 * 16e9 B at 50e9 B/s
    assertThat(value("time")).isCloseTo(0.63, within(1e-9));
  }

  @Test
  void a_choice_changes_the_results() {
    type("stage", "3");

    assertThat(display("perGpu")).isEqualTo("1.88 GB"); // the paper prints 1.9 GB
  }

  @Test
  void a_text_that_cannot_be_read_is_explained_at_its_field_and_the_last_results_stay() {
    type("params", "7.5 #");

    assertThat(problem("params")).contains("cannot be read").contains("above 0");
    assertThat(problem("dp")).isEmpty();
    assertThat(model.staleProperty().get()).isTrue();
    assertThat(display("perGpu")).isEqualTo("31.4 GB");

    type("params", "7.5B");
    assertThat(problem("params")).isEmpty();
    assertThat(model.staleProperty().get()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x60 s", "60 s x", "x60", "60x", "60 %", "60 GB", "60 s or 70 s", "s", "1/0"})
  void whatever_is_no_time_is_explained_at_the_field_of_a_time(String typed) {
    model.open(CheckpointInterval.CALCULATOR, CheckpointInterval.CALCULATOR.example());

    type("writeTime", typed);

    assertThat(problem("writeTime")).isNotBlank().contains("above 0 s");
    assertThat(model.staleProperty().get()).isTrue();
  }

  @Test
  void a_value_out_of_range_is_explained_at_its_field() {
    type("dp", "0");

    assertThat(problem("dp")).contains("dp is 0").contains("at least 1");
    assertThat(model.staleProperty().get()).isTrue();
  }

  @Test
  void a_unit_of_another_kind_is_explained() {
    type("hbm", "80 s");

    assertThat(problem("hbm")).contains("another kind of unit");
  }

  @Test
  void an_input_that_has_to_be_given_is_asked_for_when_its_field_is_empty() {
    type("params", "");

    assertThat(problem("params")).contains("needs params");
  }

  @Test
  void an_input_that_has_a_usual_value_may_be_left_empty() {
    type("hbm", "");

    assertThat(model.staleProperty().get()).isFalse();
    assertThat(display("maxParams")).isEqualTo("19.1B");
  }

  @Test
  void a_rule_between_inputs_is_explained_at_the_field_it_names() {
    model.open(Bubble.CALCULATOR, Bubble.CALCULATOR.example());
    type("stages", "7");
    type("schedule", "dualpipe");

    assertThat(problem("stages")).contains("even number");
  }

  @Test
  void opens_with_exactly_the_inputs_of_a_question() {
    Given given = Given.of("params", 8.03e9).and("dp", 128).and("stage", "2").and("weightBytes", 2);

    model.open(Zero.CALCULATOR, given);

    assertThat(model.given()).isEqualTo(given);
    assertThat(text("hbm")).isEmpty();
  }

  @Test
  void a_number_that_a_whiteboard_would_round_is_kept_to_the_last_digit() {
    double awkward = 1e9 / 3;

    model.open(Zero.CALCULATOR, Given.of("params", awkward).and("dp", 3).and("stage", "1"));

    assertThat(model.given().number("params")).isCloseTo(awkward, within(awkward * 1e-12));
  }

  @Test
  void a_preset_fills_what_it_knows_and_leaves_the_rest() {
    type("dp", "256");

    model.fill(Given.of("params", 70e9).and("layers", 80), Set.of());

    assertThat(text("params")).isEqualTo("70B");
    assertThat(text("dp")).isEqualTo("256");
  }

  @Test
  void the_curve_has_a_line_for_each_stage_and_a_dot_where_the_inputs_stand() {
    Plot plot = plot();

    assertThat(plot.curves())
        .extracting(Curve::name)
        .containsExactly("Stage 0", "Stage 1", "Stage 2", "Stage 3");
    assertThat(plot.standing().orElseThrow().x()).isEqualTo(64);
    assertThat(plot.standing().orElseThrow().y()).isCloseTo(31.40625e9, within(1.0));
    assertThat(plot.limit().orElseThrow().value()).isEqualTo(80e9);
    assertThat(plot.summary()).contains("31.4 GB");
  }

  @Test
  void the_curve_follows_the_chosen_input_and_output() {
    model.acrossProperty().set("params");
    model.drawnProperty().set("sentBytes");

    Plot plot = plot();
    assertThat(plot.standing().orElseThrow().x()).isEqualTo(7.5e9);
    assertThat(plot.standing().orElseThrow().y()).isCloseTo(value("sentBytes"), within(1.0));
    assertThat(plot.limit()).isPresent(); // bytes against bytes
  }

  @Test
  void the_bars_show_the_five_parts_of_every_stage() {
    StateBar first = model.bars().get(0);
    StateBar second = model.bars().get(1);

    // 2 + 2 + 4 + 4 + 4 bytes for each of 7.5e9 parameters
    assertThat(first.parts())
        .extracting(StateBar.Part::bytes)
        .containsExactly(15e9, 15e9, 30e9, 30e9, 30e9);
    assertThat(second.current()).isTrue();
    assertThat(second.bytes()).isCloseTo(31.40625e9, within(1.0));
    assertThat(model.bars()).extracting(StateBar::display).contains("120 GB", "1.88 GB");
  }

  @Test
  void optimizers_without_a_second_moment_have_none_in_their_bar() {
    model.open(ModelState.CALCULATOR, ModelState.CALCULATOR.example());

    StateBar lion =
        model.bars().stream().filter(bar -> bar.option().equals("lion")).findFirst().orElseThrow();
    assertThat(lion.parts())
        .extracting(StateBar.Part::bytes)
        .containsExactly(15e9, 15e9, 30e9, 30e9, 0.0);
  }

  @Test
  void a_slider_writes_a_round_value_into_the_field() {
    Field dp = field("dp");

    dp.slideTo(dp.position().orElseThrow() + dp.scale().orElseThrow().step());

    assertThat(text("dp")).isEqualTo("128");
    assertThat(value("perGpu")).isCloseTo(30e9 + 90e9 / 128, within(1.0));
  }

  @Test
  void the_text_to_paste_has_the_inputs_and_every_step() {
    assertThat(model.text())
        .contains("ZeRO stages", "P = 7.5B", "M = M_w + M_g + M_o", "= 31.4 GB");
    model
        .derivationProperty()
        .get()
        .lines()
        .forEach(
            line -> assertThat(model.text()).contains(line.step().title(), line.substituted()));
  }

  private Plot plot() {
    return model.plotProperty().get().orElseThrow();
  }

  private Field field(String name) {
    return model.fields().stream()
        .filter(field -> field.input().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void type(String name, String text) {
    field(name).textProperty().set(text);
  }

  private String text(String name) {
    return field(name).textProperty().get();
  }

  private String problem(String name) {
    return field(name).problemProperty().get();
  }

  private double value(String output) {
    return model.derivationProperty().get().output(output);
  }

  private String display(String output) {
    return model.derivationProperty().get().display(output);
  }
}
