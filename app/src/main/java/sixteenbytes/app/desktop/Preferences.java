package sixteenbytes.app.desktop;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import sixteenbytes.app.desktop.Appearance.Theme;

/**
 * What somebody likes the desktop to look like, in a file that can be read and mended by hand.
 *
 * <p>It is a comfort: a file that cannot be read or written leaves the usual looks and stops
 * nobody.
 */
final class Preferences {
  private static final String THEME = "theme";
  private static final String TEXT_SIZE = "text-size-percent";

  private final Path file;

  /**
   * @param file need not exist
   */
  Preferences(Path file) {
    this.file = file;
  }

  /** Applies what the file says, and from now on writes to it what is changed. */
  void applyTo(Appearance appearance) {
    Properties kept = read();
    if (Theme.DARK.id().equals(kept.getProperty(THEME))) {
      appearance.use(Theme.DARK);
    }
    String size = kept.getProperty(TEXT_SIZE, "");
    appearance.useTextSizeNearest(size.matches("[0-9]{1,3}") ? Integer.parseInt(size) : 100);
    appearance.themeProperty().addListener((property, before, now) -> write(appearance));
    appearance.textSizeProperty().addListener((property, before, now) -> write(appearance));
  }

  private Properties read() {
    var kept = new Properties();
    if (Files.isReadable(file)) {
      try (Reader text = Files.newBufferedReader(file)) {
        kept.load(text);
      } catch (IOException | IllegalArgumentException damaged) {
        kept.clear(); // the usual looks, until something is chosen again
      }
    }
    return kept;
  }

  private void write(Appearance appearance) {
    var kept = new Properties();
    kept.setProperty(THEME, appearance.themeProperty().get().id());
    kept.setProperty(TEXT_SIZE, Integer.toString(appearance.textSizeProperty().get()));
    try {
      Files.createDirectories(file.getParent());
      try (Writer text = Files.newBufferedWriter(file)) {
        kept.store(text, null);
      }
    } catch (IOException unwritable) {
      System.getLogger(Preferences.class.getName())
          .log(System.Logger.Level.WARNING, "preferences are not kept", unwritable);
    }
  }
}
