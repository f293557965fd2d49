package sixteenbytes.app.desktop;

import atlantafx.base.theme.PrimerLight;
import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;

/**
 * Dresses a scene: the theme underneath, then our roles and components on top. The typefaces that
 * they name are loaded by {@link Fonts}.
 */
public final class Looks {
  private static final List<String> SHEETS =
      List.of("roles.css", "components.css", "pages.css", "session.css", "calculator.css");

  private Looks() {}

  /** One theme for both looks, since our roles replace all of its colours. */
  public static void dress(Scene scene) {
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheetBSS());
    for (String sheet : SHEETS) {
      scene.getStylesheets().add("/sixteenbytes/assets/theme/" + sheet);
    }
  }
}
