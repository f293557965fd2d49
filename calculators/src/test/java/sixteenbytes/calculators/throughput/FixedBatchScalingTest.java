package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class FixedBatchScalingTest {
  @Test
  void doubling_turns_a_tenth_of_the_step_into_two_elevenths() { // 100 of 1000 ms, then of 550 ms
    var given = Given.of("computeTime", 0.9).and("commTime", 0.1);

    var found = FixedBatchScaling.CALCULATOR.derive(given);

    assertThat(found.output("shareBefore")).isCloseTo(0.1, within(1e-12));
    assertThat(found.output("shareAfter")).isCloseTo(2.0 / 11, within(1e-12));
  }

  @Test
  void the_ratio_to_compute_doubles_exactly() {
    var given = Given.of("computeTime", 0.9).and("commTime", 0.1);

    assertThat(FixedBatchScaling.CALCULATOR.derive(given).output("ratioAfter"))
        .isCloseTo(2 * 0.1 / 0.9, within(1e-12));
  }

  @Test
  void mfu_falls_as_the_tokens_of_a_gpu_per_second_do() { // 1100 ms for the batch, then 600 of 550
    var given = Given.of("computeTime", 1).and("commTime", 0.1).and("mfu", 0.45);

    assertThat(FixedBatchScaling.CALCULATOR.derive(given).output("mfuAfter"))
        .isCloseTo(0.45 * 550 / 600, within(1e-12));
  }

  @Test
  void half_the_micro_batches_double_the_bubble() {
    var given = Given.of("stages", 16).and("chunks", 4).and("microBatches", 32);

    var found = FixedBatchScaling.CALCULATOR.derive(given);

    assertThat(found.output("bubbleAfter")).isCloseTo(0.2344, within(5e-5));
    assertThat(found.output("bubbleBefore"))
        .isCloseTo(found.output("bubbleAfter") / 2, within(1e-12));
    assertThat(found.output("idleAfter")).isCloseTo(0.1899, within(5e-5));
  }

  @Test
  void a_growth_that_leaves_half_a_micro_batch_is_refused() {
    var given = Given.of("growth", 8).and("microBatches", 12);

    assertThatThrownBy(() -> FixedBatchScaling.CALCULATOR.derive(given))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("growth is 8 and must divide microBatches, which is 12");
  }
}
