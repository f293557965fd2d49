package sixteenbytes.app.progress;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The folder that holds everything the program keeps: progress, its backups, the log.
 *
 * @param path the folder itself; it need not exist yet
 */
public record DataFolder(Path path) {

  public DataFolder {
    path = path.toAbsolutePath().normalize();
  }

  /** The folder that the platform has for this, unless another one is asked for. */
  public static DataFolder chosen(Optional<Path> asked) {
    return asked
        .map(DataFolder::new)
        .orElseGet(
            () ->
                ofPlatform(
                    System.getProperty("os.name", ""),
                    System.getenv(),
                    Path.of(System.getProperty("user.home", "."))));
  }

  /**
   * The platform's place for data of an application.
   *
   * @param system the name of the operating system, as Java gives it
   * @param environment the environment variables
   * @param home the person's home folder
   */
  static DataFolder ofPlatform(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return new DataFolder(
          variable(environment, "APPDATA")
              .orElse(home.resolve("AppData").resolve("Roaming"))
              .resolve("Sixteen Bytes"));
    }
    if (name.startsWith("mac")) {
      return new DataFolder(
          home.resolve("Library").resolve("Application Support").resolve("Sixteen Bytes"));
    }
    return new DataFolder(
        variable(environment, "XDG_DATA_HOME")
            .orElse(home.resolve(".local").resolve("share"))
            .resolve("sixteen-bytes"));
  }

  /** The XDG rules say that a relative path is to be ignored; the same is wise elsewhere. */
  private static Optional<Path> variable(Map<String, String> environment, String name) {
    return Optional.ofNullable(environment.get(name))
        .filter(value -> !value.isBlank())
        .map(Path::of)
        .filter(Path::isAbsolute);
  }

  /** The file with all answers. */
  public Path progress() {
    return path.resolve("progress.sqlite");
  }

  /** One copy of that file for each of the last days on which it was used. */
  public Path backups() {
    return path.resolve("backups");
  }

  public Path logs() {
    return path.resolve("logs");
  }
}
