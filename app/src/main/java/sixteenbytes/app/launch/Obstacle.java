package sixteenbytes.app.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why the desktop does not open, in a sentence. */
final class Obstacle {
  private static final String GTK = "libgtk-3.so.0";

  /** What the dynamic linker says; glass is the part of JavaFX without which there is no window. */
  private static final Pattern UNLOADABLE =
      Pattern.compile("libglass[^:\\s]*: (?:\\S*/)?([^/:\\s]+\\.so[.0-9]*): ");

  private static final Pattern UNLOADABLE_GTK =
      Pattern.compile(
          "(?:^|[\\s/])([^/:\\s]+\\.so[.0-9]*): (?:cannot open|file too short|invalid)");

  private Obstacle() {}

  /**
   * The obstacle that can be told before anything is loaded.
   *
   * @param system the name of the operating system, as Java gives it
   */
  static Optional<String> beforehand(String system, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows") || name.startsWith("mac")) {
      return Optional.empty();
    }
    boolean display =
        !environment.getOrDefault("DISPLAY", "").isBlank()
            || !environment.getOrDefault("WAYLAND_DISPLAY", "").isBlank();
    return display ? Optional.empty() : Optional.of("There is no display.");
  }

  /**
   * The obstacle that JavaFX ran into.
   *
   * @param failure what its start threw
   * @param printed what it printed meanwhile
   */
  static String met(Throwable failure, String printed, Map<String, String> environment) {
    String said = printed + "\n" + messages(failure);
    Matcher unloadable = UNLOADABLE.matcher(said);
    if (unloadable.find()) {
      return NativeLibrary.missing(unloadable.group(1));
    }
    if (said.contains("Unable to load glass GTK")) {
      return NativeLibrary.missing(whatGtkLacks(directories()));
    }
    if (said.contains("Unable to open DISPLAY")) {
      return unreachable(environment);
    }
    return "The desktop could not be opened (%s). The log in the data folder has the details."
        .formatted(root(failure).getClass().getSimpleName());
  }

  private static String unreachable(Map<String, String> environment) {
    String display = environment.getOrDefault("DISPLAY", "");
    return display.isBlank()
        ? "The desktop needs an X display, and this Wayland session offers none; the package"
            + " xwayland (Debian, Ubuntu) or xorg-x11-server-Xwayland (Fedora) brings it."
        : "The display %s cannot be opened.".formatted(display);
  }

  /** The file that keeps GTK from being loaded: GTK itself, or one of those that it needs. */
  static String whatGtkLacks(List<Path> directories) {
    for (Path directory : directories) {
      Path gtk = directory.resolve(GTK);
      if (Files.exists(gtk)) {
        try {
          System.load(gtk.toAbsolutePath().toString());
        } catch (UnsatisfiedLinkError e) {
          Matcher named = UNLOADABLE_GTK.matcher(messages(e));
          return named.find() ? named.group(1) : GTK;
        }
      }
    }
    return GTK;
  }

  /** Where the linker looks, as far as it can be told from here. */
  private static List<Path> directories() {
    String listed = System.getProperty("java.library.path", "") + ":/usr/lib64:/lib64";
    return Pattern.compile(":")
        .splitAsStream(listed)
        .filter(entry -> !entry.isBlank())
        .map(Path::of)
        .toList();
  }

  private static String messages(Throwable failure) {
    var text = new StringBuilder();
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      text.append(cause.getMessage()).append('\n');
    }
    return text.toString();
  }

  private static Throwable root(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }
}
