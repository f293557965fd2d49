package sixteenbytes.bank.reading;

/**
 * How much work one answer may make. Long fractions are what takes time, and reducing one takes
 * time with the square of its length; so this is counted, and not the time, which would make a
 * verdict depend on the machine.
 */
public final class Effort {
  private static final int WORD = 64;
  private static final long MOST = 200_000;

  private final boolean limited;
  private long spent;

  private Effort(boolean limited) {
    this.limited = limited;
  }

  /** For what was typed. */
  public static Effort ofOneAnswer() {
    return new Effort(true);
  }

  /** For what stands in a question. */
  public static Effort unlimited() {
    return new Effort(false);
  }

  /**
   * @throws Refusal once there has been too much
   */
  void spend(int bits) {
    long words = 1L + bits / WORD;
    spent += words * words;
    if (limited && spent > MOST) {
      throw new Refusal(0, "too much work");
    }
  }
}
