package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class TensorParallelCollectivesTest {
  private static final Given LAYERS_80 = Given.of("layers", 80);

  @Test
  void a_forward_pass_sums_twice_a_layer() {
    assertThat(TensorParallelCollectives.CALCULATOR.derive(LAYERS_80).output("forward"))
        .isEqualTo(160);
  }

  @Test
  void a_micro_batch_sums_four_times_a_layer() {
    assertThat(TensorParallelCollectives.CALCULATOR.derive(LAYERS_80).output("perMicroBatch"))
        .isEqualTo(320);
  }

  @Test
  void full_recomputation_makes_it_six() {
    var found = TensorParallelCollectives.CALCULATOR.derive(LAYERS_80.and("recompute", "full"));

    assertThat(found.output("perMicroBatch")).isEqualTo(480);
  }

  @Test
  void accumulation_saves_none() {
    var found = TensorParallelCollectives.CALCULATOR.derive(LAYERS_80.and("microBatches", 8));

    assertThat(found.output("perStep")).isEqualTo(2560);
  }

  @Test
  void an_evaluation_of_three_micro_batches_sums_in_their_forwards_only() {
    var found = TensorParallelCollectives.CALCULATOR.derive(LAYERS_80.and("microBatches", 3));

    assertThat(found.output("forwardPerStep")).isEqualTo(480);
  }
}
