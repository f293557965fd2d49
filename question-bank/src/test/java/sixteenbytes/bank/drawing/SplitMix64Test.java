package sixteenbytes.bank.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SplitMix64Test {

  /**
   * Source: the first outputs that Rosetta Code, "Pseudo-random numbers/Splitmix64", lists for this
   * seed.
   */
  @Test
  void gives_the_published_numbers_for_seed_1234567() {
    SplitMix64 random = new SplitMix64(1234567);

    assertThat(LongStream.range(0, 5).map(i -> random.next()).mapToObj(Long::toUnsignedString))
        .containsExactly(
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821");
  }

  @Test
  void draws_every_number_below_the_bound_about_as_often() {
    SplitMix64 random = new SplitMix64(7);
    int[] found = new int[6];
    for (int i = 0; i < 60_000; i++) {
      found[random.below(found.length)]++;
    }

    // six standard deviations of a binomial: sqrt(60000 * 1/6 * 5/6) = 91
    assertThat(IntStream.of(found).boxed())
        .allSatisfy(count -> assertThat(count).isBetween(10_000 - 550, 10_000 + 550));
  }
}
