package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class RestartTradeoffTest {
  private static final double WORK = 1000;
  private static final double SLOWDOWN = 0.05;

  @Test
  void at_the_break_even_share_of_wall_time_both_layouts_end_together() {
    double loss = halved().output("breakEvenShare");

    assertThat(loss).isCloseTo(1.0 / 11, within(1e-12));
    assertThat(WORK / (1 - loss)).isCloseTo(WORK * (1 + SLOWDOWN) / (1 - loss / 2), within(1e-9));
  }

  @Test
  void at_the_break_even_loss_of_the_whole_run_both_layouts_end_together() {
    double loss = halved().output("breakEvenOverall");

    assertThat(loss).isCloseTo(0.1, within(1e-12));
    assertThat(WORK * (1 + loss)).isCloseTo(WORK * (1 + SLOWDOWN) + WORK * loss / 2, within(1e-9));
  }

  @Test
  void at_the_break_even_loss_per_hour_both_layouts_end_together() {
    double loss = halved().output("breakEvenPerHour");

    assertThat(loss).isCloseTo(2.0 / 19, within(1e-12));
    assertThat(WORK * (1 + loss)).isCloseTo(WORK * (1 + SLOWDOWN) * (1 + loss / 2), within(1e-9));
  }

  @Test
  void a_layout_that_loses_as_much_again_never_catches_up() {
    assertThatThrownBy(
            () ->
                RestartTradeoff.CALCULATOR.derive(Given.of("slowdown", 0.25).and("remaining", 0.8)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("must be below 1");
  }

  private static Derivation halved() {
    return RestartTradeoff.CALCULATOR.derive(Given.of("slowdown", SLOWDOWN));
  }
}
