package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class InFlightTest {
  private static final Given EIGHT_STAGES = Given.of("stages", 8).and("microBatches", 32);

  @ParameterizedTest(name = "stage {0} of 8 holds {1}")
  @CsvSource({
    "0,8", "2,6", "7,1"
  }) // p - i, Narayanan et al. 2021, figure 4: the last stage alternates
  void a_stage_holds_one_micro_batch_for_itself_and_each_later_stage(int stage, int held) {
    var found = InFlight.CALCULATOR.derive(EIGHT_STAGES.and("stage", stage));

    assertThat(found.output("inFlight")).isEqualTo(held);
  }

  @Test
  void a_stage_never_holds_more_than_there_are() {
    var found = InFlight.CALCULATOR.derive(EIGHT_STAGES.and("microBatches", 5));

    assertThat(found.output("inFlight")).isEqualTo(5);
  }

  @Test
  void gpipe_holds_all_of_them() {
    var found = InFlight.CALCULATOR.derive(EIGHT_STAGES.and("schedule", "gpipe"));

    assertThat(found.output("inFlight")).isEqualTo(32);
  }

  @ParameterizedTest(name = "p = {0}")
  @CsvSource({"2", "4", "8", "16"})
  void the_first_stage_holds_the_layers_of_the_whole_model_for_every_depth(int stages) {
    var found = InFlight.CALCULATOR.derive(EIGHT_STAGES.and("stages", stages).and("layers", 80));

    assertThat(found.output("layersHeld")).isEqualTo(80);
  }

  @Test
  void what_1f1b_saves_is_what_gpipe_would_hold_beyond_it() {
    var found = InFlight.CALCULATOR.derive(EIGHT_STAGES.and("microBatchBytes", 1e9));

    assertThat(found.output("savedBytes")).isEqualTo(24e9);
  }

  @Test
  void a_stage_beyond_the_last_is_refused_with_the_last_one() {
    assertThatThrownBy(() -> InFlight.CALCULATOR.derive(EIGHT_STAGES.and("stage", 8)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("the last one is 7");
  }
}
