package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.Printed;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class LoraTest {
  private static final Given SEVENTY_BILLION =
      Given.of("hidden", 8192)
          .and("layers", 80)
          .and("targetsPerLayer", 4)
          .and("rank", 16)
          .and("params", 70e9);

  // Hu et al. 2021, arXiv 2106.09685, tables 2 and 4: query and value matrices, in millions
  @ParameterizedTest(name = "{0}: {5}M")
  @CsvSource({
    "RoBERTa base,12,768,8,125e6,0.3",
    "RoBERTa large,24,1024,8,355e6,0.8",
    "GPT-3 at rank 1,96,12288,1,175e9,4.7",
    "GPT-3 at rank 8,96,12288,8,175e9,37.7",
  })
  void adapters_have_the_published_number_of_parameters(
      String name, int layers, int hidden, int rank, double params, String printed) {
    Derivation found =
        Lora.CALCULATOR.derive(
            Given.of("hidden", hidden)
                .and("layers", layers)
                .and("targetsPerLayer", 2)
                .and("rank", rank)
                .and("basePrecision", "bf16")
                .and("params", params));

    Printed.of(printed).agreesWith(found.output("adapterParams") / 1e6);
  }

  @Test
  void gpt_3_at_rank_four_stores_35_mb_beside_350_gb() {
    // arXiv 2106.09685, section 4.2; 16-bit adapters, and MB as a power of 1024
    Derivation found =
        Lora.CALCULATOR.derive(
            Given.of("hidden", 12288)
                .and("layers", 96)
                .and("targetsPerLayer", 2)
                .and("rank", 4)
                .and("basePrecision", "bf16")
                .and("params", 175e9));

    assertThat(found.output("baseBytes")).isEqualTo(350e9);
    assertThat(2 * found.output("adapterParams") / (1024 * 1024)).isCloseTo(35, within(1.0));
  }

  @Test
  void quantising_the_scales_again_saves_three_gigabytes_of_65b() {
    // Dettmers et al. 2023, arXiv 2305.14314, section 3: 0.373 bits a parameter, about 3 GB at 65B
    Given model = SEVENTY_BILLION.and("params", 65e9);
    double once = Lora.CALCULATOR.derive(model.and("basePrecision", "nf4")).output("baseBytes");
    double twice =
        Lora.CALCULATOR.derive(model.and("basePrecision", "nf4-double")).output("baseBytes");

    Printed.of("3").agreesWith((once - twice) / 1e9);
    Printed.of("0.373").agreesWith((once - twice) * 8 / 65e9);
    Printed.of("0.127").agreesWith(twice * 8 / 65e9 - 4);
  }

  // 70e9 times 2, 4.5 / 8 and (4 + 0.125 + 32 / 16384) / 8 bytes
  @ParameterizedTest(name = "{0}: {1} GB")
  @CsvSource({"bf16,140", "nf4,39.375", "nf4-double,36.1108398"})
  void the_base_takes_what_its_precision_says(String precision, double gigabytes) {
    Derivation found = Lora.CALCULATOR.derive(SEVENTY_BILLION.and("basePrecision", precision));

    assertThat(found.output("baseBytes")).isCloseTo(gigabytes * 1e9, within(100.0));
    // 80 * 4 * 2 * 8192 * 16 parameters at 16 bytes
    assertThat(found.output("adapterStateBytes")).isEqualTo(16 * 83886080.0);
    assertThat(found.output("total"))
        .isEqualTo(found.output("baseBytes") + found.output("adapterStateBytes"));
  }

  @Test
  void a_rank_beyond_the_matrix_is_refused() {
    Given tooHigh = SEVENTY_BILLION.and("basePrecision", "nf4").and("rank", 10000);

    assertThatThrownBy(() -> Lora.CALCULATOR.derive(tooHigh))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "rank is 10,000 and hidden is 8192; a matrix of that size has no higher rank. Give at"
                + " most 8192; below half of it the adapter is smaller than the matrix.");
  }

  @Test
  void the_precision_must_be_named() {
    assertThatThrownBy(() -> Lora.CALCULATOR.derive(SEVENTY_BILLION))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "lora needs basePrecision, the precision of the frozen base; it must be one of bf16,"
                + " nf4, nf4-double.");
  }
}
