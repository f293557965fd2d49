package sixteenbytes.calculators.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ExpertCapacityTest {
  private static final Given TOP_8_OF_256 =
      Given.of("tokens", 8192).and("topK", 8).and("experts", 256).and("capacityFactor", 1.25);

  @Test
  void a_quarter_of_headroom_over_256_tokens_is_320() {
    assertThat(ExpertCapacity.CALCULATOR.derive(TOP_8_OF_256).output("capacity")).isEqualTo(320);
  }

  @Test
  void capacity_is_rounded_up_to_whole_tokens() {
    var found = ExpertCapacity.CALCULATOR.derive(TOP_8_OF_256.and("tokens", 100)); // 3.906

    assertThat(found.output("capacity")).isEqualTo(4);
  }

  @Test
  void an_expert_with_three_fair_shares_keeps_320_of_768_tokens() {
    var found = ExpertCapacity.CALCULATOR.derive(TOP_8_OF_256.and("load", 3));

    assertThat(found.output("droppedShare")).isCloseTo((768 - 320) / 768.0, within(1e-12));
  }

  @Test
  void an_expert_within_its_capacity_drops_nothing() {
    var found = ExpertCapacity.CALCULATOR.derive(TOP_8_OF_256.and("load", 1.2));

    assertThat(found.output("droppedShare")).isZero();
  }

  @Test
  void more_choices_than_experts_are_refused() {
    assertThatThrownBy(() -> ExpertCapacity.CALCULATOR.derive(TOP_8_OF_256.and("experts", 4)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("more experts than there are");
  }
}
