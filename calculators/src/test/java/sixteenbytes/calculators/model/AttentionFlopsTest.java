package sixteenbytes.calculators.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class AttentionFlopsTest {
  private static final Given LLAMA_3_8B =
      Given.of("seq", 8192).and("layers", 32).and("heads", 32).and("headDim", 128);

  @Test
  void all_pairs_are_the_twelve_of_palm_and_the_causal_half_the_six_of_megatron() {
    // arXiv 2204.02311, appendix B: 12 L H Q T for a token
    double twelve = 12.0 * 32 * 32 * 128 * 8192;

    assertThat(of("full")).isEqualTo(twelve);
    assertThat(of("causal")).isEqualTo(twelve / 2);
  }

  @ParameterizedTest(name = "window {0}")
  @CsvSource({"1", "100", "4096", "8192"})
  void a_window_is_what_counting_key_by_key_gives(int window) {
    double seen = 0;
    for (int token = 0; token < 8192; token++) {
      seen += Math.min(token, window);
    }
    double keys =
        AttentionFlops.CALCULATOR
            .derive(LLAMA_3_8B.and("mask", "window").and("window", window))
            .output("keysPerToken");

    assertThat(keys).isCloseTo(seen / 8192, within(0.51));
  }

  @Test
  void documents_count_by_the_square_of_their_lengths() {
    List<Integer> lengths = List.of(512, 512, 1024, 6144);
    double mean = 2048;
    double seen = 0;
    double variance = 0;
    for (int length : lengths) {
      seen += length / 2.0 * length;
      variance += (length - mean) * (length - mean) / lengths.size();
    }
    double keys =
        AttentionFlops.CALCULATOR
            .derive(
                LLAMA_3_8B
                    .and("mask", "packed")
                    .and("meanDocument", mean)
                    .and("lengthVariation", Math.sqrt(variance) / mean))
            .output("keysPerToken");

    assertThat(keys).isCloseTo(seen / 8192, within(1e-6));
  }

  @Test
  void a_window_as_long_as_the_sequence_and_a_single_document_are_causal() {
    assertThat(of("window", "window", 8192)).isEqualTo(of("causal"));
    assertThat(of("packed", "meanDocument", 8192)).isEqualTo(of("causal"));
  }

  @Test
  void counting_all_pairs_makes_a_run_look_better() {
    var found =
        AttentionFlops.CALCULATOR.derive(LLAMA_3_8B.and("mask", "causal").and("params", 7.5e9));

    double six = 6 * 7.5e9;
    double full = 12.0 * 32 * 32 * 128 * 8192;
    assertThat(found.output("inflation")).isCloseTo((six + full) / (six + full / 2), within(1e-9));
    assertThat(found.output("attentionShare")).isBetween(0.12, 0.13);
  }

  @ParameterizedTest
  @CsvSource({
    "window, window, 9000, window is 9000 and must be at most seq",
    "packed, meanDocument, 9000, meanDocument is 9000 and must be at most seq",
    "packed, lengthVariation, 3, lengthVariation is 3.00; with documents of at most seq",
  })
  void what_is_longer_than_the_sequence_is_refused(
      String mask, String name, double value, String sentence) {
    assertThatThrownBy(
            () -> AttentionFlops.CALCULATOR.derive(LLAMA_3_8B.and("mask", mask).and(name, value)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining(sentence);
  }

  private static double of(String mask) {
    return AttentionFlops.CALCULATOR
        .derive(LLAMA_3_8B.and("mask", mask))
        .output("attentionPerToken");
  }

  private static double of(String mask, String name, double value) {
    return AttentionFlops.CALCULATOR
        .derive(LLAMA_3_8B.and("mask", mask).and(name, value))
        .output("attentionPerToken");
  }
}
