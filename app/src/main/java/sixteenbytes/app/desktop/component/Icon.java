package sixteenbytes.app.desktop.component;

import java.util.Locale;
import java.util.ResourceBundle;

/** A line drawing from the icons of the assets, drawn there in a square of 24 units. */
public final class Icon extends OutlineView {
  private static final double SQUARE = 24;

  /**
   * @param name as the icon file has it
   */
  public Icon(String name) {
    super(
        new Outline(
            ResourceBundle.getBundle("sixteenbytes.assets.icons.icons", Locale.ROOT)
                .getString(name),
            SQUARE,
            1,
            1,
            0));
    getStyleClass().add("icon");
  }
}
