package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class ContextRingTest {
  /** A sequence of 128K tokens over 8 H100 ranks, each with a 400 Gb/s card. */
  private static final Given LONG =
      Given.of("seq", 131072)
          .and("cp", 8)
          .and("heads", 64)
          .and("kvHeads", 64)
          .and("headDim", 128)
          .and("layers", 80)
          .and("bandwidth", 50e9)
          .and("peak", 989e12);

  @Test
  void a_rank_hides_the_ring_from_f_over_b_tokens_on() {
    assertThat(ContextRing.CALCULATOR.derive(LONG).output("minTokensPerRank"))
        .isCloseTo(19780, within(1e-6)); // 989e12 / 50e9
    assertThat(ContextRing.CALCULATOR.derive(LONG.and("kvHeads", 8)).output("minTokensPerRank"))
        .isCloseTo(19780 / 8.0, within(1e-6));
    assertThat(ContextRing.CALCULATOR.derive(LONG.and("causal", "true")).output("minTokensPerRank"))
        .isCloseTo(2 * 19780, within(1e-6));
  }

  @Test
  void where_a_rank_has_just_enough_tokens_a_hop_takes_as_long_as_its_block() {
    Derivation found = ContextRing.CALCULATOR.derive(LONG.and("seq", 8 * 19780));

    // the ring makes c - 1 hops and works off c blocks
    assertThat(found.output("commTime") / 7)
        .isCloseTo(found.output("attentionTime") / 8, within(1e-9));
  }

  @Test
  void a_block_holds_keys_and_values_of_its_tokens() {
    Derivation found = ContextRing.CALCULATOR.derive(LONG.and("kvHeads", 8).and("tp", 4));

    // K and V, 2 bytes, 16384 tokens, 2 heads left of 8, 128 channels
    assertThat(found.output("kvPerRank")).isEqualTo(2 * 2 * 16384.0 * 2 * 128);
    assertThat(found.output("sentPerLayer")).isEqualTo(7 * found.output("kvPerRank"));
  }
}
