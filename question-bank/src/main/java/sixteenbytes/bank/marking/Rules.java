package sixteenbytes.bank.marking;

/** The rules by which typed answers are read and marked. */
public final class Rules {
  /**
   * Raised whenever a rule changes in such a way that an old answer would be marked differently. It
   * is stored with each answer, so that old answers can be marked again.
   */
  public static final String VERSION = "1";

  private Rules() {}
}
