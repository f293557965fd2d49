package sixteenbytes.bank.reading;

/**
 * A typed text in plain characters.
 *
 * @param text what is left to read
 * @param origin for every character where it was typed; empty if nothing moved
 */
record Cleaned(String text, int[] origin) {
  private static final int[] UNMOVED = {};

  static Cleaned unchanged(String text) {
    return new Cleaned(text, UNMOVED);
  }

  /** Where the character at an index of the text was typed. */
  int typedAt(int index) {
    if (origin.length == 0) {
      return index;
    }
    return index < origin.length ? origin[index] : origin[origin.length - 1] + 1;
  }
}
