package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sixteenbytes.bank.reading.ReadingSettings;

/** The sample cases of the answer grammar, as rows to be graded. */
class SampleCasesTest {
  private final Grader grader = new Grader(ReadingSettings.usual());

  @ParameterizedTest(name = "{0}: {4} for {1} {2} is {5}")
  @CsvFileSource(
      resources = "sample-cases.csv",
      delimiter = '|',
      quoteCharacter = '\0',
      emptyValue = "")
  void is_judged_as_the_grammar_says(
      int number,
      String value,
      String unit,
      String tolerance,
      String typed,
      String verdict,
      String why) {
    Grade grade = grader.grade(new GradeRow(value, unit == null ? "" : unit, tolerance, typed));

    assertThat(kindOf(grade.verdict())).as("%s: %s", why, grade.message()).isEqualTo(verdict);
  }

  /** A named mistake and a near miss are kinds of wrong. */
  private static String kindOf(String verdict) {
    return verdict.equals("misconception") || verdict.equals("close") ? "wrong" : verdict;
  }
}
