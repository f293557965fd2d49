package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class TensorParallelTest {
  /** 80 layers of width 8192 over 8 GPUs of an H100 node, a sequence of 8192 tokens. */
  private static final Given SEVENTY_BILLION =
      Given.of("hidden", 8192)
          .and("seq", 8192)
          .and("microBatch", 1)
          .and("layers", 80)
          .and("tp", 8)
          .and("bandwidth", 450e9)
          .and("peak", 989e12)
          .and("params", 70e9);

  @Test
  void four_all_reduces_of_128_mebibytes_in_each_layer_take_167_milliseconds() {
    // 320 times 2 * 7/8 times 2^27 bytes over 450 GB/s
    Derivation found = TensorParallel.CALCULATOR.derive(SEVENTY_BILLION);

    assertThat(found.output("messageBytes")).isEqualTo(1 << 27);
    assertThat(found.output("collectives")).isEqualTo(320);
    assertThat(found.output("sentBytes")).isEqualTo(320 * 1.75 * (1 << 27));
    assertThat(found.output("commTime")).isCloseTo(0.16703, within(1e-5));
  }

  @Test
  void at_the_full_peak_that_is_38_percent_of_the_compute() {
    // 6 * 70e9 * 8192 / (8 * 989e12) = 0.43486 s
    Derivation found = TensorParallel.CALCULATOR.derive(SEVENTY_BILLION);

    assertThat(found.display("ratio")).isEqualTo("38.4 %");
    assertThat(TensorParallel.CALCULATOR.derive(SEVENTY_BILLION.and("mfu", 0.4)).display("ratio"))
        .isEqualTo("15.4 %");
  }

  @Test
  void without_a_count_the_layers_have_twelve_squares_of_the_width() {
    Given model =
        Given.of("hidden", 1000)
            .and("seq", 10)
            .and("microBatch", 1)
            .and("layers", 5)
            .and("tp", 1)
            .and("bandwidth", 1e9)
            .and("peak", 1e12);

    Derivation found = TensorParallel.CALCULATOR.derive(model);

    assertThat(found.output("matmulParams")).isEqualTo(60e6);
    assertThat(found.output("sentBytes")).isZero();
    assertThat(found.output("computeTime")).isCloseTo(6 * 60e6 * 10 / 1e12, within(1e-15));
  }

  @Test
  void full_recompute_runs_the_forward_and_its_collectives_twice() {
    Derivation found = TensorParallel.CALCULATOR.derive(SEVENTY_BILLION.and("recompute", "full"));
    Derivation plain = TensorParallel.CALCULATOR.derive(SEVENTY_BILLION);

    assertThat(found.output("sentBytes")).isEqualTo(1.5 * plain.output("sentBytes"));
    assertThat(found.output("computeTime"))
        .isCloseTo(plain.output("computeTime") * 4 / 3, within(1e-12));
  }
}
