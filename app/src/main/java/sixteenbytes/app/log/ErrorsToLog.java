package sixteenbytes.app.log;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.slf4j.LoggerFactory;

/**
 * Sends to the log what a library prints on the standard error stream by itself, until it is
 * closed.
 *
 * <p>JavaFX does so, with stack traces, when a native library cannot be loaded.
 */
public final class ErrorsToLog implements AutoCloseable {
  private static final int MOST_REMEMBERED = 1 << 16;

  private final PrintStream before = System.err;
  private final Lines lines = new Lines(before);

  public ErrorsToLog() {
    System.setErr(new PrintStream(lines, true, StandardCharsets.UTF_8));
  }

  /** The beginning of what was printed so far. */
  public String printed() {
    return lines.remembered();
  }

  @Override
  public void close() {
    System.err.flush();
    System.setErr(before);
  }

  private static final class Lines extends OutputStream {
    private final PrintStream before;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final StringBuilder remembered = new StringBuilder();
    private boolean logging;

    Lines(PrintStream before) {
      this.before = before;
    }

    @Override
    public synchronized void write(int written) {
      if (logging) { // a log that prints on the error stream itself, such as that of a test
        before.write(written);
      } else if (written == '\n') {
        pass(line.toString(StandardCharsets.UTF_8).stripTrailing());
        line.reset();
      } else {
        line.write(written);
      }
    }

    private void pass(String text) {
      if (remembered.length() < MOST_REMEMBERED) {
        remembered.append(text).append('\n');
      }
      logging = true;
      try {
        LoggerFactory.getLogger(ErrorsToLog.class).warn(text); // seldom: most starts print nothing
      } finally {
        logging = false;
      }
    }

    synchronized String remembered() {
      return remembered.toString();
    }
  }
}
