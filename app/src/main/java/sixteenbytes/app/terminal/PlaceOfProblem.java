package sixteenbytes.app.terminal;

/** Where reading ends in what was typed: the text around that place, and a mark below it. */
final class PlaceOfProblem {
  private static final int BEFORE = 25;
  private static final int AFTER = 15;
  private static final char UNSEEN = '\u00b7';

  private PlaceOfProblem() {}

  /**
   * @param at an index into what was typed, or its length where something is missing at the end
   */
  static String of(String typed, int at) {
    String before = shown(typed.substring(Math.max(0, at - BEFORE), at));
    String after = shown(typed.substring(at, Math.min(typed.length(), at + AFTER)));
    return before + after + "\n" + " ".repeat(before.length()) + "^";
  }

  /** One sign for each character, so that the mark stands below its own. */
  private static String shown(String text) {
    var signs = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      boolean seen = Shown.isVisible(sign) && Character.getType(sign) != Character.NON_SPACING_MARK;
      signs.append(seen ? sign : UNSEEN);
    }
    return signs.toString();
  }
}
