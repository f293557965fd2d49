package sixteenbytes.app.calculation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.assets.ModelPreset;
import sixteenbytes.assets.Presets;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.model.ModelParams;

/** The count from dimensions against the published count of every model, by its source. */
class ModelParamsOfPresetsTest {
  /** Their papers print a rounded count only: 280B and 70B (arXiv 2203.15556, Table 4). */
  private static final Set<String> ROUNDED = Set.of("gopher-280b", "chinchilla-70b");

  static Stream<ModelPreset> models() {
    return Presets.models().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("models")
  void dimensions_give_the_published_count(ModelPreset model) {
    Derivation counted = counted(model);

    double leftOut = finalNormLeftOut(model);
    double tolerance = ROUNDED.contains(model.id()) ? 0.01 * model.paramsTotal() : 0.5;
    assertThat(counted.output("total") - leftOut).isCloseTo(model.paramsTotal(), within(tolerance));
    assertThat(counted.output("active") - leftOut)
        .isCloseTo(model.paramsActive(), within(tolerance));
  }

  /** Narayanan et al. 2021, equation 2, does not count the norm before the head. */
  private static double finalNormLeftOut(ModelPreset model) {
    return model.id().startsWith("megatron") ? 2 * model.hidden() : 0;
  }

  @Test
  void a_token_of_deepseek_v3_passes_36_6_billion_parameters_without_the_input_embedding() {
    // arXiv 2412.19437 prints 37B; its config_671B.json gives 37.55B with both ends
    Derivation counted = counted(Presets.named("deepseek-v3", Presets.models()).get(0));

    assertThat(counted.output("multiplying")).isBetween(36.5e9, 36.7e9);
    assertThat(counted.output("expertParams")).isCloseTo(653.9e9, within(0.1e9));
  }

  @Test
  void what_another_model_had_is_forgotten() {
    ModelPreset dense = Presets.named("llama-3-8b", Presets.models()).get(0);

    assertThat(PresetInputs.leftOut(dense, ModelParams.CALCULATOR))
        .contains("experts", "topK", "moeFfn", "kvLoraRank")
        .doesNotContain("ffn", "kvHeads");
  }

  private static Derivation counted(ModelPreset model) {
    return ModelParams.CALCULATOR.derive(PresetInputs.of(model, ModelParams.CALCULATOR));
  }
}
