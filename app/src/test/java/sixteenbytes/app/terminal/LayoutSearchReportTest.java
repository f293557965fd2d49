package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutSearchReportTest {
  private static final String[] LLAMA =
      "calc layout model=llama3-405b hw=h100-sxm gpus=16384 globalBatchTokens=2^24 --search"
          .split(" ");

  @Test
  void scripts_get_the_best_ten_with_inputs_outputs_and_the_reason() {
    Ran ran = Ran.command(with("--json"));

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).hasLineCount(1);
    JsonNode found = Documents.of(ran.out());
    assertThat(found.get("calculator").asText()).isEqualTo("layout");
    assertThat(found.get("divide").asInt()).isGreaterThan(found.get("fit").asInt());
    assertThat(found.get("layouts")).hasSize(10);
    double last = 0;
    for (JsonNode layout : found.get("layouts")) {
      assertThat(layout.at("/outputs/fits/value").asDouble()).isEqualTo(1);
      assertThat(layout.at("/outputs/perGpuBytes/value").asDouble()).isLessThanOrEqualTo(80e9);
      assertThat(
              layout.at("/inputs/tp/value").asDouble()
                  * layout.at("/inputs/pp/value").asDouble()
                  * layout.at("/inputs/cp/value").asDouble()
                  * layout.at("/outputs/dp/value").asDouble())
          .isEqualTo(16384);
      assertThat(layout.at("/outputs/stepTime/value").asDouble()).isGreaterThanOrEqualTo(last);
      last = layout.at("/outputs/stepTime/value").asDouble();
    }
    assertThat(found.get("reason").asText()).startsWith("tp=").contains("is the fastest that fits");
  }

  @Test
  void people_read_a_table_and_the_reason_in_80_columns() {
    Ran ran = Ran.command(LLAMA);

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(ran.lines().get(0)).matches("\\d+ layouts divide, \\d+ of them fit.");
    assertThat(ran.out()).contains(" tp ", "\n1. ", "\n10. ", "is the fastest that fits");
  }

  @Test
  void where_nothing_fits_the_table_is_left_out() {
    Ran ran = Ran.command(with("hbm=1GB"));

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains(" 0 of them fit.", "No layout fits.").doesNotContain("\n1. ");
  }

  @ParameterizedTest
  @CsvSource({
    "calc zero params=1e9 dp=8 stage=1 --search, '--search is for layout, not for zero'",
    "calc layout model=llama3-405b hw=h100-sxm globalBatchTokens=2^24 --search, 'layout needs"
        + " gpus'",
    "calc layout model=llama3-405b hw=h100-sxm gpus=7 tp=2 globalBatchTokens=2^24 --search, 'no"
        + " layout divides: gpus is 7'",
    "calc --batch - --search, 'either --search or --batch FILE'",
  })
  void what_cannot_be_searched_is_said_in_one_sentence(String call, String sentence) {
    Ran ran = Ran.command(call.split(" "));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(sentence).hasLineCount(1);
  }

  private static String[] with(String word) {
    List<String> words = new ArrayList<>(List.of(LLAMA));
    words.add(word);
    return words.toArray(String[]::new);
  }
}
