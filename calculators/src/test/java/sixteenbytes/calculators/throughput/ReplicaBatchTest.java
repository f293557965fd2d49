package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class ReplicaBatchTest {
  private static final Given FOUR_MILLION =
      Given.of("globalBatchTokens", 4e6).and("seq", 4096).and("tp", 8).and("stages", 2);

  @Test
  void a_replica_needs_a_whole_sequence() { // 4e6 / 4096 is 976.56
    assertThat(ReplicaBatch.CALCULATOR.derive(FOUR_MILLION).output("maxReplicas")).isEqualTo(976);
  }

  @Test
  void the_batch_also_limits_the_gpus() {
    assertThat(ReplicaBatch.CALCULATOR.derive(FOUR_MILLION).output("maxGpus"))
        .isEqualTo(976 * 8 * 2);
  }

  @Test
  void the_batch_is_shared_out_over_the_replicas() {
    assertThat(
            ReplicaBatch.CALCULATOR.derive(FOUR_MILLION.and("dp", 512)).output("tokensPerReplica"))
        .isEqualTo(7812.5);
  }
}
