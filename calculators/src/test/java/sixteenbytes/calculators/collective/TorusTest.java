package sixteenbytes.calculators.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class TorusTest {
  /** A matrix of 2048 times 8192 in 16 bits on TPU v5e, 45 GB/s a link and direction. */
  private static final Given MATRIX = Given.of("bytes", 2 * 2048 * 8192).and("linkBandwidth", 45e9);

  @Test
  void a_gigabyte_on_an_axis_of_sixteen_takes_under_five_milliseconds() {
    // 15/16 of 1 GB over twice 100 GB/s
    Derivation found = derive(Given.of("bytes", 1e9).and("linkBandwidth", 100e9), 16);

    assertThat(found.output("sentBytes")).isEqualTo(937.5e6);
    assertThat(found.output("allGatherTime")).isCloseTo(4.6875e-3, within(1e-15));
  }

  @Test
  void a_long_axis_takes_the_published_time_over_both_directions() {
    // How to Scale Your Model, part 3, quiz 2: 34 MB, rounded, over 90 GB/s, "377 us"; the exact
    // 33.55 MB take 372.8 us
    double time = derive(MATRIX, 1_000_000).output("allGatherTime");

    assertThat(time).isCloseTo(372.8e-6, within(0.1e-6));
    assertThat(time * 34e6 / (2 * 2048 * 8192)).isCloseTo(377e-6, within(1e-6));
  }

  @Test
  void with_wraparound_it_takes_half_of_what_is_published_without() {
    // the same quiz: without wraparound three hops of 8.4 MB over 45 GB/s, "560 us"
    assertThat(derive(MATRIX, 4).output("allGatherTime")).isCloseTo(560e-6 / 2, within(0.5e-6));
  }

  @Test
  void three_axes_at_once_are_three_times_as_fast() {
    Derivation one = derive(MATRIX, 16);
    Derivation three = derive(MATRIX.and("mesh", 3), 16);

    assertThat(three.output("allGatherTime"))
        .isCloseTo(one.output("allGatherTime") / 3, within(1e-15));
    assertThat(three.output("sentBytes")).isEqualTo(one.output("sentBytes"));
  }

  @Test
  void a_chip_that_is_alone_has_everything() {
    assertThat(derive(MATRIX, 1).output("allGatherTime")).isZero();
  }

  @Test
  void part_of_an_axis_is_refused() {
    assertThatThrownBy(() -> Torus.CALCULATOR.derive(MATRIX.and("axis", 0)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "axis is 0; it must be at least 1 and at most 1,000,000. It is the number of chips on"
                + " one axis with wraparound.");
  }

  private static Derivation derive(Given given, int axis) {
    return Torus.CALCULATOR.derive(given.and("axis", axis));
  }
}
