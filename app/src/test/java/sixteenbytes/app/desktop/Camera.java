package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import sixteenbytes.app.desktop.Appearance.Theme;
import sixteenbytes.app.desktop.component.MathView;

/**
 * Takes pictures of a window in both looks, and finds texts that are cut off.
 *
 * @param suffix of the names of the pictures
 */
record Camera(FxRobot person, Desks.Opened opened, String suffix) {

  /** Opens a window of this size: one of its own, since in memory it cannot grow once shown. */
  static Camera in(FxRobot person, int width, int height, String suffix) {
    var opened = new Desks.Opened[1];
    person.interact(
        () -> {
          var stage = new Stage();
          stage.setWidth(width);
          stage.setHeight(height);
          opened[0] = Desks.open(stage);
        });
    return new Camera(person, opened[0], suffix);
  }

  Workplace workplace() {
    return opened.workplace();
  }

  /** Takes the picture once all formulas are typeset. */
  void take(String name) throws TimeoutException {
    waitForFxEvents();
    waitFor(30, TimeUnit.SECONDS, () -> formulas().stream().allMatch(MathView::isTypeset));
    waitForFxEvents();
    for (Theme theme : Theme.values()) {
      person.interact(() -> opened.frame().appearance().use(theme));
      waitForFxEvents();
      person.interact(
          () -> {
            Path picture = Pictures.take(opened.frame().scene(), name + suffix + "-" + theme.id());
            assertThat(picture).isNotEmptyFile();
          });
    }
    person.interact(() -> opened.frame().appearance().use(Theme.LIGHT));
    assertThat(cutOff()).as("texts cut off in " + name).isEmpty();
    assertThat(stickingOut()).as("cards wider than their column in " + name).isEmpty();
  }

  void close() {
    person.interact(() -> opened.frame().scene().getWindow().hide());
  }

  private List<MathView> formulas() {
    return List.copyOf(inWindow(".math").queryAllAs(MathView.class));
  }

  /** Labels that show less than their text. */
  private List<String> cutOff() {
    return inWindow(".label").queryAllAs(Label.class).stream()
        .filter(label -> isSeen(label) && !label.getText().isEmpty())
        .filter(Camera::isCutOff)
        .map(Label::getText)
        .toList();
  }

  private List<Node> stickingOut() {
    return inWindow(".card").queryAllAs(Region.class).stream()
        .filter(card -> isSeen(card) && card.getParent() instanceof Region)
        .filter(
            card -> {
              var column = (Region) card.getParent();
              double end = column.getWidth() - column.getInsets().getRight();
              return card.getBoundsInParent().getMaxX() > end + 0.5;
            })
        .map(Node.class::cast)
        .toList();
  }

  private static boolean isSeen(Node node) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (!up.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private static boolean isCutOff(Label label) {
    Node shown = label.lookup(".text");
    if (!(shown instanceof javafx.scene.text.Text text)) {
      return false;
    }
    Bounds bounds = label.getLayoutBounds();
    return !text.getText().replaceAll("\\s", "").equals(label.getText().replaceAll("\\s", ""))
        || bounds.getHeight() + 1 < text.getLayoutBounds().getHeight();
  }

  private org.testfx.service.query.NodeQuery inWindow(String query) {
    return person.from(opened.frame().scene().getRoot()).lookup(query);
  }
}
