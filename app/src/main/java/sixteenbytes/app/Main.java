package sixteenbytes.app;

import java.util.Locale;
import sixteenbytes.app.desktop.Desktop;
import sixteenbytes.app.launch.Arguments;
import sixteenbytes.app.launch.DesktopStart;
import sixteenbytes.app.terminal.Console;
import sixteenbytes.app.terminal.Terminal;
import sixteenbytes.app.terminal.Window;

/**
 * Where the program starts.
 *
 * <p>It is no JavaFX application itself: a machine without JavaFX's native libraries still gets the
 * commands and the drill in the terminal.
 */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // numbers read the same everywhere
    Window window = folder -> DesktopStart.ofProcess(Desktop::launch).open(folder); // when wanted
    var terminal = new Terminal(Console.ofProcess(), window);
    System.exit(terminal.run(Arguments.asTyped(arguments)));
  }
}
