package sixteenbytes.app.desktop.calculator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.memory.Zero;
import sixteenbytes.calculators.throughput.TrainingTime;

class SliderScaleTest {
  @Test
  void whole_numbers_slide_over_powers_of_two() {
    SliderScale degrees = SliderScale.of(input(Zero.CALCULATOR, "dp"), 64);

    assertThat(degrees.value(0)).isEqualTo(1);
    assertThat(degrees.value(1)).isEqualTo(1024);
    assertThat(degrees.value(degrees.position(64))).isEqualTo(64);
    assertThat(degrees.value(degrees.position(64) + degrees.step())).isEqualTo(128);
    assertThat(degrees.value(degrees.position(100))).isEqualTo(128);
  }

  @Test
  void sizes_slide_over_equal_factors_and_stop_at_two_digits() {
    SliderScale params = SliderScale.of(input(Zero.CALCULATOR, "params"), 7.5e9);

    assertThat(params.position(7.5e9)).isCloseTo(0.5, within(1e-12));
    assertThat(params.value(0.5)).isEqualTo(7.5e9);
    assertThat(params.value(0.61)).isEqualTo(2.1e10); // 7.5e9 * 10^0.44 = 20.66e9
  }

  @Test
  void shares_slide_over_whole_percents_and_never_to_nothing() {
    SliderScale mfu = SliderScale.of(input(TrainingTime.CALCULATOR, "mfu"), 0.4);

    assertThat(mfu.position(0.4)).isCloseTo(0.4, within(1e-12));
    assertThat(mfu.value(0.377)).isEqualTo(0.38);
    assertThat(mfu.value(0)).isEqualTo(0.01);
  }

  @Test
  void a_value_outside_stands_at_the_nearer_end() {
    SliderScale degrees = SliderScale.of(input(Zero.CALCULATOR, "dp"), 64);

    assertThat(degrees.position(1e6)).isEqualTo(1);
    assertThat(degrees.position(0.1)).isZero();
  }

  private static Input.Number input(Calculator calculator, String name) {
    return (Input.Number) calculator.input(name).orElseThrow();
  }
}
