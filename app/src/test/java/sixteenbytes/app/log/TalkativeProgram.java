package sixteenbytes.app.log;

import java.nio.file.Path;
import java.util.logging.Logger;
import org.slf4j.LoggerFactory;
import sixteenbytes.app.progress.DataFolder;

/** A program whose parts all log something. */
final class TalkativeProgram {
  private TalkativeProgram() {}

  public static void main(String[] arguments) {
    LogFile.in(new DataFolder(Path.of(arguments[0])));
    if (arguments.length > 1) {
      LoggerFactory.getLogger(TalkativeProgram.class).warn("said through the facade");
      Logger.getLogger("javafx").warning("said by the toolkit");
      System.getLogger("a library").log(System.Logger.Level.ERROR, "said by a library");
      try (var errors = new ErrorsToLog()) {
        new IllegalStateException("printed by a library").printStackTrace();
        System.out.println(errors.printed().contains("printed by a library"));
      }
    }
  }
}
