package sixteenbytes.app.desktop.session;

import java.util.List;
import javafx.scene.Node;

/** What one phase of a session puts on the page. */
interface PhasePane {

  List<Node> whereabouts();

  default List<Node> extras() {
    return List.of();
  }

  Node content();

  /** Sets the focus where the person goes on. */
  void focus();

  /** Called when another phase has taken over. */
  default void leave() {}
}
