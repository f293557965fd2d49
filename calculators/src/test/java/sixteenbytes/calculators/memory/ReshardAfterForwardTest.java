package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class ReshardAfterForwardTest {
  private static final Given LLAMA_3_405B =
      Given.of("params", 405e9).and("dp", 64).and("tp", 8).and("stages", 16).and("layers", 126);

  @Test
  void a_405b_slice_of_tp_8_and_pp_16_stays_gathered_in_6_3_gb() {
    var found = ReshardAfterForward.CALCULATOR.derive(LLAMA_3_405B);

    assertThat(found.output("residentBytes")).isCloseTo(6.328e9, within(1e6));
    assertThat(found.output("unitBytes")).isCloseTo(0.8036e9, within(1e5));
  }

  @Test
  void in_16_bit_resharding_sends_one_and_a_half_times_as_much() {
    assertThat(ReshardAfterForward.CALCULATOR.derive(LLAMA_3_405B).output("ratio")).isEqualTo(1.5);
  }

  @Test
  void with_fp32_gradients_it_sends_four_thirds() {
    var found = ReshardAfterForward.CALCULATOR.derive(LLAMA_3_405B.and("gradientBytes", 4));

    assertThat(found.output("ratio")).isCloseTo(4.0 / 3, within(1e-12));
  }

  @Test
  void every_further_micro_batch_gathers_the_weights_twice_more() {
    var once = ReshardAfterForward.CALCULATOR.derive(LLAMA_3_405B);
    var often = ReshardAfterForward.CALCULATOR.derive(LLAMA_3_405B.and("microBatches", 5));
    double gather = 63.0 / 64 * 2 * 405e9 / 128;

    assertThat(often.output("reshardedSentBytes") - once.output("reshardedSentBytes"))
        .isCloseTo(8 * gather, within(1.0));
    assertThat(often.output("keptSentBytes")).isEqualTo(once.output("keptSentBytes"));
  }
}
