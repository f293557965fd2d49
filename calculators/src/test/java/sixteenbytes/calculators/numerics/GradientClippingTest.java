package sixteenbytes.calculators.numerics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class GradientClippingTest {

  @Test
  void norms_of_three_and_four_are_one_vector_of_norm_five() {
    Derivation found = clipped(3, 4, 1);

    assertThat(found.output("globalNorm")).isEqualTo(5);
    assertThat(found.output("clipFactor")).isCloseTo(0.2, within(1e-12));
    assertThat(found.output("firstAlone")).isCloseTo(1.0 / 3, within(1e-12));
    assertThat(found.output("secondAlone")).isEqualTo(0.25);
  }

  @Test
  void a_small_gradient_is_not_scaled_up() {
    assertThat(clipped(0.3, 0.4, 1).output("clipFactor")).isEqualTo(1);
  }

  private static Derivation clipped(double first, double second, double threshold) {
    return GradientClipping.CALCULATOR.derive(
        Given.of("firstNorm", first).and("secondNorm", second).and("threshold", threshold));
  }
}
