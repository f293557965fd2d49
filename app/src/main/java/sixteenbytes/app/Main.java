package sixteenbytes.app;

import java.util.Locale;
import java.util.Optional;
import sixteenbytes.app.desktop.Desktop;
import sixteenbytes.app.launch.Arguments;
import sixteenbytes.app.launch.DesktopStart;
import sixteenbytes.app.log.LogFile;
import sixteenbytes.app.progress.DataFolder;
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
    String[] words = Arguments.asTyped(arguments);
    Window window = folder -> DesktopStart.ofProcess(Desktop::launch).open(folder); // when wanted
    Optional<DataFolder> asked = Arguments.ofTheDesktop(words);
    if (asked.isPresent()) { // the window need not wait for the parser of the command line
      LogFile.in(asked.get());
      Optional<String> obstacle = window.open(asked.get());
      if (obstacle.isEmpty()) {
        System.exit(0);
      }
      window = known -> obstacle;
    }
    System.exit(new Terminal(Console.ofProcess(), window).run(words));
  }
}
