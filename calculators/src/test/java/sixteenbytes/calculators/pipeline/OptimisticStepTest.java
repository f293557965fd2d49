package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class OptimisticStepTest {

  @Test
  void five_percent_saved_is_lost_to_25_rollbacks_of_two_steps_in_a_thousand() {
    var found =
        OptimisticStep.CALCULATOR.derive(
            Given.of("savedShare", 0.05).and("stepTime", 10).and("redoneSteps", 2));

    // 1000 steps save 1000 * 0.5 s = 500 s, and a rollback costs 20 s
    assertThat(found.output("breakEvenPerThousand")).isCloseTo(500.0 / 20, within(1e-9));
    assertThat(found.output("stepsBetween")).isCloseTo(40, within(1e-9));
  }
}
