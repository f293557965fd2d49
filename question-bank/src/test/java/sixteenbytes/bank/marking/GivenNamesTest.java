package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.marking.Verdict.Kind;
import sixteenbytes.bank.reading.Givens;
import sixteenbytes.bank.reading.Givens.Given;
import sixteenbytes.calculators.quantity.Measure;

/** What a question gives by a symbol may be typed by it, unless it is a unit where it stands. */
class GivenNamesTest {
  private static final Givens GIVENS =
      Givens.of(
          List.of(
              new Given("d", 64, Measure.COUNT),
              new Given("M", 16e9, Measure.BYTES),
              new Given("P", 70e9, Measure.PARAMETERS),
              new Given("L", 80, Measure.COUNT),
              new Given("N_d", 8, Measure.COUNT),
              new Given("B", 450e9, Measure.BYTES_PER_SECOND),
              new Given("s", 4096, Measure.COUNT),
              new Given("ψ", 7, Measure.COUNT)));

  private static Expectation about(double number, String unit) {
    Expectation plain = Answers.about(number, unit);
    return new Expectation(
        plain.target(), plain.tolerance(), List.of(), List.of(), Map.of(), GIVENS);
  }

  @ParameterizedTest(name = "{2} for {0} {1} is {3}: {4}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "31.5 | GB | 2(d-1)/d*M | CORRECT | 2 × (64 - 1) / 64 × 16 GB = 31.5 GB",
        "31.5 | GB | 2*M*(d-1)/d | CORRECT | 2 × 16 GB × (64 - 1) / 64 = 31.5 GB",
        "31.5 | GB | M*63/32 | CORRECT | 16 GB × 63 / 32 = 31.5 GB",
        "31.5 | GB | 2(d-1)/d*16 GB | CORRECT | 2 × (64 - 1) / 64 × 16 GB = 31.5 GB",
        "31.5 | GB | (d-1)/d*32 GB | CORRECT | (64 - 1) / 64 × 32 GB = 31.5 GB",
        "31.5 | GB | M = 31.5 GB | CORRECT | 31.5 GB",
        "31.5 | GB | 2(d-1)/d*M = 31.5 GB | CORRECT | 31.5 GB",
        "1.12 | TB | 16*P | CORRECT | 16 × 70B = 1.12 × 10¹², taken as bytes = 1.12 TB",
        "1.12 | TB | 16 B*P | CORRECT | 16 B × 70B = 1.12 TB",
        "1.12 | TB | P*16 bytes | CORRECT | 70B × 16 B = 1.12 TB",
        "0.25 | GB | M/d | CORRECT | 16 GB / 64 ≈ 250 MB",
        "0.25 | GB | 16 GB/d | CORRECT | 16 GB / 64 = 0.25 GB",
        "70 | ms | 2(d-1)/d*M/B | CORRECT | 2 × (64 - 1) / 64 × 16 GB / 450 GB/s = 70 ms",
        "70 | ms | 31.5 GB/B | CORRECT | 31.5 GB / 450 GB/s = 70 ms",
        "160 | '' | 2L | CORRECT | 2 × 80 = 160",
        "5120 | '' | Ld | CORRECT | 80 × 64 = 5,120",
        "40 | '' | 5N_d | CORRECT | 5 × 8 = 40",
        "40 | '' | 5*N_{d} | CORRECT | 5 × 8 = 40",
        "14 | '' | 2ψ | CORRECT | 2 × 7 = 14",
        "64 | '' | d | CORRECT | 64",
        "4096 | '' | d^2 | CORRECT | 64² = 4,096",
        "256 | '' | d*(5-1) | CORRECT | 64 × (5 - 1) = 256",
        "256 | '' | d(4) | CORRECT | 64 × (4) = 256",
      })
  void a_symbol_stands_for_its_number(
      double number, String unit, String typed, Kind kind, String understood) {
    Verdict verdict = Answers.mark(about(number, unit), typed);

    assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(kind);
    assertThat(verdict.understood().replace("≈ 250 MB", "= 0.25 GB"))
        .isEqualTo(understood.replace("≈ 250 MB", "= 0.25 GB"));
  }

  /** The clash rows of units and powers of 1000 hold where a symbol looks like one of them. */
  @ParameterizedTest(name = "{2} for {0} {1} is {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | days | 2d | CORRECT",
        "2 | days | 2 d | CORRECT",
        "2 | days | 2*d | CORRECT",
        "128 | '' | 2d | UNIT",
        "128 | '' | 2*d | CORRECT",
        "16e6 | '' | 16M | CORRECT",
        "70e9 | '' | 70B | CORRECT",
        "1.12 | TB | 70B*16 | CORRECT",
        "3500 | tokens/s | 3500/s | CORRECT",
        "50 | GB/s | 50 GB/s | CORRECT",
        "16 | GB | 16 GB/s | UNIT",
        "16 | GB | 16 GB per s | UNIT",
        "4 | B | 16384/s | CORRECT",
        "5 | s | 5 s | CORRECT",
        "15e15 | '' | 15P | CORRECT",
      })
  void a_unit_stays_a_unit_where_it_makes_sense(
      double number, String unit, String typed, Kind kind) {
    Verdict verdict = Answers.mark(about(number, unit), typed);

    assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(kind);
  }

  /** 4P is four quadrillion or four times the parameters; of two readings the right one counts. */
  @ParameterizedTest(name = "{2} for {0} {1} is {3}: {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "293.125 | GB | 4P + 12P/d | CORRECT | 4 × 70B + 12 × 70B / 64 = 2.93125 × 10¹¹",
        "293.125 | GB | (4 + 12/d)P | CORRECT | (4 + 12 / 64) × 70B = 2.93125 × 10¹¹",
        "31.5 | GB | 2(d-1)M/d | CORRECT | 2 × (64 - 1) × 16 GB / 64 = 31.5 GB",
        "31.5 | GB | 2M(d-1)/d | CORRECT | 2 × 16 GB × (64 - 1) / 64 = 31.5 GB",
        "31.5 | GB | 2(d-1)M/d = 31.5 GB | CORRECT | 31.5 GB",
        "48 | GB | 4M - 16 GB | CORRECT | 4 × 16 GB - 16 GB = 48 GB",
        "409600 | '' | (10 + 5*18)s | CORRECT | (10 + 5 × 18) × 4096 = 409,600",
        "100 | days | 2d + 98 days | CORRECT | 2 days + 98 days = 100 days",
        "1.12 | TB | 70B*16 | CORRECT | 70 billion × 16 = 1.12 × 10¹²",
      })
  void in_a_calculation_a_word_after_a_number_is_a_unit_or_a_name(
      double number, String unit, String typed, Kind kind, String understood) {
    Verdict verdict = Answers.mark(about(number, unit), typed);

    assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(kind);
    assertThat(verdict.understood()).startsWith(understood);
    assertThat(verdict.message()).as(typed).doesNotContain("working");
  }

  /** Every letter that is a unit or a power of a thousand elsewhere, as a given of a layout. */
  @ParameterizedTest(name = "{1} is {0}")
  @CsvSource({
    "128,m*b",
    "1024,h/t",
    "39,m + p - 1",
    "0.21875,(p-1)/m",
    "16384,2*h",
    "557056,34*s*b*h/m/t/32",
    "32768,b*h",
    "4,32/t",
    "31,m - 1",
    "64,h^2/h/128",
    "24,m - t",
  })
  void letters_of_a_layout_are_its_numbers(double number, String typed) {
    Givens layout =
        Givens.of(
            List.of(
                new Given("m", 32, Measure.COUNT),
                new Given("b", 4, Measure.COUNT),
                new Given("t", 8, Measure.COUNT),
                new Given("h", 8192, Measure.COUNT),
                new Given("s", 4096, Measure.COUNT),
                new Given("p", 8, Measure.COUNT)));
    Expectation plain = Answers.about(number, "");
    Expectation expected =
        new Expectation(plain.target(), plain.tolerance(), List.of(), List.of(), Map.of(), layout);

    Verdict verdict = Answers.mark(expected, typed);

    assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(Kind.CORRECT);
  }

  @Test
  void in_a_formula_a_declared_letter_is_no_unit() {
    Expectation law = Answers.law("12 * P / d", "P", "d");

    assertThat(Answers.mark(law, "12P/d").kind()).isEqualTo(Kind.CORRECT);
    assertThat(Answers.mark(law, "12 P / d").kind()).isEqualTo(Kind.CORRECT);
    assertThat(Answers.mark(Answers.law("2 * d", "d"), "2d").kind()).isEqualTo(Kind.CORRECT);
  }

  @Test
  void a_lone_multiple_of_a_name_is_asked_back_where_only_the_name_is_right() {
    Verdict verdict = Answers.mark(about(32, "GB"), "2M");

    assertThat(verdict.kind()).isEqualTo(Kind.AMBIGUOUS);
    assertThat(verdict.readings()).hasSize(2);
    assertThat(verdict.message()).contains("2 million").contains("2 × 16 GB");
  }

  @Test
  void after_a_slash_it_is_asked_what_belongs_below_the_line() {
    Verdict verdict = Answers.mark(about(0.1, "GB"), "M/2L");

    assertThat(verdict.kind()).isEqualTo(Kind.AMBIGUOUS);
    assertThat(verdict.readings()).hasSize(2);
    assertThat(verdict.message()).contains("slash");
  }

  @Test
  void case_matters_and_other_names_are_refused() {
    assertThat(Answers.mark(about(31.5, "GB"), "2(d-1)/d*m").kind()).isNotEqualTo(Kind.CORRECT);
    Verdict unknown = Answers.mark(about(31.5, "GB"), "2(q-1)/q*M");
    assertThat(unknown.kind()).isEqualTo(Kind.UNREADABLE);
    assertThat(unknown.position()).hasValue(2);
  }

  @Test
  void the_field_shows_what_stands_for_the_symbols() {
    assertThat(Answers.MARKER.echo(about(99, "GB"), "2(d-1)/d*M").text())
        .isEqualTo("2 × (64 - 1) / 64 × 16 GB = 31.5 GB");
    assertThat(Answers.MARKER.echo(about(99, "GB"), "M^2/M").text()).startsWith("(16 GB)² / 16 GB");
  }

  @Test
  void a_question_that_gives_nothing_reads_no_names() {
    assertThat(Answers.mark(Answers.about(31.5, "GB"), "2*L").kind()).isEqualTo(Kind.UNREADABLE);
    assertThat(Givens.of(List.of())).isEqualTo(Givens.NONE).hasSameHashCodeAs(Givens.NONE);
    assertThat(Givens.of(GIVENS.all())).isEqualTo(GIVENS).hasToString(GIVENS.all().toString());
  }
}
