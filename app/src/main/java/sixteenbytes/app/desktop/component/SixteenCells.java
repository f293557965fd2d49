package sixteenbytes.app.desktop.component;

import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/**
 * The mark: the sixteen bytes of model state of one parameter, two of weights, two of gradients,
 * four each of fp32 master weights, first and second moment.
 */
public final class SixteenCells extends GridPane {
  private static final int SIDE = 4;
  private static final String[] KINDS = {
    "weights", "weights", "gradients", "gradients",
    "master", "master", "master", "master",
    "first-moment", "first-moment", "first-moment", "first-moment",
    "second-moment", "second-moment", "second-moment", "second-moment"
  };

  public SixteenCells() {
    getStyleClass().add("sixteen-cells");
    for (int i = 0; i < KINDS.length; i++) {
      var cell = new Region();
      cell.getStyleClass().addAll("cell-of-mark", KINDS[i]);
      add(cell, i % SIDE, i / SIDE);
    }
  }
}
