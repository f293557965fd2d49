package sixteenbytes.assets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PresetsTest {
  @Test
  void every_model_has_the_shape_of_a_transformer() {
    assertThat(Presets.models()).hasSizeGreaterThan(20);
    assertThat(Presets.models())
        .allSatisfy(
            model -> {
              assertThat(model.id()).matches("[a-z0-9.-]+");
              assertThat(model.name()).isNotBlank();
              assertThat(model.paramsTotal()).isBetween(1e8, 1e13);
              assertThat(model.paramsActive()).isBetween(1e8, model.paramsTotal());
              assertThat(model.layers()).isBetween(1.0, 1000.0);
              assertThat(model.heads() % model.kvHeads()).isZero();
              assertThat(model.sequence()).isBetween(512.0, 1e7);
            });
  }

  @Test
  void every_model_says_how_its_layers_are_built() {
    assertThat(Presets.models())
        .extracting(ModelPreset::architecture)
        .allSatisfy(
            built -> {
              assertThat(built.vocabulary()).isBetween(1e4, 1e6);
              assertThat(built.bias()).isIn("none", "qkv", "all");
              assertThat(built.norm()).isIn("rms", "layer", "rms-qk", "none");
              assertThat(built.positionEmbedding()).isIn("rotary", "learned", "relative");
            });
  }

  @Test
  void deepseek_v3_has_the_latent_attention_of_its_paper() {
    // arXiv 2412.19437, section 4.2: d_c 512, d'_c 1536, head 128, rotary part 64
    var latent =
        Presets.named("deepseek-v3", Presets.models()).get(0).architecture().latent().orElseThrow();

    assertThat(latent).isEqualTo(new Architecture.Latent(1536, 512, 128, 64, 128));
  }

  @Test
  void every_accelerator_has_memory_and_a_peak() {
    assertThat(Presets.hardware()).hasSizeGreaterThan(10);
    assertThat(Presets.hardware())
        .allSatisfy(
            hardware -> {
              assertThat(hardware.hbmBytes()).isBetween(1e10, 1e12);
              assertThat(hardware.peakDense16BitFlops()).isBetween(1e13, 1e16);
            });
  }

  @Test
  void an_h100_sends_450_gigabytes_a_second_over_its_links_and_50_over_the_network() {
    // NVIDIA H100 data sheet: NVLink 900 GB/s both directions together; one 400 Gb/s NIC per GPU
    HardwarePreset h100 = Presets.named("h100-sxm", Presets.hardware()).get(0);

    assertThat(h100.linkBandwidth()).hasValue(450e9);
    assertThat(h100.nicBandwidth()).hasValue(50e9);
    assertThat(h100.peakDense16BitFlops()).isEqualTo(989.5e12);
  }

  @Test
  void a_tpu_v5p_has_six_links_of_90_gigabytes_a_second() {
    // How to Scale Your Model, part 2: 9e10 bytes/s a link one way, a torus of three dimensions
    HardwarePreset chip = Presets.named("tpu-v5p", Presets.hardware()).get(0);

    assertThat(chip.pairBandwidth()).hasValue(90e9);
    assertThat(chip.linkBandwidth()).hasValue(6 * 90e9);
  }

  @Test
  void a_preset_is_found_by_letters_and_digits_alone_and_by_its_beginning() {
    assertThat(ids("llama3-405b")).containsExactly("llama-3-405b");
    assertThat(ids("Llama 3 405B")).containsExactly("llama-3-405b");
    assertThat(ids("LLAMA_3_4")).containsExactly("llama-3-405b");
    assertThat(ids("llama-3")).containsExactly("llama-3-8b", "llama-3-70b", "llama-3-405b");
    assertThat(ids("megatron-1")).contains("megatron-1t", "megatron-18.4b");
    assertThat(ids("megatron-1t")).containsExactly("megatron-1t");
    assertThat(ids("nothing")).isEmpty();
    assertThat(ids(" ")).isEmpty();
  }

  private static List<String> ids(String typed) {
    return Presets.named(typed, Presets.models()).stream().map(Preset::id).toList();
  }
}
