package sixteenbytes.bank.reading;

import sixteenbytes.bank.reading.Spelling.Meaning;

/**
 * One way of settling everything in a text that can be read in several ways.
 *
 * @param otherNumbers whether 1,120 is taken in its second meaning
 * @param tight whether M/2d is M/(2d), and not (M/2)d
 * @param unitOverAll whether the unit at the end belongs to the whole expression: (31/10) ms
 * @param unitStart where that unit begins
 * @param meanings what each word means, by the index of its token; only words with several meanings
 *     have an entry of their own
 */
record Choices(
    boolean otherNumbers, boolean tight, boolean unitOverAll, int unitStart, Meaning[] meanings) {
  private static final Meaning[] NO_MEANINGS = {};

  /** What the word at an index means. */
  Meaning meaning(Token word, int index) {
    return word.hasSeveralMeanings() ? meanings[index] : word.spelling().meanings().get(0);
  }

  /** For texts without words: formulas. */
  static Choices ofFormula(boolean otherNumbers, boolean tight) {
    return new Choices(otherNumbers, tight, false, 0, NO_MEANINGS);
  }
}
