package sixteenbytes.app.desktop.component;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Lines of a card, with a hairline between them. */
public final class Rows extends VBox {
  private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
  private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");

  public Rows(String id) {
    setId(id);
    getStyleClass().add("rows");
  }

  public void add(Node... line) {
    var row = new VBox(line);
    row.getStyleClass().add("row");
    row.pseudoClassStateChanged(FIRST, getChildren().isEmpty());
    row.pseudoClassStateChanged(LAST, true);
    getChildren().forEach(before -> before.pseudoClassStateChanged(LAST, false));
    row.setMaxWidth(Double.MAX_VALUE);
    for (Node part : line) {
      if (part instanceof Region region) {
        region.setMinWidth(0);
      }
    }
    getChildren().add(row);
  }
}
