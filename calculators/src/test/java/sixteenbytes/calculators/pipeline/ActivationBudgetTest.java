package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ActivationBudgetTest {

  @Test
  void sixteen_gigabytes_leave_gpipe_sixteen_micro_batches_and_a_bubble_of_seven_sixteenths() {
    Derivation found = withPlaces(8, 16);

    assertThat(found.output("gpipeRatio")).isEqualTo(0.4375);
    assertThat(found.output("gpipeIdle")).isCloseTo(7.0 / 23, within(1e-12));
    assertThat(found.output("fullPipeBytes")).isEqualTo(8e9);
  }

  @ParameterizedTest(name = "{1} places for {0} stages")
  @CsvSource({"4,2", "4,3", "8,2", "8,3", "8,6", "16,3", "16,6", "16,12"})
  void a_throttled_pipeline_runs_at_the_rate_that_a_simulation_shows(int stages, int places) {
    double simulated = ThrottledPipelineSimulation.utilisation(stages, places, 600);

    assertThat(withPlaces(stages, places).output("utilisation"))
        .isCloseTo(simulated, within(0.025 * simulated));
  }

  @Test
  void places_for_every_stage_throttle_nothing() {
    assertThat(withPlaces(8, 8).output("utilisation")).isEqualTo(1);
  }

  @Test
  void a_budget_below_one_micro_batch_is_refused() {
    Given tooLittle = Given.of("stages", 8).and("budget", 1e9).and("microBatchBytes", 2e9);

    assertThatThrownBy(() -> ActivationBudget.CALCULATOR.derive(tooLittle))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("not one micro-batch fits");
  }

  private static Derivation withPlaces(int stages, int places) {
    return ActivationBudget.CALCULATOR.derive(
        Given.of("stages", stages).and("budget", places * 1e9).and("microBatchBytes", 1e9));
  }
}
