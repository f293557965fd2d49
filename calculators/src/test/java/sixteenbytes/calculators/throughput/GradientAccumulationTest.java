package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class GradientAccumulationTest {
  private static final Given FOUR_MILLION =
      Given.of("globalBatchTokens", 4e6).and("microBatchTokens", 8192).and("dp", 64);

  @Test
  void whole_rounds_make_the_batch_and_may_overshoot_it() {
    // a round brings 524,288 tokens; 4e6 are 7.6 of them
    Derivation found = GradientAccumulation.CALCULATOR.derive(FOUR_MILLION);

    assertThat(found.output("steps")).isEqualTo(8);
    assertThat(found.output("actualBatchTokens")).isEqualTo(4194304);
    assertThat(found.output("syncsSaved")).isEqualTo(7);
  }

  @Test
  void a_batch_that_is_reached_at_once_saves_nothing() {
    Derivation found = GradientAccumulation.CALCULATOR.derive(FOUR_MILLION.and("dp", 1000));

    assertThat(found.output("steps")).isEqualTo(1);
    assertThat(found.output("syncsSaved")).isZero();
  }
}
