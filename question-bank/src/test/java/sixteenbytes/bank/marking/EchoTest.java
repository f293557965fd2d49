package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.about;
import static sixteenbytes.bank.marking.Answers.law;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the field shows while somebody types. */
class EchoTest {

  @ParameterizedTest(name = "{2} where {0} {1} is asked shows: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "99 | GB | 2 × 63 / 64 × 16 GB | 2 × 63 / 64 × 16 GB = 31.5 GB",
        "99 | GB | 2*63/64*16 GB | 2 × 63 / 64 × 16 GB = 31.5 GB",
        "99 | TB | 70B*16 | 70 B × 16 = 1.12 kB or 70 billion × 16 = 1.12 × 10¹², taken as bytes ="
            + " 1.12 TB",
        "99 | TB | 1,120 GB | 1,120 GB = 1.12 TB or 1.12 GB",
        "99 | GB | 31.5 GB | 31.5 GB",
        "99 | GB | 25 GiB | 25 GiB ≈ 26.84 GB",
        "99 | GB | 31.5 | 31.5, taken as bytes = 31.5 B",
        "99 | GB | 31.5e9 | 3.15 × 10¹⁰, taken as bytes = 31.5 GB",
        "99 | GB | 31.5 GB/s | 31.5 GB/s",
        "99 | s  | 1 h 20 min | 1 h 20 min = 4,800 s",
        "99 | s  | 2 TB / 50 GB/s | 2 TB / 50 GB/s = 40 s",
        "99 | %  | 0.4 | 0.4 = 40 %",
        "99 | %  | 40 | 40, taken as a percentage",
        "99 | %  | 40 % | 40 %",
        "99 |    | 40 % | 40 % = 0.4",
        "99 | us | 1.2×10⁻⁵ s | 1.2 × 10⁻⁵ s = 12 µs",
        "9  |    | 2^7 | 2⁷ = 128",
        "9  | tokens | 15T | 15 trillion",
        "9  | GB/s | 400 gb/s | 400 GB/s or 400 Gb/s = 50 GB/s",
        "9  | FLOP | 6*70B*15T FLOP | 6 × 70 billion × 15 trillion FLOP = 6.3 × 10²⁴ FLOP",
      })
  void shows_how_the_text_is_read(double number, String unit, String typed, String shown) {
    Echo echo = Answers.MARKER.echo(about(number, unit == null ? "" : unit), typed);

    assertThat(echo.text()).isEqualTo(shown);
    assertThat(echo.readable()).isTrue();
  }

  @Test
  void shows_a_problem_and_where_it_is() {
    Echo echo = Answers.MARKER.echo(about(1, "GB"), "26.8 QB");

    assertThat(echo.readable()).isFalse();
    assertThat(echo.position()).hasValue(5);
    assertThat(echo.text()).isEqualTo("\"QB\" is no unit that is known here. Did you mean GB?");
  }

  @Test
  void shows_both_readings_of_a_formula() {
    Echo echo = Answers.MARKER.echo(law("M", "M", "d"), "M/2d");

    assertThat(echo.readings()).containsExactly("(M / 2) × d", "M / (2 × d)");
  }

  @Test
  void says_the_same_whether_the_answer_is_right_or_wrong() {
    Echo right = Answers.MARKER.echo(about(31.5, "GB"), "31.5");
    Echo wrong = Answers.MARKER.echo(about(77.7, "GB"), "31.5");

    assertThat(right).isEqualTo(wrong);
  }
}
