package sixteenbytes.app.desktop.component;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * Things of which one is picked: with its key, 1 to 9, wherever the focus is, with a click, or with
 * the arrows. Picking is no answer yet; Enter is left to the button that checks.
 */
public final class ChoiceList extends VBox {
  private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");
  private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
  private static final PseudoClass MISTAKEN = PseudoClass.getPseudoClass("mistaken");
  private static final PseudoClass SETTLED = PseudoClass.getPseudoClass("settled");
  private static final int NONE = 0;

  private final EventHandler<KeyEvent> keys = this::pressed;
  private final List<Row> rows = new ArrayList<>();
  private IntConsumer listener = number -> {};
  private int picked = NONE;
  private boolean settled;

  /**
   * Something to pick.
   *
   * @param content what is shown
   * @param text the same for somebody who listens
   */
  public record Item(Node content, String text) {}

  /** A row with its key. */
  private static final class Row extends HBox {
    private Row(int number, Item item) {
      var key = new Label(Integer.toString(number));
      key.getStyleClass().add("key");
      key.setMinWidth(USE_PREF_SIZE);
      if (item.content() instanceof Region region) {
        region.setMinWidth(0);
      }
      HBox.setHgrow(item.content(), Priority.ALWAYS);
      getStyleClass().add("choice");
      setAlignment(Pos.TOP_LEFT);
      getChildren().addAll(key, item.content());
      setId("choice-" + number);
      setAccessibleRole(AccessibleRole.RADIO_BUTTON);
      setAccessibleText(number + ". " + item.text());
    }
  }

  public ChoiceList(String name) {
    setId("choices");
    getStyleClass().add("choices");
    setFocusTraversable(true);
    setAccessibleText(name);
    sceneProperty().addListener((property, before, now) -> move(before, now));
    offer(List.of(), number -> {});
  }

  /** Shows these, none of them picked; nothing is shown where there are none. */
  public void offer(List<Item> items, IntConsumer onPick) {
    listener = onPick;
    rows.clear();
    for (Item item : items) {
      int number = rows.size() + 1;
      var row = new Row(number, item);
      row.setOnMouseClicked(
          event -> {
            requestFocus();
            pick(number);
          });
      rows.add(row);
    }
    getChildren().setAll(rows);
    setVisible(!rows.isEmpty());
    setManaged(!rows.isEmpty());
    settled = false;
    stand(NONE);
  }

  /**
   * Shows one of them as picked.
   *
   * @param number from 1; any other number for none
   */
  public void stand(int number) {
    picked = number;
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).pseudoClassStateChanged(PICKED, i + 1 == number);
    }
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /**
   * Shows which one is right, and leaves it at that.
   *
   * @param right its number
   */
  public void settle(int right) {
    settled = true;
    for (int i = 0; i < rows.size(); i++) {
      boolean isRight = i + 1 == right;
      rows.get(i).pseudoClassStateChanged(SETTLED, true);
      rows.get(i).pseudoClassStateChanged(RIGHT, isRight);
      rows.get(i).pseudoClassStateChanged(MISTAKEN, i + 1 == picked && !isRight);
    }
  }

  /** Lets nothing more be picked, and tells nothing. */
  public void close() {
    settled = true;
    rows.forEach(row -> row.pseudoClassStateChanged(SETTLED, true));
  }

  private void pick(int number) {
    if (!settled && number >= 1 && number <= rows.size()) {
      stand(number);
      listener.accept(number);
    }
  }

  private void move(Scene before, Scene now) {
    if (before != null) {
      before.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
    }
    if (now != null) {
      now.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    }
  }

  private void pressed(KeyEvent event) {
    boolean chord = event.isControlDown() || event.isMetaDown() || event.isAltDown();
    if (rows.isEmpty()
        || settled
        || chord
        || getScene().getFocusOwner() instanceof TextInputControl
        || !isTreeShowing()) {
      return;
    }
    int wanted = wanted(event.getCode());
    if (wanted >= 1 && wanted <= rows.size()) {
      event.consume();
      pick(wanted);
    }
  }

  /** The number that a key stands for; the arrows go from the one that is picked. */
  private int wanted(KeyCode code) {
    if (code == KeyCode.UP || code == KeyCode.DOWN) {
      int step = code == KeyCode.UP ? -1 : 1;
      int last = rows.size();
      return isFocused()
          ? (Math.max(picked, step < 0 ? 1 : NONE) - 1 + step + last) % last + 1
          : NONE;
    }
    return code.isDigitKey() ? code.getChar().charAt(0) - '0' : NONE;
  }

  private boolean isTreeShowing() {
    for (Node node = this; node != null; node = node.getParent()) {
      if (!node.isVisible()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return attribute == AccessibleAttribute.TEXT && picked >= 1 && picked <= rows.size()
        ? rows.get(picked - 1).getAccessibleText()
        : super.queryAccessibleAttribute(attribute, parameters);
  }
}
