package sixteenbytes.app.desktop.component;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A sheet with a quiet heading. */
public final class Card extends VBox {

  public Card(String heading, Node... content) {
    var title = new Label(heading);
    title.getStyleClass().add("card-heading");
    getStyleClass().add("card");
    getChildren().add(title);
    getChildren().addAll(content);
  }

  /** A sheet whose content needs no heading. */
  public Card(Node... content) {
    getStyleClass().add("card");
    getChildren().addAll(content);
  }
}
