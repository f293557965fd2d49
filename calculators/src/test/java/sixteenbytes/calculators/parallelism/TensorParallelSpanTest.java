package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class TensorParallelSpanTest {
  private static Derivation from8To16(double before, double after) {
    return TensorParallelSpan.CALCULATOR.derive(
        Given.of("tpBefore", 8)
            .and("tpAfter", 16)
            .and("bandwidthBefore", before)
            .and("bandwidthAfter", after));
  }

  @Test
  void across_two_nodes_an_all_reduce_takes_9_6_times_as_long() {
    // 2 * 15/16 of the message at 50 GB/s against 2 * 7/8 of it at 450 GB/s
    assertThat(from8To16(450e9, 50e9).output("collectiveFactor"))
        .isCloseTo((1.875 / 50) / (1.75 / 450), within(1e-9));
  }

  @Test
  void halved_compute_doubles_what_that_means_for_the_ratio() {
    Derivation found = from8To16(450e9, 50e9);

    assertThat(found.output("ratioFactor"))
        .isCloseTo(2 * found.output("collectiveFactor"), within(1e-9));
    assertThat(found.output("ratioFactor")).isCloseTo(19.29, within(0.005));
  }

  @Test
  void even_on_the_same_link_the_ratio_more_than_doubles() {
    assertThat(from8To16(450e9, 450e9).output("ratioFactor")).isCloseTo(15.0 / 7, within(1e-12));
  }
}
