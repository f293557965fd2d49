package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class PipelineMessageTest {
  private static final Given SEVENTY_BILLION =
      Given.of("seq", 8192)
          .and("microBatch", 1)
          .and("hidden", 8192)
          .and("tp", 8)
          .and("bandwidth", 50e9)
          .and("stages", 4)
          .and("microBatches", 32);

  @Test
  void a_tensor_rank_sends_a_slice_of_sixteen_mebibytes() {
    Derivation found = PipelineMessage.CALCULATOR.derive(SEVENTY_BILLION);

    assertThat(found.output("messageBytes")).isEqualTo(16 << 20);
    assertThat(found.output("messageTime")).isCloseTo((16 << 20) / 50e9, within(1e-15));
    assertThat(found.output("perStepBytes")).isEqualTo(64.0 * (16 << 20));
    assertThat(
            PipelineMessage.CALCULATOR
                .derive(SEVENTY_BILLION.and("hidden", 16384))
                .output("messageBytes"))
        .isEqualTo(32 << 20);
  }

  @Test
  void interleaving_sends_every_chunk_and_a_single_stage_nothing() {
    assertThat(
            PipelineMessage.CALCULATOR
                .derive(SEVENTY_BILLION.and("chunks", 5))
                .output("perStepBytes"))
        .isEqualTo(5 * 64.0 * (16 << 20));
    assertThat(
            PipelineMessage.CALCULATOR
                .derive(SEVENTY_BILLION.and("stages", 1))
                .output("perStepBytes"))
        .isZero();
  }
}
