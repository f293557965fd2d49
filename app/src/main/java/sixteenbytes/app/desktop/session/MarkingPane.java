package sixteenbytes.app.desktop.session;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import sixteenbytes.app.desktop.Desk;

/** Stands there for the moment that marking takes. */
final class MarkingPane implements PhasePane {
  private final Node title;
  private final Node content;

  MarkingPane(Desk desk) {
    title = PageTitle.of(desk.texts().get("place.session"));
    var words = new Label(desk.texts().get("session.marking"));
    words.getStyleClass().add("muted");
    content = new StackPane(words);
  }

  @Override
  public List<Node> whereabouts() {
    return List.of(title);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void focus() {
    content.requestFocus();
  }
}
