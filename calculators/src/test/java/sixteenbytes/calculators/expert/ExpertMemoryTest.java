package sixteenbytes.calculators.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ExpertMemoryTest {
  // made up: 10 experts of 9 B and 10 B besides; a token uses 2 experts
  private static final Given MODEL =
      Given.of("paramsTotal", 100e9).and("paramsActive", 28e9).and("ep", 10);

  @Test
  void with_the_number_of_experts_their_size_is_exact() {
    Derivation found = ExpertMemory.CALCULATOR.derive(MODEL.and("experts", 10).and("topK", 2));

    assertThat(found.output("expertParams")).isCloseTo(90e9, within(1.0));
    assertThat(found.output("perGpu")).isCloseTo(16 * (9e9 + 10e9), within(100.0));
    assertThat(found.output("activeShare")).isEqualTo(0.28);
  }

  @Test
  void without_it_what_a_token_leaves_alone_is_a_lower_bound() {
    Derivation found = ExpertMemory.CALCULATOR.derive(MODEL);

    assertThat(found.output("expertParams")).isEqualTo(72e9);
    assertThat(found.output("perGpu")).isEqualTo(16 * (7.2e9 + 28e9));
  }

  @Test
  void parts_that_do_not_fit_the_whole_are_refused() {
    assertThatThrownBy(() -> ExpertMemory.CALCULATOR.derive(MODEL.and("paramsActive", 101e9)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("paramsActive is 101B and paramsTotal is 100B;");
    assertThatThrownBy(() -> ExpertMemory.CALCULATOR.derive(MODEL.and("topK", 2)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("experts and topK go together");
    assertThatThrownBy(() -> ExpertMemory.CALCULATOR.derive(MODEL.and("experts", 8).and("topK", 8)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageEndingWith("so topK is at most 7.");
    assertThatThrownBy(() -> ExpertMemory.CALCULATOR.derive(MODEL.and("experts", 8).and("topK", 4)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("leave at least 50.0B of 100B active");
  }
}
