package sixteenbytes.app.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import sixteenbytes.app.progress.DataFolder;

/**
 * The log of the program and of its libraries: a file in the data folder, never the terminal.
 *
 * <p>The JDK makes one of these when something is logged for the first time; a command that logs
 * nothing neither pays for it nor leaves a file behind.
 */
public final class LogFile {
  private static final String CONFIGURATION = "java.util.logging.config.class";
  private static final String FOLDER = "sixteenbytes.log.folder";
  private static final int BYTES = 1 << 20;
  private static final int FILES = 3;

  /** Called by the JDK's logging, in place of its own configuration file. */
  public LogFile() {
    Logger root = Logger.getLogger("");
    root.setLevel(Level.INFO);
    root.addHandler(new OnFirstRecord(Path.of(System.getProperty(FOLDER))));
  }

  /** JavaFX warns of being started from a class path, which is how this program is built. */
  private static boolean isNews(LogRecord entry) {
    return entry.getMessage() == null
        || !entry.getMessage().startsWith("Unsupported JavaFX configuration");
  }

  /** Sends everything that is logged from now on to the data folder. */
  public static void in(DataFolder folder) {
    System.setProperty(FOLDER, folder.logs().toString());
    if (System.getProperty(CONFIGURATION) == null) {
      System.setProperty(CONFIGURATION, LogFile.class.getName());
    }
  }

  /** Opens the file with the first record that is to go into it. */
  private static final class OnFirstRecord extends Handler {
    private final Path folder;
    private Optional<FileHandler> file = Optional.empty();
    private boolean tried;

    /** Held here, since the logging forgets what is set on a logger that nobody holds. */
    private final Logger toolkit = Logger.getLogger("javafx");

    OnFirstRecord(Path folder) {
      this.folder = folder;
      toolkit.setFilter(LogFile::isNews);
    }

    @Override
    public synchronized void publish(LogRecord entry) {
      if (!tried) {
        tried = true;
        file = open();
      }
      file.ifPresent(open -> open.publish(entry));
    }

    /**
     * A folder that cannot be written to leaves no place to say so but the terminal, which is not
     * ours.
     */
    private Optional<FileHandler> open() {
      try {
        Files.createDirectories(folder);
        var opened = new FileHandler(pattern(), BYTES, FILES, true);
        opened.setFormatter(new SimpleFormatter());
        opened.setEncoding("UTF-8");
        return Optional.of(opened);
      } catch (IOException e) {
        return Optional.empty();
      }
    }

    /** A percent sign has a meaning of its own in the names of log files. */
    private String pattern() {
      return folder.toString().replace("%", "%%") + "/sixteen-bytes.%g.log";
    }

    @Override
    public synchronized void flush() {
      file.ifPresent(FileHandler::flush);
    }

    @Override
    public synchronized void close() {
      file.ifPresent(FileHandler::close);
    }
  }
}
