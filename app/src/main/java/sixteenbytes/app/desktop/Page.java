package sixteenbytes.app.desktop;

import java.util.List;
import javafx.scene.Node;

/** What fills the window beside the navigation: a bar on top and the content below it. */
public interface Page {

  /** What stands on the left of the top bar: where one is. */
  List<Node> whereabouts();

  /** What stands on the right of the top bar: a clock, an action that concerns the whole page. */
  default List<Node> extras() {
    return List.of();
  }

  /** Fills the rest; it scrolls by itself where it has to. */
  Node content();

  /** Called when the page has come into view: the place to set the focus. */
  void shown();

  /** Called when another page has taken its place. */
  default void hidden() {}
}
