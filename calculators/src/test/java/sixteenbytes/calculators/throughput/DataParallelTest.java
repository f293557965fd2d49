package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class DataParallelTest {
  private static final Given SEVEN_BILLION =
      Given.of("params", 7e9)
          .and("dp", 64)
          .and("tokensPerGpu", 4096)
          .and("peak", 989e12)
          .and("mfu", 0.4)
          .and("bandwidth", 50e9);

  @Test
  void what_the_backward_does_not_hide_is_exposed() {
    // 2 * 63/64 * 14 GB over 50 GB/s; 6 * 7e9 * 4096 over 395.6e12
    Derivation found = DataParallel.CALCULATOR.derive(SEVEN_BILLION);

    assertThat(found.output("sentBytes")).isEqualTo(27.5625e9);
    assertThat(found.output("commTime")).isCloseTo(0.55125, within(1e-9));
    assertThat(found.output("computeTime")).isCloseTo(0.434863, within(1e-6));
    assertThat(found.output("exposedTime")).isCloseTo(0.55125 - 0.289909, within(1e-6));
    assertThat(found.output("exposedShare")).isCloseTo(0.261341 / 0.696204, within(1e-5));
  }

  @Test
  void from_the_threshold_on_everything_is_hidden() {
    double enough = DataParallel.CALCULATOR.derive(SEVEN_BILLION).output("minTokensPerGpu");
    Derivation found = DataParallel.CALCULATOR.derive(SEVEN_BILLION.and("tokensPerGpu", enough));

    assertThat(found.output("commTime")).isCloseTo(found.output("backwardTime"), within(1e-9));
    assertThat(
            DataParallel.CALCULATOR
                .derive(SEVEN_BILLION.and("tokensPerGpu", 1.01 * enough))
                .output("exposedShare"))
        .isZero();
    assertThat(
            DataParallel.CALCULATOR
                .derive(SEVEN_BILLION.and("params", 70e9))
                .output("minTokensPerGpu"))
        .as("the size of the model does not matter")
        .isEqualTo(enough);
  }
}
