package sixteenbytes.calculators.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class TorusLawsTest {
  private static final double HALF_SHARD = 1e6;
  private static final double LINK = 50e9;

  /** Half of every shard travels clockwise and half against it, a hop at a time. */
  @Property(tries = 60)
  void simulated_chips_that_pass_halves_both_ways_need_as_long(
      @ForAll @IntRange(min = 1, max = 48) int chips) {
    int clockwise = hopsUntilEverybodyHasAll(chips, 1);
    int against = hopsUntilEverybodyHasAll(chips, chips - 1);
    double sent = (clockwise + against) * HALF_SHARD;
    double time = Math.max(clockwise, against) * HALF_SHARD / LINK;

    Derivation found = torus(chips, 2 * HALF_SHARD * chips);

    assertThat(found.output("sentBytes")).isCloseTo(sent, within(1e-9 * sent));
    assertThat(found.output("allGatherTime")).isCloseTo(time, within(1e-9 * time));
  }

  @Property
  void it_is_half_an_all_gather_around_a_ring_in_one_direction(
      @ForAll @IntRange(min = 2, max = 100_000) int chips,
      @ForAll @DoubleRange(min = 1, max = 1e15) double bytes) {
    double oneWay =
        Ring.CALCULATOR
            .derive(
                Given.of("collective", "all-gather")
                    .and("ranks", chips)
                    .and("bytes", bytes)
                    .and("bandwidth", LINK))
            .output("time");

    assertThat(torus(chips, bytes).output("allGatherTime"))
        .isCloseTo(oneWay / 2, within(1e-9 * oneWay));
  }

  private static int hopsUntilEverybodyHasAll(int chips, int toNeighbour) {
    BitSet[] held = new BitSet[chips];
    int[] passing = new int[chips]; // whose half a chip sends in the next hop
    for (int chip = 0; chip < chips; chip++) {
      held[chip] = new BitSet();
      held[chip].set(chip);
      passing[chip] = chip;
    }
    int hops = 0;
    while (held[0].cardinality() < chips) {
      int[] received = new int[chips];
      for (int chip = 0; chip < chips; chip++) {
        int neighbour = (chip + toNeighbour) % chips;
        received[neighbour] = passing[chip];
        held[neighbour].set(passing[chip]);
      }
      passing = received;
      hops++;
    }
    for (BitSet all : held) {
      assertThat(all.cardinality()).isEqualTo(chips);
    }
    return hops;
  }

  private static Derivation torus(int chips, double bytes) {
    return Torus.CALCULATOR.derive(
        Given.of("bytes", bytes).and("axis", chips).and("linkBandwidth", LINK));
  }
}
