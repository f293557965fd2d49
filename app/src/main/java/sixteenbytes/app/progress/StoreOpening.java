package sixteenbytes.app.progress;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** From a folder to an open store: checked, repaired where needed, up to date, backed up. */
final class StoreOpening {
  private static final Logger LOG = LoggerFactory.getLogger(StoreOpening.class);
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HHmmss", Locale.ROOT);

  private final DataFolder folder;
  private final Clock clock;
  private final StoreFile file;
  private final Backups backups;

  StoreOpening(DataFolder folder, Clock clock) {
    this.folder = folder;
    this.clock = clock;
    this.file = new StoreFile(folder.progress());
    this.backups = new Backups(folder.backups());
  }

  ProgressStore open() {
    try {
      Files.createDirectories(folder.path());
      Optional<String> notice = repairIfDamaged();
      return new ProgressStore(folder, connectUpToDate(), notice);
    } catch (IOException e) {
      throw new StoreProblem(
          "The data folder %s cannot be used: %s. Choose another one with --data DIR."
              .formatted(folder.path(), words(e)),
          e);
    } catch (SQLException e) {
      throw new StoreProblem(
          "The progress file %s cannot be used: %s. Choose another folder with --data DIR."
              .formatted(folder.progress(), ProgressStore.reason(e)),
          e);
    }
  }

  private Connection connectUpToDate() throws SQLException, IOException {
    Connection connection = file.connect();
    try {
      int version = Schema.version(connection);
      if (version > Schema.NEWEST) {
        throw new StoreProblem(
            "The progress file %s is of version %s, and this program knows versions up to %s. Use the newer program, or another folder with --data DIR."
                .formatted(folder.progress(), version, Schema.NEWEST));
      }
      if (version > 0 && version < Schema.NEWEST) {
        backups.keepBefore(connection, Schema.NEWEST);
      }
      if (version < Schema.NEWEST) {
        Schema.bringUpToDate(connection);
      }
      backups.keep(connection, today());
      return connection;
    } catch (SQLException | IOException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  private Optional<String> repairIfDamaged() throws SQLException, IOException {
    if (!Files.exists(folder.progress())) {
      return Optional.empty();
    }
    Optional<String> damage = file.damage();
    if (damage.isEmpty()) {
      return Optional.empty();
    }
    Path aside = freeName("progress-damaged-" + STAMP.format(LocalDateTime.now(clock)));
    file.moveTo(aside);
    Optional<Path> copy = backups.newestSound();
    if (copy.isPresent()) {
      Files.copy(copy.get(), folder.progress());
    }
    String notice =
        "The progress file was damaged (%s). It is kept as %s. %s"
            .formatted(
                damage.get(),
                aside,
                copy.map(path -> "The backup " + path.getFileName() + " has taken its place.")
                    .orElse("There is no backup yet, so progress starts anew."));
    LOG.warn(notice);
    return Optional.of(notice);
  }

  private Path freeName(String stem) {
    Path free = folder.path().resolve(stem + ".sqlite");
    for (int i = 2; Files.exists(free); i++) {
      free = folder.path().resolve(stem + "-" + i + ".sqlite");
    }
    return free;
  }

  private LocalDate today() {
    return Moment.now(clock).day();
  }

  /** What Java says is often the path alone, and the reason the name of an exception. */
  private static String words(IOException e) {
    if (e instanceof FileAlreadyExistsException) {
      return "a file has that name";
    }
    if (e instanceof NoSuchFileException) {
      return "no folder can be made there";
    }
    if (e instanceof AccessDeniedException) {
      return "you may not write there";
    }
    boolean said = e instanceof FileSystemException refused && refused.getReason() != null;
    return said ? ((FileSystemException) e).getReason() : String.valueOf(e.getMessage());
  }
}
