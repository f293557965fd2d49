package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class UlyssesTest {
  private static final Given LONG =
      Given.of("seq", 131072)
          .and("cp", 8)
          .and("hidden", 8192)
          .and("bandwidth", 450e9)
          .and("heads", 64);

  @Test
  void four_tensors_change_hands_and_an_eighth_of_each_stays() {
    // Q, K, V and output: 16384 tokens of 8192 channels, 2 bytes, 7/8 of them
    Derivation found = Ulysses.CALCULATOR.derive(LONG);

    assertThat(found.output("sentPerLayer")).isEqualTo(4 * 2 * 16384.0 * 8192 * 7 / 8);
    assertThat(found.output("commTime"))
        .isCloseTo(found.output("sentPerLayer") / 450e9, within(1e-15));
  }

  @Test
  void a_rank_needs_a_head_of_the_scarcer_kind() {
    assertThat(Ulysses.CALCULATOR.derive(LONG).output("maxDegree")).isEqualTo(64);
    assertThat(Ulysses.CALCULATOR.derive(LONG.and("kvHeads", 8)).output("maxDegree")).isEqualTo(8);
  }
}
