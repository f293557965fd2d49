package sixteenbytes.app.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/**
 * Makes the typefaces of the assets known, so that style sheets can name their families. Any thread
 * may do that, once the toolkit has been started.
 */
public final class Fonts {
  private static final List<String> FILES =
      List.of(
          "Inter-Regular.otf",
          "Inter-Medium.otf",
          "Inter-SemiBold.otf",
          "JetBrainsMono-Regular.ttf");
  private static final double ANY_SIZE = 12;

  private Fonts() {}

  public static void load() {
    for (String file : FILES) {
      try (InputStream stream =
          Fonts.class.getResourceAsStream("/sixteenbytes/assets/fonts/" + file)) {
        if (stream == null || Font.loadFont(stream, ANY_SIZE) == null) {
          throw new IllegalStateException("The typeface " + file + " cannot be loaded.");
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
