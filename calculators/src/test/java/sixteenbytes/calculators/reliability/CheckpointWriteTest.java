package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.Printed;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class CheckpointWriteTest {
  /** Llama 3, arXiv 2407.21783, section 3.3.1: 2 TB/s of storage for 16,384 GPUs. */
  private static final Given LLAMA_3_405B =
      Given.of("params", 405e9).and("ranks", 16384).and("storageBandwidth", 2e12);

  @Test
  void bloom_176b_with_optimizer_state_takes_2_3_tb_and_its_weights_329_gb() {
    // published by the BigScience project; BLOOM has 176,247M parameters (arXiv 2211.05100,
    // table 3), and what is printed as GB and TB are powers of 1024
    Given bloom = Given.of("params", 176.247e9).and("ranks", 384).and("storageBandwidth", 100e9);
    double weights =
        CheckpointWrite.CALCULATOR.derive(bloom.and("bytesPerParam", 2)).output("totalBytes");

    Printed.of("329").agreesWith(weights / Math.pow(1024, 3));
    Printed.of("2.3")
        .agreesWith(
            CheckpointWrite.CALCULATOR.derive(bloom).output("totalBytes") / Math.pow(1024, 4));
  }

  @Test
  void a_checkpoint_of_405b_is_346_mb_a_gpu_and_three_seconds_of_storage() {
    Derivation found = CheckpointWrite.CALCULATOR.derive(LLAMA_3_405B);

    assertThat(found.output("totalBytes")).isEqualTo(5.67e12); // 405e9 * (2 + 4 + 4 + 4)
    assertThat(found.display("bytesPerRank"))
        .isEqualTo("346 MB"); // within 1 MB to 4 GB, as printed
    assertThat(found.output("writeTime")).isCloseTo(2.835, within(1e-12)); // 5.67 / 2
    assertThat(found.display("stallTime")).isEqualTo("10.8 ms"); // 346 MB at 32 GB/s
  }

  @Test
  void more_ranks_shorten_the_stall_and_not_the_write() {
    Derivation some = CheckpointWrite.CALCULATOR.derive(LLAMA_3_405B);
    Derivation twice = CheckpointWrite.CALCULATOR.derive(LLAMA_3_405B.and("ranks", 32768));

    assertThat(twice.output("stallTime")).isEqualTo(some.output("stallTime") / 2);
    assertThat(twice.output("writeTime")).isEqualTo(some.output("writeTime"));
  }

  @Test
  void storage_that_does_nothing_is_refused_with_what_is_meant() {
    assertThatThrownBy(
            () -> CheckpointWrite.CALCULATOR.derive(LLAMA_3_405B.and("storageBandwidth", 0)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "storageBandwidth is 0 B/s; it must be above 0 B/s and at most 1 EB/s. It is the speed"
                + " of the storage for the whole job.");
  }
}
