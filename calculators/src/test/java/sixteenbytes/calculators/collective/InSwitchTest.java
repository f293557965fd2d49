package sixteenbytes.calculators.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class InSwitchTest {
  private static final Given EIGHT =
      Given.of("ranks", 8).and("bytes", 16e9).and("bandwidth", 450e9).and("algorithm", "in-switch");

  @Test
  void a_link_carries_the_buffer_and_one_shard() {
    // counted rank by rank: each of 8 ranks reads its eighth from this one, which writes an eighth
    double carried = 0;
    for (int reader = 0; reader < 8; reader++) {
      carried += 16e9 / 8;
    }
    carried += 16e9 / 8;

    assertThat(Ring.CALCULATOR.derive(EIGHT).output("sentBytes")).isEqualTo(carried);
  }

  @Test
  void the_bus_bandwidth_exceeds_the_link() {
    // nccl-tests keeps the ring's factor; about 480 GB/s are measured on a link of 450 (H100,
    // stas00/ml-engineering), below the bound of 2 (n - 1)/(n + 1) links
    double bus = Ring.CALCULATOR.derive(EIGHT).output("busBandwidth");

    assertThat(bus).isCloseTo(450e9 * 14 / 9, within(1.0)).isGreaterThan(480e9);
    assertThat(Ring.CALCULATOR.derive(EIGHT.and("algorithm", "ring")).output("busBandwidth"))
        .isCloseTo(450e9, within(1.0));
  }

  @Test
  void at_the_crossover_bytes_and_latencies_cost_the_same() {
    Given slow = EIGHT.and("latency", 5e-6);
    double crossover = Ring.CALCULATOR.derive(slow).output("crossoverBytes");

    var there = Ring.CALCULATOR.derive(slow.and("bytes", crossover));

    assertThat(there.output("bandwidthTime")).isCloseTo(there.output("latencyTime"), within(1e-12));
  }

  @Test
  void a_gather_gains_nothing_and_is_refused() {
    assertThatThrownBy(() -> Ring.CALCULATOR.derive(EIGHT.and("collective", "all-gather")))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("for all-reduce only");
  }
}
