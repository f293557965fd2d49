package sixteenbytes.bank;

/** A question that the bank does not hold. The message is fit to be shown. */
public final class UnknownQuestion extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnknownQuestion(String message) {
    super(message);
  }
}
