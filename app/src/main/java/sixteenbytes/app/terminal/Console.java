package sixteenbytes.app.terminal;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The three streams of a terminal program.
 *
 * @param in what is typed or piped in
 * @param out answers and documents
 * @param err one sentence when something is wrong
 * @param interactive whether a person sits in front of it, and not a pipe
 */
public record Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean interactive) {

  /**
   * The streams of this process.
   *
   * <p>They are UTF-8, whatever the locale: scripts rely on it, and a bare container has no locale
   * at all. Only a Windows console that is not UTF-8 is spoken to in its own code page.
   */
  public static Console ofProcess() {
    boolean interactive = System.console() != null;
    Charset charset = interactive ? ofTerminal() : StandardCharsets.UTF_8;
    return new Console(
        new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), charset)),
        printer(FileDescriptor.out, charset),
        printer(FileDescriptor.err, charset),
        interactive);
  }

  private static Charset ofTerminal() {
    String name =
        System.getProperty("os.name", "").startsWith("Windows")
            ? System.getProperty("sun.stdout.encoding", "UTF-8")
            : "UTF-8";
    return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
  }

  private static PrintWriter printer(FileDescriptor descriptor, Charset charset) {
    return new PrintWriter(
        new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), charset)));
  }

  void flush() {
    out.flush();
    err.flush();
  }
}
