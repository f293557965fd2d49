package sixteenbytes.app.desktop.component;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Level 1, 2 or 3 on a soft ground. */
public final class LevelChip extends Label {

  public LevelChip(String text) {
    super(text);
    getStyleClass().add("level-chip");
    setMinWidth(Region.USE_PREF_SIZE);
  }
}
