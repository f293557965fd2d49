package sixteenbytes.bank.drawing;

/** No usable numbers were found for a question: its file has to be mended. */
public final class DrawFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  /**
   * @param part the id of the question or of its part
   * @param reason what the attempts failed at, most frequent first
   */
  public DrawFailed(String part, long seed, int attempts, String reason) {
    super("%s, seed %s: none of %s draws can be used. %s".formatted(part, seed, attempts, reason));
    this.reason = reason;
  }

  /** What the attempts failed at, most frequent first. */
  public String reason() {
    return reason;
  }
}
