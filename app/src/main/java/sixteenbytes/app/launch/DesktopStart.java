package sixteenbytes.app.launch;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.LoggerFactory;
import sixteenbytes.app.log.ErrorsToLog;
import sixteenbytes.app.progress.DataFolder;
import sixteenbytes.app.terminal.Window;

/**
 * Opens the desktop, or says why it does not open.
 *
 * <p>JavaFX is not touched before it is known that there is a display, and what it prints on its
 * own goes to the log.
 */
public final class DesktopStart implements Window {
  private final String system;
  private final Map<String, String> environment;
  private final Consumer<DataFolder> desktop;

  /**
   * @param system the name of the operating system, as Java gives it
   * @param desktop opens the desktop and returns when it is closed
   */
  DesktopStart(String system, Map<String, String> environment, Consumer<DataFolder> desktop) {
    this.system = system;
    this.environment = Map.copyOf(environment);
    this.desktop = desktop;
  }

  /** For the machine that this runs on. */
  public static DesktopStart ofProcess(Consumer<DataFolder> desktop) {
    return new DesktopStart(System.getProperty("os.name", ""), System.getenv(), desktop);
  }

  @Override
  public Optional<String> open(DataFolder folder) {
    Optional<String> beforehand = Obstacle.beforehand(system, environment);
    if (beforehand.isPresent()) {
      return beforehand;
    }
    try (var errors = new ErrorsToLog()) {
      return run(folder).map(failure -> Obstacle.met(failure, errors.printed(), environment));
    }
  }

  private Optional<Throwable> run(DataFolder folder) {
    try {
      desktop.accept(folder);
      return Optional.empty();
    } catch (RuntimeException | LinkageError e) {
      LoggerFactory.getLogger(DesktopStart.class).error("the desktop did not open", e);
      return Optional.of(e);
    }
  }
}
