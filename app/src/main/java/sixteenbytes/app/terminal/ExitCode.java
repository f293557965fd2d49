package sixteenbytes.app.terminal;

/** What a command ends with; scripts rely on the numbers. */
final class ExitCode {
  static final int FINE = 0;

  /** The answer that was marked, or the pack that was checked, is wrong. */
  static final int WRONG = 1;

  /** The command was called in a way that it cannot serve. */
  static final int USAGE = 2;

  private ExitCode() {}
}
