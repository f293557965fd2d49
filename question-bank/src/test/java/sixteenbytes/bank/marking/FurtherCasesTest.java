package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sixteenbytes.bank.reading.ReadingSettings;

/** How people write answers. The file says where its verdicts come from. */
class FurtherCasesTest {
  private final Grader grader = new Grader(ReadingSettings.usual());

  @ParameterizedTest(name = "{3} for {0} {1} is {4}")
  @CsvFileSource(
      resources = "further-cases.csv",
      delimiter = '|',
      quoteCharacter = '\0',
      maxCharsPerColumn = 20_000)
  void is_judged_as_it_was_read_with_the_grammar(
      String value, String unit, String tolerance, String typed, String verdict) {
    var row = new GradeRow(value, unit == null ? "" : unit, tolerance, typed);

    Grade grade = grader.grade(row);

    assertThat(grade.verdict()).as(grade.message()).isEqualTo(verdict);
  }
}
