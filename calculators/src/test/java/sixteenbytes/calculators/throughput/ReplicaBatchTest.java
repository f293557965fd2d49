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

  @Test
  void a_batch_of_512_sequences_over_64_replicas_is_four_micro_batches_of_two() {
    var found =
        ReplicaBatch.CALCULATOR.derive(
            Given.of("globalBatchTokens", 512 * 8192)
                .and("seq", 8192)
                .and("microBatch", 2)
                .and("dp", 64));

    assertThat(found.output("microBatches")).isEqualTo(4);
  }
}
