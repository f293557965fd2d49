package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.about;
import static sixteenbytes.bank.marking.Answers.count;
import static sixteenbytes.bank.marking.Answers.mark;
import static sixteenbytes.bank.marking.Answers.with;
import static sixteenbytes.bank.marking.Answers.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.marking.Verdict.Kind;

/** Slips that fit many questions, each told by the ratio of the typed value to the right one. */
class SlipsTest {

  @ParameterizedTest(name = "{2} for {0} {1}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "1.12 | TB | 8.96 TB | bits-for-bytes",
        "1.12 | TB | 0.14 TB | bits-for-bytes",
        "50 | GB/s | 400 GB/s | bits-for-bytes",
        "40 | s | 320 s | bits-for-bytes",
        "1.12 | TB | 1.02 TB | gib-for-gb",
        "1.12 | TB | 1.23 TB | gib-for-gb",
        "26.8 | GB | 24.96 GB | gib-for-gb",
        "900 | GB/s | 838 GB/s | gib-for-gb",
        "1.12 | TB | 1120 TB | prefix",
        "7.5 | ms | 0.0075 ms | prefix",
        "405e9 | params | 405M | prefix",
        "1.12 | TB | 11.2 TB | power-of-ten",
        "1.12 | TB | 0.0112 TB | power-of-ten",
        "1.12 | TB | -1.12 TB | sign",
        "1.12 | TB | 0.56 TB | elements-for-bytes or one-direction",
        "1.12 | TB | 2.24 TB | four-bytes-for-two or one-direction",
        "450 | GB/s | 900 GB/s | one-direction",
        "450 | GB/s | 225 GB/s | one-direction",
        "35 | ms | 70 ms | one-direction",
        "6.3e24 | FLOP | 3.15e24 FLOP | multiply-add",
        "6.3e24 | FLOP | 2.1e24 FLOP | forward-only",
        "90 | ms | 30 ms | forward-only",
        "26.8 | GB | 6.7 GB | bytes-per-element",
        "2 | h | 120 h | seconds-for-minutes",
        "2 | h | 7200 h | seconds-for-hours",
        "2 | days | 48 days | hours-for-days",
        "3 | weeks | 21 weeks | days-for-weeks",
        // nobody mixes up milliseconds with hours, nor seconds with weeks
        "7.5 | ms | 52.5 ms | NONE",
        "7.5 | ms | 180 ms | NONE",
        "7.5 | ms | 450 ms | NONE",
        "7.5 | s | 52.5 s | NONE",
        "7.5 | s | 180 s | NONE",
        "0.38 | % | 0.38 | NONE",
        "38 | % | 0.38 % | percent",
        "38 | % | 3800 % | percent",
        "38 | % | 62 % | complement",
        "0.38 |  | 0.62 | complement",
        "0.22 |  | 4.55 | upside-down",
        "4.55 |  | 0.22 | upside-down",
        "1.12 | TB | 1.7 TB | NONE",
      })
  void is_named(double number, String unit, String typed, String id) {
    Verdict verdict = mark(about(number, unit == null ? "" : unit), typed);

    assertThat(verdict.misconception().orElse("NONE"))
        .as(verdict.message())
        .isEqualTo(id.replace(" or ", "|"));
  }

  @Test
  void two_digits_are_too_few_to_tell_a_binary_prefix_from_rounding() {
    assertThat(mark(about(1.12, "TB"), "1.2 TB").kind()).isEqualTo(Kind.CLOSE);
  }

  @Test
  void a_narrow_tolerance_tells_mebibytes_from_megabytes() {
    Expectation expected = within(0.01, 33.554432, "MB");

    assertThat(mark(expected, "32.0 MB").misconception()).contains("gib-for-gb");
    assertThat(mark(expected, "32 MiB").kind()).isEqualTo(Kind.CORRECT);
  }

  @Test
  void counts_of_the_prompt_tell_the_part_of_one_from_the_total() {
    Expectation expected = with(about(17.5, "GB"), Map.of("ranks", 64.0));

    Verdict total = mark(expected, "1.12 TB");

    assertThat(total.misconception()).contains("per-device-total");
    assertThat(total.message()).contains("64 ranks");
  }

  @Test
  void a_ring_factor_that_is_left_out_is_named() {
    Expectation expected = with(about(28, "GB"), Map.of("ranks", 8.0)); // 2 * 7/8 * 16 GB

    assertThat(mark(expected, "16 GB").misconception()).contains("ring-factor");
    assertThat(mark(expected, "32 GB").misconception()).contains("ring-factor");
  }

  @Test
  void slips_that_give_one_number_are_asked_about_and_none_is_picked() {
    Expectation expected = with(about(2, "GB"), Map.of("ranks", 8.0));

    Verdict verdict = mark(expected, "16 GB");

    assertThat(verdict.misconception()).contains("bits-for-bytes|per-device-total");
    assertThat(verdict.readings()).hasSize(2);
    assertThat(verdict.message()).endsWith("Which was it?");
  }

  @Test
  void a_count_that_is_one_off_is_told_so() {
    assertThat(mark(count(126), "127").misconception()).contains("off-by-one");
    assertThat(mark(count(126), "125").misconception()).contains("off-by-one");
    assertThat(mark(count(126), "124").kind()).isEqualTo(Kind.WRONG);
  }

  @Test
  void a_count_accepts_any_noun_where_the_question_names_none() {
    assertThat(mark(count(126), "126 hops").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(count(126), "126 steps").kind()).isEqualTo(Kind.CORRECT);
  }
}
