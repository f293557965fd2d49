package sixteenbytes.calculators;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The tables of audited figures that the tests read: one line each, notes last. */
final class AuditedFigures {

  /**
   * A figure of the audit.
   *
   * @param verdict ok, convention, rounding, wrong or unverifiable
   * @param form what the audit derives it by: a formula, a bare number, or none
   * @param treatment reproduced, or why it is out of scope
   */
  record Figure(String id, String verdict, String form, String treatment) {
    boolean isReproduced() {
      return "reproduced".equals(treatment);
    }
  }

  private AuditedFigures() {}

  static List<Figure> figures() {
    return lines("figures.csv").stream()
        .map(line -> line.split(",", 5))
        .map(cells -> new Figure(cells[0], cells[1], cells[2], cells[3]))
        .toList();
  }

  /** The figure that each line of the table of values is about, in order. */
  static List<String> idsOfValues() {
    return lines("values.csv").stream().map(line -> line.split(",", 2)[0]).toList();
  }

  private static List<String> lines(String table) {
    try (InputStream in = AuditedFigures.class.getResourceAsStream("/audited/" + table)) {
      String text =
          new String(Objects.requireNonNull(in, table).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).skip(1).toList();
    } catch (IOException broken) {
      throw new IllegalStateException("cannot read " + table, broken);
    }
  }
}
