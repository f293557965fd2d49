package sixteenbytes.calculators.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class RingTest {
  private static final Given SIXTEEN_GIGABYTES =
      Given.of("ranks", 8).and("bytes", 16e9).and("bandwidth", 450e9).and("latency", 5e-6);

  @Test
  void eight_ranks_send_fourteen_chunks_of_two_gigabytes() {
    Derivation found = Ring.CALCULATOR.derive(SIXTEEN_GIGABYTES);

    assertThat(found.output("sentBytes")).isEqualTo(28e9);
    assertThat(found.output("steps")).isEqualTo(14);
    assertThat(found.display("bandwidthTime")).isEqualTo("62.2 ms"); // 28 / 450
    assertThat(found.display("latencyTime")).isEqualTo("70.0 µs");
    assertThat(found.output("time"))
        .isEqualTo(found.output("bandwidthTime") + found.output("latencyTime"));
  }

  // factors of nccl-tests, doc/PERFORMANCE.md, at 8 ranks and without latency: a ring fills the bus
  @ParameterizedTest(name = "{0}: {1} GB sent, algorithm bandwidth {2} GB/s")
  @CsvSource({
    "all-reduce,28,257.142857",
    "reduce-scatter,14,514.285714",
    "all-gather,14,514.285714",
    "all-to-all,14,514.285714",
    "broadcast,16,450"
  })
  void without_latency_the_bus_runs_at_the_speed_of_the_link(
      String collective, double sent, double algorithm) {
    Derivation found =
        Ring.CALCULATOR.derive(SIXTEEN_GIGABYTES.and("collective", collective).and("latency", 0));

    assertThat(found.output("sentBytes")).isEqualTo(sent * 1e9);
    assertThat(found.output("algorithmBandwidth")).isCloseTo(algorithm * 1e9, within(1e3));
    assertThat(found.output("busBandwidth")).isCloseTo(450e9, within(1.0));
  }

  @ParameterizedTest(name = "{0} over a {1}")
  @CsvSource({
    "all-reduce,ring", "reduce-scatter,ring", "all-gather,ring", "all-to-all,ring",
    "broadcast,ring", "all-reduce,tree", "broadcast,tree", "all-reduce,hierarchical",
    "reduce-scatter,hierarchical", "all-gather,hierarchical"
  })
  void at_the_crossover_bytes_and_latencies_cost_the_same(String collective, String algorithm) {
    Given given =
        SIXTEEN_GIGABYTES
            .and("ranks", 64)
            .and("collective", collective)
            .and("algorithm", algorithm)
            .and("nodeBandwidth", 900e9);
    double crossover = Ring.CALCULATOR.derive(given).output("crossoverBytes");

    Derivation found = Ring.CALCULATOR.derive(given.and("bytes", crossover));

    assertThat(found.output("bandwidthTime"))
        .isCloseTo(found.output("latencyTime"), within(1e-9 * found.output("latencyTime")));
  }

  // 1024 ranks: 10 levels; 1000 ranks need 10 as well
  @ParameterizedTest(name = "{0} ranks, {1}: {2} steps, {3} GB")
  @CsvSource({
    "1024,all-reduce,20,32",
    "1000,all-reduce,20,32",
    "1025,all-reduce,22,32",
    "2,all-reduce,2,32",
    "1024,broadcast,10,16",
    "3,broadcast,2,16"
  })
  void trees_take_logarithmically_many_steps(int ranks, String collective, int steps, double sent) {
    Derivation found =
        Ring.CALCULATOR.derive(
            SIXTEEN_GIGABYTES
                .and("ranks", ranks)
                .and("collective", collective)
                .and("algorithm", "tree"));

    assertThat(found.output("steps")).isEqualTo(steps);
    assertThat(found.output("sentBytes")).isEqualTo(sent * 1e9);
  }

  @Test
  void nodes_reduce_inside_before_they_exchange() {
    // 4 nodes of 8: 2 * 7/8 * 16 GB inside, 2 * 3/4 * 2 GB between
    Given given =
        SIXTEEN_GIGABYTES
            .and("ranks", 32)
            .and("algorithm", "hierarchical")
            .and("bandwidth", 50e9)
            .and("nodeBandwidth", 450e9);
    Derivation found = Ring.CALCULATOR.derive(given);

    assertThat(found.output("sentBytes")).isEqualTo(28e9 + 3e9);
    assertThat(found.output("steps")).isEqualTo(14 + 6);
    assertThat(found.output("bandwidthTime")).isCloseTo(28.0 / 450 + 3.0 / 50, within(1e-12));

    Derivation half = Ring.CALCULATOR.derive(given.and("collective", "all-gather"));
    assertThat(half.output("sentBytes")).isEqualTo(14e9 + 1.5e9);
    assertThat(half.output("steps")).isEqualTo(7 + 3);
  }

  @ParameterizedTest(name = "{0} over a {1}")
  @CsvSource({
    "all-reduce,ring",
    "broadcast,ring",
    "all-to-all,ring",
    "all-reduce,tree",
    "all-reduce,hierarchical"
  })
  void a_rank_that_is_alone_sends_nothing_and_has_no_bandwidth(
      String collective, String algorithm) {
    Derivation found =
        Ring.CALCULATOR.derive(
            SIXTEEN_GIGABYTES
                .and("ranks", 1)
                .and("collective", collective)
                .and("algorithm", algorithm));

    assertThat(found.outputNames())
        .containsExactlyInAnyOrder(
            "sentBytes", "steps", "bandwidthTime", "latencyTime", "time", "crossoverBytes")
        .allSatisfy(output -> assertThat(found.output(output)).isZero());
    assertThatThrownBy(() -> found.output("busBandwidth"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessageContaining("\"busBandwidth\" is no output of ring.");
  }

  @Test
  void a_tree_refuses_what_it_does_not_do() {
    assertThatThrownBy(
            () ->
                Ring.CALCULATOR.derive(
                    SIXTEEN_GIGABYTES.and("algorithm", "tree").and("collective", "all-gather")))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "algorithm is tree, which this calculator has for all-reduce, broadcast only, and"
                + " collective is all-gather. Take algorithm=ring.");
  }

  @Test
  void a_hierarchical_collective_wants_full_nodes_and_the_speed_inside_them() {
    Given hierarchical = SIXTEEN_GIGABYTES.and("algorithm", "hierarchical").and("ranks", 20);

    assertThatThrownBy(() -> Ring.CALCULATOR.derive(hierarchical))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("needs nodeBandwidth, the speed inside a node");
    assertThatThrownBy(() -> Ring.CALCULATOR.derive(hierarchical.and("nodeBandwidth", 450e9)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("a multiple of ranksPerNode, which is 8. The nearest are 16 and 24.");
    assertThatThrownBy(
            () -> Ring.CALCULATOR.derive(hierarchical.and("nodeBandwidth", 450e9).and("ranks", 4)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("The nearest is 8.");
  }
}
