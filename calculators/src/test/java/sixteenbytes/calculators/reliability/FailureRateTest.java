package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class FailureRateTest {
  /** Llama 3, arXiv 2407.21783, table 5: 419 unexpected interruptions in 54 days. */
  private static final Given LLAMA_3 =
      Given.of("failures", 419).and("days", 54).and("gpus", 16384).and("targetGpus", 1024);

  @Test
  void llama_3_failed_every_three_hours() {
    Derivation found = FailureRate.CALCULATOR.derive(LLAMA_3);

    assertThat(found.display("mtbf")).isEqualTo("3.09 h"); // 54 * 24 / 419
    assertThat(found.output("perGpuMtbf")).isCloseTo(54 * 86400.0 * 16384 / 419, within(1e-3));
  }

  @Test
  void a_sixteenth_of_the_gpus_fails_a_sixteenth_as_often() {
    Derivation found = FailureRate.CALCULATOR.derive(LLAMA_3);

    assertThat(found.output("targetMtbf")).isCloseTo(16 * found.output("mtbf"), within(1e-6));
    assertThat(found.output("targetPerDay")).isCloseTo(419 / 54.0 / 16, within(1e-12));
  }

  @Test
  void without_failures_there_is_no_rate() {
    assertThatThrownBy(() -> FailureRate.CALCULATOR.derive(LLAMA_3.and("failures", 0)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("failures is 0; it must be at least 1")
        .hasMessageEndingWith("without any there is no rate.");
  }
}
