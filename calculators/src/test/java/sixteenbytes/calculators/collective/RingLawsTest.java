package sixteenbytes.calculators.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

/** What simulated ranks send around a ring, and what holds at any number of ranks. */
class RingLawsTest {
  private static final int CHUNK_BYTES = 1000;

  @Property(tries = 300)
  void an_all_reduce_sends_what_simulated_ranks_do(
      @ForAll @IntRange(min = 1, max = 48) int ranks, @ForAll long seed) {
    long[][] buffers = buffers(ranks, seed);
    var ring = new RingSimulation(buffers);
    ring.reduceScatter();
    ring.allGather();

    for (int rank = 0; rank < ranks; rank++) {
      for (int chunk = 0; chunk < ranks; chunk++) {
        assertThat(ring.chunk(rank, chunk)).isEqualTo(sum(buffers, chunk));
      }
    }
    agree("all-reduce", ranks, ring);
  }

  @Property(tries = 300)
  void a_reduce_scatter_sends_what_simulated_ranks_do(
      @ForAll @IntRange(min = 1, max = 48) int ranks, @ForAll long seed) {
    long[][] buffers = buffers(ranks, seed);
    var ring = new RingSimulation(buffers);
    ring.reduceScatter();

    for (int rank = 0; rank < ranks; rank++) {
      int own = (rank + 1) % ranks;
      assertThat(ring.chunk(rank, own)).isEqualTo(sum(buffers, own));
    }
    agree("reduce-scatter", ranks, ring);
  }

  @Property(tries = 300)
  void an_all_gather_sends_what_simulated_ranks_do(
      @ForAll @IntRange(min = 1, max = 48) int ranks, @ForAll long seed) {
    long[][] buffers = buffers(ranks, seed);
    var ring = new RingSimulation(buffers);
    ring.allGather();

    for (int rank = 0; rank < ranks; rank++) {
      for (int owner = 0; owner < ranks; owner++) {
        int chunk = (owner + 1) % ranks;
        assertThat(ring.chunk(rank, chunk)).isEqualTo(buffers[owner][chunk]);
      }
    }
    agree("all-gather", ranks, ring);
  }

  @Property
  void an_all_reduce_sends_less_than_two_buffers(
      @ForAll @IntRange(min = 1, max = 1_000_000) int ranks,
      @ForAll @DoubleRange(min = 1, max = 1e15) double bytes) {
    assertThat(derive("all-reduce", ranks, bytes).output("sentBytes")).isLessThan(2 * bytes);
  }

  @Property
  void an_all_reduce_is_a_reduce_scatter_and_an_all_gather(
      @ForAll @IntRange(min = 2, max = 100_000) int ranks,
      @ForAll @DoubleRange(min = 1, max = 1e15) double bytes) {
    Derivation whole = derive("all-reduce", ranks, bytes);
    Derivation first = derive("reduce-scatter", ranks, bytes);
    Derivation second = derive("all-gather", ranks, bytes);

    for (String output : new String[] {"sentBytes", "steps", "bandwidthTime", "latencyTime"}) {
      double sum = first.output(output) + second.output(output);
      assertThat(whole.output(output)).isCloseTo(sum, within(1e-12 * sum));
    }
  }

  @Property
  void a_hierarchy_sends_no_more_across_nodes_than_one_flat_ring(
      @ForAll @IntRange(min = 2, max = 64) int nodes,
      @ForAll @IntRange(min = 1, max = 16) int ranksPerNode) {
    int ranks = nodes * ranksPerNode;
    Derivation found =
        Ring.CALCULATOR.derive(
            given("all-reduce", ranks, 1e9)
                .and("algorithm", "hierarchical")
                .and("ranksPerNode", ranksPerNode)
                .and("nodeBandwidth", 900e9));

    assertThat(found.output("betweenBytes"))
        .isLessThanOrEqualTo(derive("all-reduce", ranks, 1e9).output("sentBytes") * (1 + 1e-12));
  }

  private static long[][] buffers(int ranks, long seed) {
    var random = new Random(seed);
    return IntStream.range(0, ranks)
        .mapToObj(rank -> random.longs(ranks, 0, 1L << 40).toArray())
        .toArray(long[][]::new);
  }

  private static long sum(long[][] buffers, int chunk) {
    long sum = 0;
    for (long[] buffer : buffers) {
      sum += buffer[chunk];
    }
    return sum;
  }

  private static void agree(String collective, int ranks, RingSimulation ring) {
    Derivation found = derive(collective, ranks, (double) ranks * CHUNK_BYTES);

    assertThat(found.output("steps")).isEqualTo(ring.steps());
    assertThat(found.output("sentBytes")).isEqualTo((double) ring.sentByEach() * CHUNK_BYTES);
  }

  private static Derivation derive(String collective, int ranks, double bytes) {
    return Ring.CALCULATOR.derive(given(collective, ranks, bytes));
  }

  private static Given given(String collective, int ranks, double bytes) {
    return Given.of("collective", collective)
        .and("ranks", ranks)
        .and("bytes", bytes)
        .and("bandwidth", 50e9)
        .and("latency", 1e-5);
  }
}
