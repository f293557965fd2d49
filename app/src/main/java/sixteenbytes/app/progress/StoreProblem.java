package sixteenbytes.app.progress;

/**
 * The progress file cannot be used. The message is fit to be shown: which file, why, what to do.
 */
public final class StoreProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StoreProblem(String message) {
    super(message);
  }

  public StoreProblem(String message, Throwable cause) {
    super(message, cause);
  }
}
