package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class MemoryInventoryTest {

  @Test
  void a_13_billion_replica_at_4096_tokens_is_156_gigabytes_too_large_for_80() {
    Derivation found =
        MemoryInventory.CALCULATOR.derive(model(13e9, 40, 5120, 4096).and("hbm", 80e9));

    // 208 GB of state; 34 * 40 bytes for each of 4096 * 5120 elements are 28.5 GB
    assertThat(found.output("excess")).isCloseTo(156.5e9, within(0.05e9));
    assertThat(found.output("gpus")).isEqualTo(3);
  }

  @Test
  void a_70_billion_model_on_512_gpus_in_groups_of_8_holds_25_gigabytes_each() {
    Derivation found =
        MemoryInventory.CALCULATOR.derive(model(70e9, 80, 8192, 8192).and("tp", 8).and("dp", 64));

    // 1120 GB over 512 GPUs, and 2720 * 2^23 bytes of activations
    assertThat(found.output("stateBytes")).isEqualTo(2.1875e9);
    assertThat(found.output("totalBytes")).isCloseTo(25.0e9, within(0.05e9));
  }

  private static Given model(double params, int layers, int hidden, int seq) {
    return Given.of("params", params)
        .and("layers", layers)
        .and("hidden", hidden)
        .and("seq", seq)
        .and("microBatch", 1);
  }
}
