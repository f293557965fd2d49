package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ContextParallelTest {
  private static final Given LLAMA_3_8B =
      Given.of("seq", 131072)
          .and("cp", 8)
          .and("heads", 32)
          .and("kvHeads", 8)
          .and("headDim", 128)
          .and("bandwidth", 450e9)
          .and("peak", 989.5e12);

  @ParameterizedTest(name = "{0} ranks")
  @ValueSource(ints = {1, 2, 4, 8, 16})
  void a_ring_in_order_waits_for_its_last_rank(int ranks) {
    // round by round: rank i meets block i - r; its own block is half masked, later ones wholly
    double slowest = 0;
    double worked = 0;
    for (int round = 0; round < ranks; round++) {
      double longest = 0;
      for (int rank = 0; rank < ranks; rank++) {
        double pairs = round == 0 ? 0.5 : rank >= round ? 1 : 0;
        longest = Math.max(longest, pairs);
        worked += pairs;
      }
      slowest += longest;
    }
    double balance =
        ContextParallel.CALCULATOR
            .derive(LLAMA_3_8B.and("method", "ring").and("cp", ranks))
            .output("balance");

    assertThat(balance).isCloseTo(worked / ranks / slowest, within(1e-12));
  }

  @Test
  void at_eight_ranks_a_ring_in_order_works_53_percent_of_the_time() {
    // c / (2 c - 1) = 8 / 15; 51.4 to 53.8 % are measured
    var found = ContextParallel.CALCULATOR.derive(LLAMA_3_8B.and("method", "ring"));

    assertThat(found.output("balance")).isCloseTo(0.533, within(0.0005));
  }

  @Test
  void a_ring_is_that_of_ring_attention_with_a_balanced_causal_mask() {
    var own = ContextParallel.CALCULATOR.derive(LLAMA_3_8B.and("method", "zigzag"));
    var ring = ContextRing.CALCULATOR.derive(LLAMA_3_8B.and("layers", 1).and("causal", "true"));

    assertThat(own.output("sentPerLayer")).isEqualTo(ring.output("sentPerLayer"));
    assertThat(own.output("commTime")).isEqualTo(ring.output("commTime"));
    assertThat(own.output("attentionTime")).isCloseTo(ring.output("attentionTime"), within(1e-12));
  }

  @Test
  void heads_alike_trade_what_ulysses_trades() {
    Given alike = LLAMA_3_8B.and("kvHeads", 32).and("method", "ulysses");
    var ulysses =
        Ulysses.CALCULATOR.derive(
            Given.of("seq", 131072)
                .and("cp", 8)
                .and("hidden", 4096)
                .and("heads", 32)
                .and("bandwidth", 450e9));

    assertThat(ContextParallel.CALCULATOR.derive(alike).output("sentPerLayer"))
        .isEqualTo(ulysses.output("sentPerLayer"));
  }

  @Test
  void a_gather_sends_as_much_as_a_ring_hides_nothing_and_needs_room_for_all() {
    var gather = ContextParallel.CALCULATOR.derive(LLAMA_3_8B.and("method", "all-gather"));
    var ring = ContextParallel.CALCULATOR.derive(LLAMA_3_8B.and("method", "zigzag"));

    assertThat(gather.output("sentPerLayer")).isEqualTo(ring.output("sentPerLayer"));
    assertThat(gather.output("exposedTime")).isEqualTo(gather.output("commTime"));
    assertThat(ring.output("exposedTime")).isZero();
    assertThat(gather.output("kvMemory")).isEqualTo(4 * ring.output("kvMemory"));
  }

  @Test
  void all_to_alls_need_a_head_for_every_rank() {
    assertThatThrownBy(
            () ->
                ContextParallel.CALCULATOR.derive(
                    LLAMA_3_8B.and("method", "ulysses").and("cp", 16)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("of which there are 8");
  }
}
