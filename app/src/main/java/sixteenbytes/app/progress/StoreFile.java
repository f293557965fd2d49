package sixteenbytes.app.progress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * A SQLite file as a file: opened, checked, copied while in use, put aside.
 *
 * @param path where it lies
 */
record StoreFile(Path path) {
  private static final int MILLISECONDS_TO_WAIT_FOR_ANOTHER_PROCESS = 5_000;

  /**
   * Opens it, and makes it if it is not there.
   *
   * <p>A commit returns only after the write-ahead log is on the disk, so what was committed
   * survives a killed process and a power cut.
   */
  Connection connect() throws SQLException {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(MILLISECONDS_TO_WAIT_FOR_ANOTHER_PROCESS);
    return config.createConnection("jdbc:sqlite:" + path.toUri());
  }

  /**
   * What is broken in the file; empty if it is sound.
   *
   * @throws SQLException if it cannot be told, such as for a file that may not be read
   */
  Optional<String> damage() throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA integrity_check(1)")) {
      String said =
          found.getString(1).replaceAll("\\s+", " ").replace("*** in database main *** ", "");
      return "ok".equals(said) ? Optional.empty() : Optional.of(said);
    } catch (SQLiteException e) {
      if (isDamage(e.getResultCode())) {
        return Optional.of(e.getResultCode().message);
      }
      throw e;
    }
  }

  private static boolean isDamage(SQLiteErrorCode code) {
    int primary = code.code & 0xff; // the upper bytes only tell the flavour
    return primary == SQLiteErrorCode.SQLITE_CORRUPT.code
        || primary == SQLiteErrorCode.SQLITE_NOTADB.code;
  }

  /** Writes a compact copy, in one piece or not at all. */
  static void copy(Connection from, Path to) throws SQLException, IOException {
    Files.createDirectories(to.getParent());
    Path unfinished = to.resolveSibling(to.getFileName() + "-unfinished");
    Files.deleteIfExists(unfinished);
    try (PreparedStatement statement = from.prepareStatement("VACUUM INTO ?")) {
      statement.setString(1, unfinished.toString());
      statement.execute();
    }
    Files.move(unfinished, to, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Moves the file, its log included, to a name beside it. */
  void moveTo(Path aside) throws IOException {
    for (String part : List.of("", "-wal", "-shm")) {
      Path from = path.resolveSibling(path.getFileName() + part);
      if (Files.exists(from)) {
        Files.move(from, aside.resolveSibling(aside.getFileName() + part));
      }
    }
  }
}
