package sixteenbytes.app.desktop.component;

import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;

/** Where the keyboard goes on a page that has just been put into the window. */
public final class Focus {
  private Focus() {}

  /**
   * Gives the focus to a node. What lies in a scroll pane comes into the window with the next
   * layout only, and could not take the focus before: it takes it then.
   */
  public static void on(Node node) {
    if (node.getScene() != null) {
      node.requestFocus();
      return;
    }
    node.sceneProperty()
        .addListener(
            new ChangeListener<>() {
              @Override
              public void changed(ObservableValue<? extends Scene> scene, Scene before, Scene now) {
                scene.removeListener(this);
                node.requestFocus();
              }
            });
  }
}
