package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ActivationsTest {
  /** GPT-3: 96 layers of width 12288 with 96 heads; 5as/h is 80. */
  private static final Given GPT_3 =
      Given.of("seq", 2048)
          .and("microBatch", 1)
          .and("hidden", 12288)
          .and("heads", 96)
          .and("layers", 96);

  private static final double ELEMENTS = 2048.0 * 12288;

  // Korthikanti et al. 2022, table 2, at 5as/h = 80 and t = 8: bytes per element of a layer
  @ParameterizedTest(name = "t = {0}, sequence parallel {1}, recompute {2}, {3}: {4} sbh")
  @CsvSource({
    "1,false,none,stored,114",
    "1,true,none,stored,114",
    "8,false,none,stored,23",
    "8,true,none,stored,14.25",
    "8,false,selective,stored,13",
    "8,true,selective,stored,4.25",
    "8,false,none,flash,13",
    "8,true,selective,flash,4.25",
    "8,false,full,stored,2",
    "8,true,full,stored,0.25",
    "1,false,full,flash,2"
  })
  void a_layer_keeps_what_table_2_says(
      int tp, String sequenceParallel, String recompute, String attention, double perElement) {
    Derivation found =
        Activations.CALCULATOR.derive(
            GPT_3
                .and("tp", tp)
                .and("sequenceParallel", sequenceParallel)
                .and("recompute", recompute)
                .and("attention", attention));

    assertThat(found.output("perLayer")).isCloseTo(perElement * ELEMENTS, within(1e-3));
  }

  @Test
  void full_recompute_adds_the_layer_that_is_alive() {
    // (2L + 34) sbh with a flash kernel
    Derivation found =
        Activations.CALCULATOR.derive(GPT_3.and("recompute", "full").and("attention", "flash"));

    assertThat(found.output("total")).isEqualTo((2 * 96 + 34) * ELEMENTS);
    assertThat(found.output("stranded")).isEqualTo((2 * 96 + 10) * ELEMENTS);
  }

  @Test
  void ten_bytes_an_element_are_stranded_until_the_sequence_is_divided() {
    assertThat(Activations.CALCULATOR.derive(GPT_3).output("stranded"))
        .isEqualTo(96 * 10 * ELEMENTS);
    assertThat(
            Activations.CALCULATOR
                .derive(GPT_3.and("tp", 8).and("sequenceParallel", "true"))
                .output("stranded"))
        .isZero();
  }

  // The paper prints 2.7 % for GPT-3 and 1.6 % for 530B: attention's share of the forward. Running
  // it once more is a third of that, forward and backward being three forwards.
  @ParameterizedTest(name = "h = {0}: a third of {1} %")
  @CsvSource({"12288,2.7", "20480,1.6"})
  void selective_recompute_repeats_the_attention_core(int hidden, double printed) {
    Derivation found =
        Activations.CALCULATOR.derive(
            GPT_3.and("hidden", hidden).and("heads", 128).and("recompute", "selective"));

    assertThat(3 * 100 * found.output("extraFlopsFraction")).isCloseTo(printed, within(0.05));
  }

  @Test
  void the_first_stage_holds_all_layers_whatever_the_depth() {
    Derivation one = Activations.CALCULATOR.derive(GPT_3);

    for (int stages : new int[] {2, 8, 96}) {
      assertThat(Activations.CALCULATOR.derive(GPT_3.and("stages", stages)).output("firstStage"))
          .isEqualTo(one.output("total"));
    }
    assertThat(
            Activations.CALCULATOR
                .derive(GPT_3.and("stages", 8).and("chunks", 3))
                .output("interleaveFactor"))
        .isCloseTo(1 + 7 / 24.0, within(1e-12));
  }

  @Test
  void heads_must_divide_the_width() {
    assertThatThrownBy(() -> Activations.CALCULATOR.derive(GPT_3.and("heads", 100)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "heads is 100 and must divide hidden, which is 12288. The nearest values of heads that"
                + " do are 96 and 128.");
  }

  @Test
  void a_count_of_ones_own_says_nothing_about_recompute_or_lone_tensor_parallelism() {
    Given own = GPT_3.and("bytesPerElement", 24);

    assertThat(Activations.CALCULATOR.derive(own).output("total")).isEqualTo(96 * 24 * ELEMENTS);
    for (Given odd : new Given[] {own.and("tp", 8), own.and("recompute", "selective")}) {
      assertThatThrownBy(() -> Activations.CALCULATOR.derive(odd))
          .isInstanceOf(InvalidInput.class)
          .hasMessageStartingWith("bytesPerElement is a count of its own");
    }
  }
}
