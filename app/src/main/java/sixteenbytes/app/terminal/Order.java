package sixteenbytes.app.terminal;

import java.util.Locale;

/** What a line at the prompt of a drill is: one of a few orders, or an answer. */
enum Order {
  HINT,
  SKIP,
  NEW_NUMBERS,
  FOLLOW_UPS,
  LEAVE,
  NOTHING,
  ANSWER;

  static final String WORDS = "h hint · s skip · n new numbers · q leave";

  static Order of(String line) {
    return switch (line.toLowerCase(Locale.ROOT)) {
      case "h", "hint" -> HINT;
      case "s", "skip" -> SKIP;
      case "n", "new" -> NEW_NUMBERS;
      case "f", "follow-ups" -> FOLLOW_UPS;
      case "q", "quit", "exit" -> LEAVE;
      case "" -> NOTHING;
      default -> ANSWER;
    };
  }
}
