package sixteenbytes.bank.reading;

import java.util.Locale;

/** Quotes typed text in messages: at most 40 characters, invisible ones made visible. */
public final class Quote {
  private static final int LONGEST = 40;

  private Quote() {}

  /** The text in quotation marks. */
  public static String of(String typed) {
    var shown = new StringBuilder("\"");
    int i = 0;
    int taken = 0;
    while (i < typed.length() && taken < LONGEST) {
      int point = typed.codePointAt(i);
      int type = Character.getType(point);
      boolean visible =
          point == ' '
              || !Character.isISOControl(point)
                  && !Character.isSpaceChar(point)
                  && type != Character.FORMAT
                  && type != Character.SURROGATE
                  && type != Character.PRIVATE_USE
                  && type != Character.UNASSIGNED;
      shown.append(
          visible ? Character.toString(point) : String.format(Locale.ROOT, "[U+%04X]", point));
      taken += visible ? 1 : 8;
      i += Character.charCount(point);
    }
    return shown.append(i < typed.length() ? "…" : "").append('"').toString();
  }
}
