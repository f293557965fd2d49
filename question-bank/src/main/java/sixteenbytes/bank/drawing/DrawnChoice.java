package sixteenbytes.bank.drawing;

/**
 * Something to pick, with the numbers of a draw in it.
 *
 * @param number from 1, in the order of this seed
 * @param id its name in scripts
 * @param text what is picked
 * @param say what a tutor says to somebody who picks it; may be empty for the right one
 */
public record DrawnChoice(int number, String id, FilledText text, boolean right, String say) {
  private static final String LETTERS = "ABCDEFGHI";

  /** What may be typed for it besides its number. */
  public String letter() {
    return LETTERS.substring(number - 1, number);
  }
}
