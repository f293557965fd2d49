package sixteenbytes.app.terminal;

import java.util.Map;
import sixteenbytes.bank.marking.Verdict;

/**
 * Colour for a terminal that a person looks at; a pipe gets the bare words.
 *
 * @param on whether to colour at all
 */
record Paint(boolean on) {
  private static final int BOLD = 1;
  private static final int DIM = 2;
  private static final int RED = 31;
  private static final int GREEN = 32;
  private static final int YELLOW = 33;

  /**
   * Honours the custom that a set NO_COLOR switches colours off, as does a terminal without any.
   */
  static Paint of(Console console, Map<String, String> environment) {
    return new Paint(
        console.interactive()
            && environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "").equals("dumb"));
  }

  String heading(String text) {
    return painted(text, BOLD);
  }

  String aside(String text) {
    return painted(text, DIM);
  }

  String verdict(Verdict.Kind kind) {
    int colour =
        switch (kind) {
          case CORRECT -> GREEN;
          case CONVENTION, UNIT, CLOSE, AMBIGUOUS, UNREADABLE -> YELLOW;
          case MISCONCEPTION, WRONG -> RED;
        };
    return painted(MarkText.title(kind), colour);
  }

  private String painted(String text, int code) {
    return on ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
