package sixteenbytes.calculators.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class MoeBalanceTest {
  private static final Given FOUR_HOT =
      Given.of("experts", 64).and("hotExperts", 4).and("hotShare", 0.25);

  @Test
  void four_experts_with_a_quarter_of_the_work_hold_everybody_up() {
    // a quarter on 4 of 64: four fair shares each; with room for 1.5, five eighths of it drop
    Derivation found = MoeBalance.CALCULATOR.derive(FOUR_HOT.and("capacityFactor", 1.5));

    assertThat(found.output("hotLoad")).isEqualTo(4);
    assertThat(found.output("utilisation")).isEqualTo(0.25);
    assertThat(found.output("droppedShare")).isCloseTo(0.25 * 5 / 8, within(1e-12));
  }

  @Test
  void fair_experts_drop_nothing_and_no_load_is_below_fair() {
    Derivation fair = MoeBalance.CALCULATOR.derive(FOUR_HOT.and("hotShare", 1 / 16.0));
    Derivation idle = MoeBalance.CALCULATOR.derive(FOUR_HOT.and("hotShare", 0.01));

    assertThat(fair.output("droppedShare")).isZero();
    assertThat(idle.output("hotLoad")).isEqualTo(1);
    assertThat(idle.output("utilisation")).isEqualTo(1);
  }

  @Test
  void no_more_experts_are_hot_than_there_are() {
    assertThatThrownBy(() -> MoeBalance.CALCULATOR.derive(FOUR_HOT.and("hotExperts", 65)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("at most 64");
  }
}
