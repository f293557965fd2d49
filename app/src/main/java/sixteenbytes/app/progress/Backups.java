package sixteenbytes.app.progress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Copies of the progress file, one for each of the last days on which it was opened.
 *
 * @param folder where they lie
 */
record Backups(Path folder) {
  /** Seven days of use: a week of daily practice, or months of a weekly one. */
  static final int KEPT = 7;

  private static final String DAY = "progress-????-??-??.sqlite";

  /** Makes the copy of the day, unless there is one, and lets the oldest go. */
  void keep(Connection progress, LocalDate day) throws SQLException, IOException {
    Path today = folder.resolve("progress-" + day + ".sqlite");
    if (Files.exists(today)) {
      return;
    }
    StoreFile.copy(progress, today);
    List<Path> newestFirst = newestFirst();
    for (Path old : newestFirst.subList(Math.min(KEPT, newestFirst.size()), newestFirst.size())) {
      Files.delete(old);
    }
  }

  /** A copy that daily use does not roll over, made before the schema changes. */
  void keepBefore(Connection progress, int version) throws SQLException, IOException {
    StoreFile.copy(progress, folder.resolve("before-schema-" + version + ".sqlite"));
  }

  /** The newest copy that is sound. */
  Optional<Path> newestSound() throws IOException, SQLException {
    for (Path copy : newestFirst()) {
      if (new StoreFile(copy).damage().isEmpty()) {
        return Optional.of(copy);
      }
    }
    return Optional.empty();
  }

  private List<Path> newestFirst() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    var isOfDay = folder.getFileSystem().getPathMatcher("glob:" + DAY);
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> isOfDay.matches(file.getFileName()))
          .sorted(Comparator.comparing(Path::getFileName).reversed())
          .toList();
    }
  }
}
