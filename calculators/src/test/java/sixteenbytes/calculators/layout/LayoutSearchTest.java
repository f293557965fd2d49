package sixteenbytes.calculators.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class LayoutSearchTest {
  private static final Given H100 =
      Given.of("hbm", 80e9)
          .and("peak", 989.5e12)
          .and("linkBandwidth", 450e9)
          .and("nicBandwidth", 50e9);
  private static final Given A100 =
      H100.and("peak", 312e12).and("linkBandwidth", 300e9).and("nicBandwidth", 25e9);

  /** The shape of Table 3 and the batch of Table 4 of arXiv 2407.21783. */
  private static final Given LLAMA_405B =
      H100.and("params", 405.85e9)
          .and("layers", 126)
          .and("hidden", 16384)
          .and("heads", 128)
          .and("kvHeads", 8)
          .and("seq", 8192)
          .and("globalBatchTokens", 1 << 24);

  /** Section 4.2 of arXiv 2412.19437: 2,048 H800, batches of 15,360 sequences of 4,096 tokens. */
  private static final Given DEEPSEEK_V3 =
      H100.and("linkBandwidth", 200e9)
          .and("params", 671.026e9)
          .and("paramsActive", 37.552e9)
          .and("layers", 61)
          .and("hidden", 7168)
          .and("heads", 128)
          .and("experts", 256)
          .and("topK", 8)
          .and("gpus", 2048)
          .and("seq", 4096)
          .and("globalBatchTokens", 15360 * 4096);

  // Llama 3, Table 4: dp 64 and 128 with 8 by 16; 34 bytes an element do not fit, stored inputs do
  @ParameterizedTest(name = "{0} GPUs")
  @CsvSource({"8192", "16384"})
  void llama_3_405b_is_among_what_fits(double gpus) {
    LayoutSearch.Found found = LayoutSearch.of(LLAMA_405B.and("gpus", gpus));

    assertThat(found.fitting()).contains(new Candidate(8, 16, 1, 1, 1, "full"));
    assertThat(found.divide()).isGreaterThan(found.fitting().size());
  }

  @Test
  void llama_3_with_long_sequences_needs_its_context_ranks() {
    // the third row of Table 4 with dp 8: 131,072 tokens, 16 context ranks
    LayoutSearch.Found found =
        LayoutSearch.of(LLAMA_405B.and("gpus", 16384).and("seq", 131072).and("recompute", "full"));

    assertThat(found.fitting()).contains(new Candidate(8, 16, 16, 1, 1, "full"));
    assertThat(found.fitting()).noneMatch(layout -> layout.tp() == 8 && layout.cp() == 1);
  }

  @ParameterizedTest(name = "{0}B on {7} GPUs")
  @CsvFileSource(resources = "/published/narayanan_table1_layouts.csv", numLinesToSkip = 2)
  void every_row_of_the_megatron_table_is_among_what_fits(
      double billions,
      int heads,
      int hidden,
      int layers,
      int tp,
      int pp,
      int dp,
      int gpus,
      int batch) {
    Given given =
        A100.and("params", billions * 1e9)
            .and("layers", layers)
            .and("hidden", hidden)
            .and("heads", heads)
            .and("seq", 2048)
            .and("gpus", gpus)
            .and("globalBatchTokens", batch * 2048.0);

    LayoutSearch.Found found = LayoutSearch.of(given);

    assertThat(found.fitting()).contains(new Candidate(tp, pp, 1, 1, 1, "full"));
    assertThat((double) gpus / tp / pp).isEqualTo(dp);
  }

  @Test
  void deepseek_v3_is_among_what_fits() {
    LayoutSearch.Found found = LayoutSearch.of(DEEPSEEK_V3);

    assertThat(found.fitting()).contains(new Candidate(1, 16, 1, 64, 1, "full"));
    assertThat(found.fitting())
        .as("671B in 80 GB needs its experts spread")
        .noneMatch(layout -> layout.ep() == 1 && layout.tp() == 1 && layout.pp() <= 16);
  }

  @ParameterizedTest
  @CsvSource({"192", "1536"})
  void the_best_are_those_of_a_search_that_tries_everything(double gpus) {
    Given given = LLAMA_405B.and("gpus", gpus).and("globalBatchTokens", gpus * 8192 * 2);
    List<Derivation> all = everything(given);

    LayoutSearch.Found found = LayoutSearch.of(given);

    assertThat(found.divide()).isEqualTo(all.size());
    assertThat(found.fitting())
        .hasSize((int) all.stream().filter(one -> one.output("fits") == 1).count());
    double[] times =
        all.stream()
            .filter(one -> one.output("fits") == 1)
            .mapToDouble(one -> one.output("stepTime"))
            .sorted()
            .limit(10)
            .toArray();
    for (int i = 0; i < times.length; i++) {
      assertThat(found.best().get(i).output("stepTime"))
          .isCloseTo(times[i], withinPercentage(1e-9));
    }
  }

  /** Every number up to its bound is tried, and what the calculator refuses is left out. */
  private static List<Derivation> everything(Given given) {
    var found = new ArrayList<Derivation>();
    for (int tp = 1; tp <= 8; tp++) {
      for (int pp = 1; pp <= 126; pp++) {
        for (int cp = 1; cp <= 6; cp++) { // 8,192 tokens over 7 ranks hide no ring of 1,237 tokens
          for (int size = 1; size <= 2 * tp * pp * cp; size++) {
            boolean divides =
                128 % tp == 0
                    && 8192 % cp == 0
                    && given.number("gpus") % (tp * pp * cp) == 0
                    && 2 * tp * pp * cp % size == 0;
            if (divides) {
              for (String recompute : new String[] {"selective", "full"}) {
                found.add(
                    Layout.CALCULATOR.derive(
                        new Candidate(tp, pp, cp, 1, size, recompute).with(given)));
              }
            }
          }
        }
      }
    }
    return found;
  }

  @Test
  void what_is_given_stays_and_the_rest_is_searched() {
    LayoutSearch.Found found =
        LayoutSearch.of(
            LLAMA_405B.and("gpus", 8192).and("tp", 4).and("cp", 8).and("recompute", "full"));

    assertThat(found.fitting())
        .isNotEmpty()
        .allSatisfy(
            layout -> {
              assertThat(layout.tp()).isEqualTo(4);
              assertThat(layout.cp()).isEqualTo(8);
              assertThat(layout.recompute()).isEqualTo("full");
            });
    assertThat(found.best())
        .hasSize(10)
        .isSortedAccordingTo((a, b) -> Double.compare(a.output("stepTime"), b.output("stepTime")));
  }

  @Test
  void interleaving_takes_whole_rounds() {
    LayoutSearch.Found found =
        LayoutSearch.of(LLAMA_405B.and("gpus", 8192).and("chunks", 4).and("recompute", "full"));

    assertThat(found.best())
        .isNotEmpty()
        .allSatisfy(
            layout ->
                assertThat(layout.output("microBatches") % layout.given().number("pp")).isZero());
  }

  @Test
  void the_reason_says_where_the_time_goes_what_the_next_loses_and_what_is_too_large() {
    String reason = LayoutSearch.of(LLAMA_405B.and("gpus", 16384).and("cp", 1)).reason();

    assertThat(reason)
        .contains("is the fastest that fits: ", " compute, ", " bubble", "The next one, tp=")
        .contains("Faster, but too large: tp=", "of 80 GB.");
  }

  @Test
  void the_reason_owns_up_to_what_is_not_counted() {
    Given fixed = LLAMA_405B.and("gpus", 16384).and("tp", 8).and("pp", 16);

    assertThat(LayoutSearch.of(fixed.and("cp", 4)).reason())
        .contains("ring of its 4 context ranks, taken as hidden at 2048 tokens a rank.")
        .endsWith("Counted as even: 126 layers over 16 stages, of which the largest has 8.");
    assertThat(LayoutSearch.of(fixed.and("cp", 1)).reason()).doesNotContain("Not timed");
    assertThat(LayoutSearch.of(DEEPSEEK_V3.and("ep", 64)).reason())
        .contains("Not timed: the all-to-all of its experts.");
  }

  @Test
  void where_nothing_fits_the_smallest_is_named() {
    LayoutSearch.Found found = LayoutSearch.of(LLAMA_405B.and("gpus", 8).and("seq", 8192));

    assertThat(found.best()).isEmpty();
    assertThat(found.fitting()).isEmpty();
    assertThat(found.reason()).startsWith("No layout fits. The smallest, tp=").contains("of 80 GB");
  }

  @Test
  void what_cannot_be_searched_is_refused() {
    assertThatThrownBy(() -> LayoutSearch.of(LLAMA_405B))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("layout needs gpus, the number of GPUs");
    assertThatThrownBy(
            () -> LayoutSearch.of(LLAMA_405B.and("gpus", 64).and("globalBatchTokens", 4e6)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "globalBatchTokens is 4M and must be whole sequences of seq, which is 8192. The nearest"
                + " that works is 3,997,696.");
    assertThatThrownBy(() -> LayoutSearch.of(LLAMA_405B.and("gpus", 64).and("tp", 3)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("no layout divides: gpus is 64");
  }
}
