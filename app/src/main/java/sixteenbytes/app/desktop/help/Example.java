package sixteenbytes.app.desktop.help;

import java.util.Optional;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.GradeRow;
import sixteenbytes.bank.marking.Grader;
import sixteenbytes.bank.reading.ReadingSettings;

/**
 * A text that may be typed, and what it answers.
 *
 * @param typed the text
 * @param right the right answer to what is asked
 * @param unit its unit, or "formula:" and the names, as a table of answers to be graded has it
 * @param tolerance in the same way
 * @param verdict the id of the verdict on it
 */
record Example(String typed, String right, String unit, String tolerance, String verdict) {
  private static final String USUAL = "0.05";
  private static final String EXACT = "!";
  private static final Grader GRADER = new Grader(ReadingSettings.usual());

  /** Reads a line: typed | right answer | unit, or ! for an exact count | verdict. */
  static Example of(String line) {
    String[] columns = line.split("\\|", -1);
    if (columns.length != 4) {
      throw new IllegalArgumentException("An example has four columns: " + line);
    }
    boolean exact = columns[2].strip().equals(EXACT);
    return new Example(
        columns[0].strip(),
        columns[1].strip(),
        exact ? "" : columns[2].strip(),
        exact ? "0" : USUAL,
        columns[3].strip());
  }

  GradeRow row() {
    return new GradeRow(right, unit, tolerance, typed);
  }

  /** What is asked; empty where the line makes no sense. */
  Optional<Expectation> expected() {
    return GRADER.expected(row());
  }
}
