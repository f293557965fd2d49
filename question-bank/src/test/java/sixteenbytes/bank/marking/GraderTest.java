package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.reading.ReadingSettings;

class GraderTest {
  private final Grader grader = new Grader(ReadingSettings.usual());

  @ParameterizedTest(name = "{3} for {0} {1} is {4} {5}")
  @CsvSource(
      delimiter = '|',
      value = {
        "26.8 | GB | 0.05 | 25 GiB | 26843545600 | B",
        "26.8 | GB | 0.05 | 26.8 GB/s | 26800000000 | B/s",
        "26.8 | GB | 0.05 | 26.8e9 | 26800000000 | B",
        "38 | % | 0.05 | 38 | 0.38 | ''",
        "12 | us | 0.1 | 12 ms | 0.012 | s",
        "90 | s | 0.05 | 1 min 30 s | 90 | s",
        "9007199254740993 | '' | 0 | 9007199254740993 | 9007199254740993 | ''",
        "18*L*h^2 | formula:L,h | 0 | 6h(3Lh) | 6 × h × (3 × L × h) | ''",
        "42 | '' | 0.05 | 4 2 | '' | ''",
      })
  void gives_the_value_in_base_units(
      String value, String unit, String tolerance, String typed, String parsed, String base) {
    Grade grade = grader.grade(new GradeRow(value, unit, tolerance, typed));

    assertThat(grade.parsedValue()).isEqualTo(parsed);
    assertThat(grade.parsedUnit()).isEqualTo(base);
  }

  @Test
  void puts_characters_in_the_place_of_their_code_points() {
    assertThat(verdict("12", "us", "12 {{U+00B5}}s")).isEqualTo("correct");
    assertThat(verdict("12", "us", "12{{U+202F}}{{U+03BC}}s{{U+200B}}")).isEqualTo("correct");
    assertThat(verdict("12", "us", "12 {{U+1F600}}")).isEqualTo("unreadable");
    assertThat(verdict("12", "us", "12 {{U+ZZZZ}}")).isEqualTo("unreadable");
  }

  @Test
  void repeats_what_is_to_be_repeated() {
    assertThat(verdict("8", "", "{{REP:7:1+}}1")).isEqualTo("correct");
    assertThat(verdict("8", "", "{{REP:20000:(}}")).isEqualTo("unreadable");
    assertThat(verdict("8", "", "{{REP:999999999:xyz}}")).isEqualTo("unreadable");
    assertThat(verdict("8", "", "8{{REP:3:{{U+200B}}}}")).isEqualTo("correct");
    assertThat(verdict("8", "", "{{REP:x:1}}")).isEqualTo("unreadable");
  }

  @Test
  void an_expected_answer_may_be_a_calculation() {
    assertThat(verdict("2^7", "", "128")).isEqualTo("correct");
    assertThat(verdict("2*63/64*16", "GB", "31.5 GB")).isEqualTo("correct");
  }

  @Test
  void a_row_whose_expected_answer_makes_no_sense_says_so() {
    Grade grade = grader.grade(new GradeRow("1/0", "GB", "0.05", "1 GB"));

    assertThat(grade.verdict()).isEqualTo("unreadable");
    assertThat(grade.message()).contains("\"1/0\"");
    assertThat(grader.grade(new GradeRow("1", "GB", "much", "1 GB")).message())
        .contains("\"much\"");
    assertThat(grader.grade(new GradeRow("a+", "formula:a", "0", "a")).message())
        .contains("\"a+\"");
    assertThat(grader.grade(new GradeRow("1", "formula:\ud83d", "0", "1")).message())
        .contains("[U+D83D]");
  }

  @Test
  void an_unknown_unit_is_the_name_of_what_is_counted() {
    assertThat(verdict("8", "racks", "8")).isEqualTo("correct");
  }

  private String verdict(String value, String unit, String typed) {
    return grader.grade(new GradeRow(value, unit, "0.05", typed)).verdict();
  }
}
