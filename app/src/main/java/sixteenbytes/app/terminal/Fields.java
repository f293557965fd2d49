package sixteenbytes.app.terminal;

import java.util.List;

/** The fields of a line of a batch, with tabs between them. */
final class Fields {
  private Fields() {}

  /**
   * Exactly so many fields; the last one may hold further tabs.
   *
   * @throws UsageProblem if there are fewer
   */
  static List<String> of(String line, int count, String meaning) {
    String[] fields = line.split("\t", count);
    if (fields.length < count) {
      throw new UsageProblem("A line has to be %s, with tabs between them.".formatted(meaning));
    }
    return List.of(fields);
  }

  /**
   * @throws UsageProblem if the text is no whole number
   */
  static long seed(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      throw new UsageProblem("The seed %s is no whole number.".formatted(Shown.quoted(text)), e);
    }
  }
}
