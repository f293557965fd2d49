package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalcCommandTest {
  @Test
  void zero_prints_the_state_of_one_gpu_in_base_units_with_its_steps() {
    // Rajbhandari et al. 2020, arXiv 1910.02054, figure 1: 7.5B, 64 ranks, P_os: 31.4 GB
    JsonNode found = json("calc", "zero", "params=7.5e9", "dp=64", "stage=1", "--json");

    assertThat(found.get("calculator").asText()).isEqualTo("zero");
    assertThat(found.at("/inputs/params/value").asDouble()).isEqualTo(7.5e9);
    assertThat(found.at("/inputs/stage/value").asText()).isEqualTo("1");
    assertThat(found.at("/inputs/stage/unit").asText()).isEmpty();
    assertThat(found.at("/inputs/optimizerBytes/value").asDouble()).isEqualTo(12);
    assertThat(found.at("/outputs/perGpu/value").asDouble()).isEqualTo(3.140625e10);
    assertThat(found.at("/outputs/perGpu/unit").asText()).isEqualTo("B");
    assertThat(found.at("/outputs/perGpu/display").asText()).isEqualTo("31.4 GB");
    assertThat(found.get("steps"))
        .allSatisfy(
            step ->
                assertThat(step.fieldNames())
                    .toIterable()
                    .containsExactly(
                        "name", "symbol", "expression", "substituted", "value", "unit"));
  }

  @Test
  void a_ring_of_eight_sends_seven_quarters_of_the_buffer() {
    JsonNode found = json("calc", "ring", "ranks=8", "bytes=16GB", "bandwidth=450GB/s", "--json");

    assertThat(found.at("/outputs/sentBytes/value").asDouble()).isEqualTo(28e9);
    assertThat(found.at("/inputs/collective/value").asText()).isEqualTo("all-reduce");
  }

  @ParameterizedTest
  @CsvSource({
    "bandwidth=400Gb/s, bandwidth, 50e9",
    "bandwidth=50GB/s, bandwidth, 50e9",
    "bandwidth=5e10, bandwidth, 50e9",
    "bytes=16GiB, bytes, 17179869184",
    "latency=5us, latency, 5e-6",
    "latency=0.005 ms, latency, 5e-6",
    "ranks=64, ranks, 64",
    "ranks=2^6, ranks, 64",
    "bytes=2*8 GB, bytes, 16e9",
  })
  void a_value_may_carry_a_unit(String assignment, String input, double value) {
    var words = new ArrayList<>(List.of("calc", "ring", "--json", assignment));
    for (String other : List.of("ranks=8", "bytes=16GB", "bandwidth=450GB/s")) {
      if (!other.startsWith(input + "=")) {
        words.add(other);
      }
    }

    JsonNode found = json(words.toArray(String[]::new));

    assertThat(found.at("/inputs/" + input + "/value").asDouble())
        .isCloseTo(value, within(1e-9 * value));
  }

  @Test
  void people_read_formula_numbers_and_reason_in_80_columns() {
    Ran ran = Ran.command("calc", "zero", "params=7.5e9", "dp=64", "stage=1");

    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(ran.out())
        .contains("M_o = K × P / d\n", "= 12 B × 7.5e9 / 64\n", "= 1.41 GB\n", "params");
  }

  @ParameterizedTest
  @CsvSource({
    "zreo, '\"zreo\" is no calculator. Did you mean zero?'",
    "zero dp=64, 'zero needs params, the '",
    "zero params=7.5e9 dp=64 stgae=1, 'Did you mean stage (one of 0, 1, 2, 3)?'",
    "zero params=7.5e9 ddp=64 stage=1, 'Did you mean dp (at least 1 and at most '",
    "zero params=7.5e9 dp=0 stage=1, 'dp is 0; it must be at least 1 and at most '",
    "zero params=7.5e9 dp=64 stage=4, 'stage is \"4\"; it must be one of 0, 1, 2, 3.'",
    "zero params=lots dp=64 stage=1, 'params is \"lots\"'",
    "zero params=7.5GB dp=64 stage=1, 'params is \"7.5GB\"'",
    "zero params=7.5e9 params=1e9 dp=64, '\"params\" is given twice.'",
    "zero params=1e19 dp=64, 'at most 1×10¹⁸'",
    "float-format format=fp8, 'Did you mean fp8-e4m3 or fp8-e5m2?'",
    "zero 64, '\"64\" is no name=value'",
  })
  void what_cannot_be_served_is_named_in_one_sentence_with_the_nearest(
      String words, String sentence) {
    String[] arguments = ("calc " + words + " --json").split(" ");

    Ran ran = Ran.command(arguments);

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(sentence).hasLineCount(1);
  }

  @Test
  void a_batch_is_answered_line_by_line_in_order_and_a_bad_line_does_not_stop_it(
      @TempDir Path folder) throws IOException {
    Path file = folder.resolve("calls");
    Files.writeString(
        file,
        """
        zero params=7.5e9 dp=64 stage=1
        nonsense

        ring ranks=8 bytes=16 GB bandwidth=450 GB/s
        zero params=7.5e9 dp=0
        zero params=70B dp=64 stage=3
        """);

    Ran ran = Ran.command("calc", "--batch", file.toString());

    assertThat(ran.code()).isZero();
    List<JsonNode> documents = ran.lines().stream().map(Documents::of).toList();
    assertThat(documents).hasSize(6);
    assertThat(documents.get(0).at("/outputs/perGpu/value").asDouble()).isEqualTo(3.140625e10);
    assertThat(documents.get(1).get("error").asText()).contains("\"nonsense\" is no calculator");
    assertThat(documents.get(2).get("error").asText()).isEqualTo("The line is empty.");
    assertThat(documents.get(3).at("/outputs/sentBytes/value").asDouble()).isEqualTo(28e9);
    assertThat(documents.get(4).get("error").asText()).contains("dp is 0");
    assertThat(documents.get(5).at("/outputs/perGpu/value").asDouble()).isEqualTo(17.5e9);
  }

  @Test
  void a_batch_may_be_piped_in() {
    Ran ran = Ran.piped("zero params=7.5e9 dp=64 stage=1", "calc", "--batch", "-");

    assertThat(ran.lines())
        .singleElement()
        .satisfies(
            line -> assertThat(Documents.of(line).get("calculator").asText()).isEqualTo("zero"));
  }

  @Test
  void a_file_that_is_not_there_is_bad_usage() {
    Ran ran = Ran.command("calc", "--batch", "no-such-file");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("no-such-file").hasLineCount(1);
  }

  @Test
  void the_list_names_every_calculator_with_its_inputs() {
    JsonNode found = json("calc", "list", "--json");

    assertThat(found).extracting(node -> node.get("id").asText()).contains("zero", "ring");
    assertThat(found).allSatisfy(node -> assertThat(node.get("inputs")).isNotEmpty());
    assertThat(Ran.command("calc", "list").out()).contains("zero", "ring");
    assertThat(Ran.command("calc", "list", "ring").out()).contains("bandwidth", "all-reduce");
  }

  private static JsonNode json(String... arguments) {
    Ran ran = Ran.command(arguments);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).hasLineCount(1);
    return Documents.of(ran.out());
  }
}
