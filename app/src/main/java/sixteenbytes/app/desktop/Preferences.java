package sixteenbytes.app.desktop;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import javafx.beans.InvalidationListener;
import sixteenbytes.app.desktop.Appearance.Theme;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

/**
 * What somebody likes the desktop to look like, and how they write numbers, in a file that can be
 * read and mended by hand.
 *
 * <p>It is a comfort: a file that cannot be read or written leaves the usual choices and stops
 * nobody.
 */
final class Preferences {
  private static final String THEME = "theme";
  private static final String TEXT_SIZE = "text-size-percent";
  private static final String DECIMAL_COMMA = "decimal-comma";

  private final Path file;

  /**
   * @param file need not exist
   */
  Preferences(Path file) {
    this.file = file;
  }

  /** Applies what the file says, and from now on writes to it what is changed. */
  void applyTo(Appearance appearance, NumberStyle numbers) {
    Properties kept = read();
    if (Theme.DARK.id().equals(kept.getProperty(THEME))) {
      appearance.use(Theme.DARK);
    }
    String size = kept.getProperty(TEXT_SIZE, "");
    appearance.useTextSizeNearest(size.matches("[0-9]{1,3}") ? Integer.parseInt(size) : 100);
    if (Boolean.parseBoolean(kept.getProperty(DECIMAL_COMMA))) {
      numbers.use(Comma.DECIMAL);
    }
    InvalidationListener changed = property -> write(appearance, numbers);
    appearance.themeProperty().addListener(changed);
    appearance.textSizeProperty().addListener(changed);
    numbers.commaProperty().addListener(changed);
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

  private void write(Appearance appearance, NumberStyle numbers) {
    var kept = new Properties();
    kept.setProperty(THEME, appearance.themeProperty().get().id());
    kept.setProperty(TEXT_SIZE, Integer.toString(appearance.textSizeProperty().get()));
    boolean decimal = numbers.commaProperty().get() == Comma.DECIMAL;
    kept.setProperty(DECIMAL_COMMA, Boolean.toString(decimal));
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
