package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class StragglerTest {
  private static final Given ONE_OF_SIXTEEN_THOUSAND =
      Given.of("gpus", 16384).and("slowdown", 0.25);

  @Test
  void a_gpu_at_four_fifths_of_its_speed_wastes_a_fifth_of_the_others() {
    Derivation found = Straggler.CALCULATOR.derive(ONE_OF_SIXTEEN_THOUSAND);

    assertThat(found.output("stepFactor")).isEqualTo(1.25);
    assertThat(found.output("lostShare")).isCloseTo(0.2, within(1e-12));
    // 16,383 GPUs lose 0.2 of 24 h each
    assertThat(found.output("wastedGpuHoursPerDay")).isCloseTo(78638.4, within(1e-6));
    assertThat(found.output("breakEvenTime")).isCloseTo(3000, within(1e-9)); // 600 / 0.2
  }

  @Test
  void only_the_compute_of_a_step_grows() {
    // healthy 4.5 s of compute and 0.5 s of traffic; at 20 % longer 5.4 + 0.5 = 5.9 s
    Derivation found =
        Straggler.CALCULATOR.derive(
            Given.of("gpus", 64).and("slowdown", 0.2).and("computeShare", 0.9));

    assertThat(found.output("stepFactor")).isCloseTo(5.9 / 5, within(1e-12));
    assertThat(found.output("lostShare")).isCloseTo(1 - 5 / 5.9, within(1e-12));
  }

  @Test
  void nothing_is_lost_and_no_swap_pays_where_nobody_is_slow() {
    for (String input : new String[] {"slowdown", "computeShare"}) {
      Derivation found = Straggler.CALCULATOR.derive(ONE_OF_SIXTEEN_THOUSAND.and(input, 0));

      assertThat(found.output("stepFactor")).isEqualTo(1);
      assertThat(found.output("wastedGpuHoursPerDay")).isZero();
      assertThat(found.outputNames()).doesNotContain("breakEvenTime");
    }
  }

  @Test
  void a_slow_gpu_that_is_alone_keeps_nobody_waiting() {
    assertThat(
            Straggler.CALCULATOR
                .derive(ONE_OF_SIXTEEN_THOUSAND.and("gpus", 1))
                .output("wastedGpuHoursPerDay"))
        .isZero();
  }

  @Test
  void a_gain_is_no_slowdown() {
    assertThatThrownBy(
            () -> Straggler.CALCULATOR.derive(ONE_OF_SIXTEEN_THOUSAND.and("slowdown", -0.2)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("slowdown is -20 %; it must be at least 0 % and ")
        .hasMessageEndingWith(
            "It is the extra time of the slow GPU relative to a healthy one; 0.25 is a speed of"
                + " 0.8.");
  }
}
