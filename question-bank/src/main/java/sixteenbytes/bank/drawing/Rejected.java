package sixteenbytes.bank.drawing;

/** A combination of values that is not asked; another one is drawn. */
final class Rejected extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param reason the same text for the same cause, so that causes can be counted
   */
  Rejected(String reason) {
    super(reason, null, false, false);
  }
}
