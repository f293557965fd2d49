package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class SequenceParallelTest {
  @Test
  void the_bytes_stay_and_the_stranded_memory_is_divided() {
    Derivation found =
        SequenceParallel.CALCULATOR.derive(
            Given.of("seq", 8192)
                .and("microBatch", 1)
                .and("hidden", 8192)
                .and("layers", 80)
                .and("tp", 8));

    assertThat(found.output("gatherScatterBytes")).isEqualTo(found.output("allReduceBytes"));
    assertThat(found.output("allReduceBytes")).isEqualTo(320 * 1.75 * (1 << 27));
    assertThat(found.output("strandedBefore")).isEqualTo(800.0 * 8192 * 8192); // 10 sbh a layer
    assertThat(found.output("strandedAfter")).isEqualTo(100.0 * 8192 * 8192);
  }
}
