package sixteenbytes.app.terminal;

import java.util.List;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.bank.marking.Verdict;

/** A verdict for people: its mark and word, what the tutor says, and how the text was read. */
final class MarkText {
  private MarkText() {}

  /**
   * @param typed what the verdict is on; the place of a problem is marked in it
   */
  static String of(Verdict verdict, String typed) {
    var text = new StringBuilder();
    text.append(title(verdict.kind())).append('\n');
    text.append(Table.wrapped(verdict.message(), 2)).append('\n');
    if (verdict.position().isPresent() && !typed.isBlank()) {
      String place = PlaceOfProblem.of(typed, verdict.position().getAsInt());
      text.append(place.indent(4));
    }
    if (!verdict.understood().isEmpty()) {
      text.append(Table.wrapped("Read as " + verdict.understood(), 2)).append('\n');
    }
    List<String> readings = verdict.readings();
    for (int i = 0; i < readings.size(); i++) {
      text.append("  %s  %s\n".formatted(i + 1, readings.get(i)));
    }
    return text.toString();
  }

  /** A state is told by a mark and a word, and never by colour alone. */
  static String title(Verdict.Kind kind) {
    return switch (kind) {
      case CORRECT -> "✓ Correct";
      case CONVENTION -> "≈ Right under another convention";
      case UNIT -> "✗ The unit";
      case MISCONCEPTION -> "✗ A known mistake";
      case CLOSE -> "✗ Close";
      case WRONG -> "✗ Not right";
      case AMBIGUOUS -> "? Two readings";
      case UNREADABLE -> "? Cannot be read";
    };
  }
}
