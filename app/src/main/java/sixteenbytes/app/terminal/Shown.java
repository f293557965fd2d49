package sixteenbytes.app.terminal;

import java.util.Locale;

/** What somebody typed, as a message may repeat it: short, and with nothing that moves a cursor. */
final class Shown {
  private static final int MOST = 40;

  private Shown() {}

  /** At most 40 characters, in quotation marks, with invisible ones made visible. */
  static String quoted(String typed) {
    var text = new StringBuilder("\"");
    int shown = 0;
    for (int point : typed.codePoints().limit(MOST + 1L).toArray()) {
      if (shown++ == MOST) {
        text.append('…');
      } else if (isVisible(point)) {
        text.appendCodePoint(point);
      } else {
        text.append(String.format(Locale.ROOT, "<U+%04X>", point));
      }
    }
    return text.append('"').toString();
  }

  static boolean isVisible(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
