package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

/** What holds for adapters and for offloaded state at any size. */
class FineTuningLawsTest {

  @Property
  void an_adapter_is_smaller_than_its_matrix_exactly_below_half_its_rank(
      @ForAll @IntRange(min = 2, max = 20000) int hidden,
      @ForAll @IntRange(min = 1, max = 20000) int anyRank) {
    int rank = 1 + anyRank % hidden;
    double adapter = lora(hidden, rank, 1, "bf16", 1e9).output("adapterParams");

    assertThat(adapter < (double) hidden * hidden).isEqualTo(2 * rank < hidden);
  }

  @Property
  void fewer_bits_never_take_more_and_the_adapters_do_not_care(
      @ForAll @DoubleRange(min = 1e6, max = 1e13) double params,
      @ForAll @IntRange(min = 1, max = 64) int targets) {
    Derivation full = lora(4096, 16, targets, "bf16", params);
    Derivation few = lora(4096, 16, targets, "nf4", params);
    Derivation fewer = lora(4096, 16, targets, "nf4-double", params);

    assertThat(few.output("total")).isLessThan(full.output("total"));
    assertThat(fewer.output("total")).isLessThan(few.output("total"));
    assertThat(few.output("adapterStateBytes")).isEqualTo(full.output("adapterStateBytes"));
    assertThat(fewer.output("adapterStateBytes")).isEqualTo(full.output("adapterStateBytes"));
  }

  @Property
  void ranks_and_links_share_the_transfer_evenly(
      @ForAll @DoubleRange(min = 1e6, max = 1e13) double params,
      @ForAll @IntRange(min = 1, max = 100_000) int ranks,
      @ForAll @DoubleRange(min = 1e8, max = 1e12) double link) {
    Derivation found =
        Offload.CALCULATOR.derive(Given.of("params", params).and("ranks", ranks).and("link", link));

    double all = found.output("transferTime") * ranks * link;
    assertThat(all).isCloseTo(24 * params, within(1e-9 * 24 * params));
  }

  private static Derivation lora(
      int hidden, int rank, int targets, String precision, double params) {
    return Lora.CALCULATOR.derive(
        Given.of("hidden", hidden)
            .and("layers", 1)
            .and("targetsPerLayer", targets)
            .and("rank", rank)
            .and("basePrecision", precision)
            .and("params", params));
  }
}
