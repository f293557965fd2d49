package sixteenbytes.app.terminal;

/** A command was given something that it cannot use. The message is one plain sentence or two. */
final class UsageProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageProblem(String message) {
    super(message);
  }

  UsageProblem(String message, Throwable cause) {
    super(message, cause);
  }
}
