package sixteenbytes.calculators.quantity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> OUTPUTS =
      List.of("bubbleRatio", "idleFraction", "stepTime", "microBatchesFor");

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "bubleRatio,bubbleRatio",
    "BUBBLERATIO,bubbleRatio",
    "idlefraction,idleFraction",
    "step,stepTime",
    "microbatches,microBatchesFor"
  })
  void finds_what_was_meant(String typed, String meant) {
    assertThat(Nearest.to(typed, OUTPUTS)).contains(meant);
  }

  @Test
  void suggests_nothing_where_nothing_is_near() {
    assertThat(Nearest.to("xyzzy", OUTPUTS)).isEmpty();
    assertThat(Nearest.to("", OUTPUTS)).isEmpty();
    assertThat(Nearest.to("9", List.of("0", "1", "2", "3"))).isEmpty();
    assertThat(Nearest.to("bubbleRatio", List.of())).isEmpty();
    assertThat(Nearest.suggestion("xyzzy", OUTPUTS)).isEmpty();
    assertThat(Nearest.suggestion("steptim", OUTPUTS)).isEqualTo(" Did you mean stepTime?");
  }

  @ParameterizedTest(name = "{0}:{1}")
  @CsvSource({
    "fp8,' Did you mean fp8-e4m3 or fp8-e5m2?'",
    "fp8-e4,' Did you mean fp8-e4m3?'",
    "fp17,' Did you mean fp16?'",
    "FP4,' Did you mean fp4-e2m1?'",
    "fp,' Did you mean fp16?'"
  })
  void suggests_all_names_that_were_begun_if_they_are_few(String typed, String sentence) {
    var formats = List.of("fp16", "bf16", "fp32", "fp8-e4m3", "fp8-e5m2", "fp4-e2m1");

    assertThat(Nearest.suggestion(typed, formats)).isEqualTo(sentence);
  }

  @Test
  void counts_the_letters_to_change() {
    assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
    assertThat(Nearest.distance("abc", "abc")).isZero();
  }

  @Test
  void long_nonsense_costs_nothing() {
    assertThat(Nearest.to("x".repeat(100_000), OUTPUTS)).isEmpty();
  }
}
