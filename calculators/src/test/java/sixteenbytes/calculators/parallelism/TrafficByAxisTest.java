package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class TrafficByAxisTest {
  private static final Given SEVENTY_BILLION =
      Given.of("params", 70e9)
          .and("layers", 80)
          .and("hidden", 8192)
          .and("seq", 8192)
          .and("tp", 8)
          .and("dp", 16)
          .and("microBatches", 8);

  @Test
  void tensor_parallelism_sends_eighteen_times_what_data_parallelism_does() {
    Derivation found = TrafficByAxis.CALCULATOR.derive(SEVENTY_BILLION);

    // 320 all-reduces of 2^27 bytes, each sent 1.75 times, for each of 8 micro-batches
    assertThat(found.output("tensorBytes")).isCloseTo(320 * 1.75 * 8 * (1L << 27), within(1.0));
    // 17.5 GB of gradients on the GPU, sent 1.875 times
    assertThat(found.output("dataBytes")).isCloseTo(32.8125e9, within(1.0));
    assertThat(found.output("tensorOverData")).isCloseTo(18.33, within(0.005));
    assertThat(found.output("pipelineBytes")).isZero();
  }

  @Test
  void a_pipeline_sends_one_slice_each_way_for_every_micro_batch() {
    Derivation found = TrafficByAxis.CALCULATOR.derive(SEVENTY_BILLION.and("stages", 4));

    assertThat(found.output("pipelineBytes")).isEqualTo(2 * 8 * (double) (1L << 24));
    // 80 all-reduces on the stage, each 1.75 * 8 slices, against two slices
    assertThat(found.output("tensorOverPipeline")).isCloseTo(80 * 1.75 * 8 / 2, within(1e-9));
  }
}
