package sixteenbytes.calculators.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.calculators.Samples;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ModelParamsTest {
  private static final Given LLAMA_3_8B =
      Given.of("layers", 32)
          .and("hidden", 4096)
          .and("heads", 32)
          .and("kvHeads", 8)
          .and("ffn", 14336)
          .and("vocabulary", 128256);
  private static final Given DEEPSEEK_V3 =
      Given.of("layers", 61)
          .and("hidden", 7168)
          .and("heads", 128)
          .and("ffn", 18432)
          .and("vocabulary", 129280)
          .and("experts", 256)
          .and("topK", 8)
          .and("moeFfn", 2048)
          .and("sharedExperts", 1)
          .and("denseLayers", 3)
          .and("kvLoraRank", 512)
          .and("qLoraRank", 1536)
          .and("qkNope", 128)
          .and("qkRope", 64)
          .and("vHeadDim", 128);

  static List<Derivation> samples() {
    return Samples.of(ModelParams.CALCULATOR);
  }

  @Test
  void llama_3_8b_has_as_many_as_its_checkpoint() {
    // model card of Llama 3 8B: 8.03B; its checkpoint holds 8,030,261,248 numbers
    var found = ModelParams.CALCULATOR.derive(LLAMA_3_8B);

    assertThat(found.output("total")).isEqualTo(8_030_261_248.0);
    assertThat(found.output("active")).isEqualTo(found.output("total"));
    assertThat(found.output("multiplying")).isEqualTo(8_030_261_248.0 - 128256.0 * 4096);
  }

  @Test
  void gpt_2_has_biases_a_table_of_positions_and_one_matrix_for_both_ends() {
    // nanoGPT prints 124,439,808 with and 123,653,376 without the table of positions
    var found =
        ModelParams.CALCULATOR.derive(
            Given.of("layers", 12)
                .and("hidden", 768)
                .and("heads", 12)
                .and("ffn", 3072)
                .and("vocabulary", 50257)
                .and("seq", 1024)
                .and("gatedMlp", "false")
                .and("tiedEmbeddings", "true")
                .and("norm", "layer")
                .and("bias", "all")
                .and("positionEmbedding", "learned"));

    assertThat(found.output("total")).isEqualTo(124_439_808.0);
    assertThat(found.output("multiplying")).isEqualTo(123_653_376.0);
  }

  @Test
  void deepseek_v3_has_671_billion_of_which_37_billion_work() {
    // arXiv 2412.19437, section 4.2: 671B in all, 37B for a token
    var found = ModelParams.CALCULATOR.derive(DEEPSEEK_V3);

    assertThat(found.output("total")).isEqualTo(671_026_404_352.0);
    assertThat(found.output("active")).isEqualTo(37_552_282_624.0);
    assertThat(found.output("attentionWeights")).isEqualTo(187_105_280.0);
  }

  @Test
  void queries_that_are_not_compressed_are_one_matrix() {
    // DeepSeek-V2-Lite, arXiv 2405.04434, appendix B: 27 layers, 2048, 16 heads, d_c 512, no query
    // rank, 64 routed and 2 shared experts of 1408, 6 active, first layer dense: 15.7B, 2.4B active
    var found =
        ModelParams.CALCULATOR.derive(
            Given.of("layers", 27)
                .and("hidden", 2048)
                .and("heads", 16)
                .and("ffn", 10944)
                .and("vocabulary", 102400)
                .and("experts", 64)
                .and("topK", 6)
                .and("moeFfn", 1408)
                .and("sharedExperts", 2)
                .and("denseLayers", 1)
                .and("kvLoraRank", 512)
                .and("qkNope", 128)
                .and("qkRope", 64)
                .and("vHeadDim", 128));

    assertThat(found.output("total")).isCloseTo(15.7e9, within(0.05e9));
    assertThat(found.output("active") - found.output("embedding")).isCloseTo(2.4e9, within(0.1e9));
  }

  @Test
  void a_classic_layer_is_twelve_squares_and_thirteen_vectors() {
    // Narayanan et al. 2021, equation 2: 12 L h^2 (1 + 13/(12h)) and the vocabulary
    double h = 4096;
    var found =
        ModelParams.CALCULATOR.derive(
            Given.of("layers", 36)
                .and("hidden", h)
                .and("heads", 32)
                .and("ffn", 4 * h)
                .and("vocabulary", 51200)
                .and("seq", 2048)
                .and("gatedMlp", "false")
                .and("tiedEmbeddings", "true")
                .and("norm", "layer")
                .and("bias", "all")
                .and("positionEmbedding", "learned"));

    assertThat(found.output("denseLayer")).isEqualTo(12 * h * h + 13 * h);
    assertThat(found.output("total") - found.output("finalNorm")).isEqualTo(7_467_778_048.0);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void the_parts_make_the_whole(Derivation found) {
    double parts =
        found.output("attentionParams")
            + found.output("mlpParams")
            + found.output("vectorParams")
            + found.output("vocabularyParams");

    assertThat(parts).isCloseTo(found.output("total"), within(1e-9 * parts));
    assertThat(found.output("active")).isLessThanOrEqualTo(found.output("total"));
    assertThat(found.output("multiplying")).isLessThanOrEqualTo(found.output("active"));
    assertThat(found.output("vocabularyShare")).isBetween(0.0, 1.0);
  }

  @ParameterizedTest
  @CsvSource({
    "kvHeads, 7, kvHeads is 7 and must divide heads",
    "heads, 96, heads is 96 and must divide hidden",
    "experts, 8, 'experts is 8, so topK is needed too'",
    "qLoraRank, 1536, which needs kvLoraRank too",
    "kvLoraRank, 512, kvLoraRank makes it latent attention",
  })
  void what_does_not_go_together_is_refused_with_a_remedy(
      String name, double value, String sentence) {
    assertThatThrownBy(() -> ModelParams.CALCULATOR.derive(LLAMA_3_8B.and(name, value)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void a_learned_table_needs_its_length_and_a_dense_layer_its_width() {
    assertThatThrownBy(
            () -> ModelParams.CALCULATOR.derive(LLAMA_3_8B.and("positionEmbedding", "learned")))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("give seq");
    assertThatThrownBy(
            () ->
                ModelParams.CALCULATOR.derive(
                    Given.of("layers", 2).and("hidden", 64).and("heads", 4).and("vocabulary", 100)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("ffn is needed");
  }
}
