package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PresetValuesTest {
  @Test
  void a_model_fills_its_shape_and_what_is_typed_wins() {
    JsonNode inputs = inputs("activations", "model=llama3-8b", "microBatch=1", "layers=4", "tp=8");

    assertThat(inputs.at("/hidden/value").asDouble()).isEqualTo(4096);
    assertThat(inputs.at("/heads/value").asDouble()).isEqualTo(32);
    assertThat(inputs.at("/seq/value").asDouble()).isEqualTo(8192);
    assertThat(inputs.at("/layers/value").asDouble()).isEqualTo(4);
  }

  @Test
  void all_experts_are_stored_and_the_active_ones_work() {
    // Mixtral 8x7B: 46.7B in total, 12.9B for a token (arXiv 2401.04088)
    double stored =
        inputs("zero", "model=mixtral-8x7b", "dp=8", "stage=1").at("/params/value").asDouble();
    double working =
        inputs("training-flops", "model=mixtral-8x7b", "tokens=1T").at("/params/value").asDouble();

    double scored = inputs("attention-flops", "model=mixtral-8x7b").at("/params/value").asDouble();

    assertThat(stored).isBetween(46.6e9, 46.8e9);
    assertThat(scored).isEqualTo(working);
    assertThat(working).isBetween(12.8e9, 13.0e9);
  }

  @ParameterizedTest
  @CsvSource({
    "ring ranks=8 bytes=16GB hw=h100-sxm, 450e9",
    "ring ranks=64 bytes=16GB hw=h100-sxm, 50e9",
    "ring ranks=64 bytes=16GB hw=h100-sxm algorithm=hierarchical, 50e9",
    "ring ranks=8 bytes=16GB hw=h100-sxm bandwidth=100GB/s, 100e9",
    "tensor-parallel model=llama3-8b microBatch=1 tp=8 hw=h100-sxm, 450e9",
    "data-parallel model=llama3-8b dp=64 tokensPerGpu=8192 mfu=40% hw=h100-sxm, 50e9",
  })
  void a_bandwidth_is_that_of_the_link_inside_a_node_and_of_the_network_elsewhere(
      String call, double bandwidth) {
    assertThat(inputs(call.split(" ")).at("/bandwidth/value").asDouble()).isEqualTo(bandwidth);
  }

  @Test
  void a_model_and_an_accelerator_fill_a_layout() {
    // DeepSeek-V3 (arXiv 2412.19437): 671B, 37B for a token, 8 of 256 experts, H800 nodes of 8
    JsonNode inputs =
        inputs(
            ("layout model=deepseek-v3 hw=h800 gpus=2048 tp=1 pp=16 ep=64 microBatch=1"
                    + " globalBatchTokens=15360*4096")
                .split(" "));

    assertThat(inputs.at("/params/value").asDouble()).isBetween(670e9, 672e9);
    assertThat(inputs.at("/paramsActive/value").asDouble()).isBetween(37e9, 38e9);
    assertThat(inputs.at("/experts/value").asDouble()).isEqualTo(256);
    assertThat(inputs.at("/topK/value").asDouble()).isEqualTo(8);
    assertThat(inputs.at("/linkBandwidth/value").asDouble()).isEqualTo(200e9);
    assertThat(inputs.at("/nicBandwidth/value").asDouble()).isEqualTo(50e9);
    assertThat(inputs.at("/domain/value").asDouble()).isEqualTo(8);
  }

  @Test
  void a_torus_takes_one_of_the_six_links_of_a_chip() {
    assertThat(
            inputs("torus", "bytes=1GB", "axis=16", "hw=tpu-v5p")
                .at("/linkBandwidth/value")
                .asDouble())
        .isEqualTo(90e9);
  }

  @Test
  void a_plan_computes_with_the_active_parameters_and_stores_all() {
    JsonNode inputs =
        inputs(
            "fleet-plan",
            "model=mixtral-8x7b",
            "tokens=1T",
            "gpus=512",
            "hw=h100-sxm",
            "mfu=0.4",
            "goodput=0.9",
            "failuresPerDay=1");

    assertThat(inputs.at("/params/value").asDouble()).isBetween(12.8e9, 13.0e9);
    assertThat(inputs.at("/paramsTotal/value").asDouble()).isBetween(46.6e9, 46.8e9);
  }

  @Test
  void an_accelerator_fills_memory_and_peak() {
    assertThat(
            inputs("zero", "params=7.5e9", "dp=8", "stage=1", "hw=b200")
                .at("/hbm/value")
                .asDouble())
        .isGreaterThan(150e9);
  }

  @ParameterizedTest
  @CsvSource({
    "zero model=llama dp=8 stage=1, '\"llama\" may be any of llama-2-7b'",
    "zero model=lama3-8b dp=8 stage=1, 'Did you mean llama-3-8b?'",
    "zero params=1e9 dp=8 stage=1 hw=h1000, 'is no known accelerator.'",
    "bubble stages=8 microBatches=8 model=llama3-8b, 'bubble has no input that a model fills.'",
  })
  void a_name_that_does_not_settle_it_is_refused(String call, String sentence) {
    Ran ran = Ran.command(("calc " + call).split(" "));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(sentence).hasLineCount(1);
  }

  private static JsonNode inputs(String... call) {
    String[] words = new String[call.length + 2];
    words[0] = "calc";
    words[1] = "--json";
    System.arraycopy(call, 0, words, 2, call.length);
    Ran ran = Ran.command(words);
    assertThat(ran.err()).isEmpty();
    return Documents.of(ran.out()).get("inputs");
  }
}
