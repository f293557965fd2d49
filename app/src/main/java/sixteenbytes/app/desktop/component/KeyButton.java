package sixteenbytes.app.desktop.component;

import java.util.Locale;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyEvent;

/**
 * A button with its key printed on it. The key works wherever the focus is, as long as the button
 * can be seen; a letter does not while text is being typed, nor Enter while another button has the
 * focus.
 */
public final class KeyButton extends Button {
  /** What JavaFX writes for Enter; few typefaces have it. */
  private static final String ENTER_SIGN = "\u21B5";

  private final KeyCodeCombination key;
  private final EventHandler<KeyEvent> listener = this::pressed;

  /** How much a button stands out: one of a screen is primary. */
  public enum Weight {
    PRIMARY,
    NORMAL,
    QUIET
  }

  public KeyButton(String text, KeyCodeCombination key, Weight weight) {
    super(text);
    this.key = key;
    var printed = new Label(printed(key));
    printed.getStyleClass().add("key");
    setGraphic(printed);
    setContentDisplay(ContentDisplay.RIGHT);
    getStyleClass().addAll("key-button", weight.name().toLowerCase(Locale.ROOT));
    setAccessibleText(text);
    setAccessibleHelp(key.getDisplayText());
    sceneProperty().addListener((property, before, now) -> move(before, now));
  }

  private static String printed(KeyCodeCombination key) {
    String keys = key.getDisplayText().replace('+', ' ');
    return switch (key.getCode()) {
      case ENTER -> keys.replace(ENTER_SIGN, KeyCode.ENTER.getName());
      case ESCAPE -> "Esc";
      default -> keys;
    };
  }

  private void move(Scene before, Scene now) {
    if (before != null) {
      before.removeEventFilter(KeyEvent.KEY_PRESSED, listener);
    }
    if (now != null) {
      now.addEventFilter(KeyEvent.KEY_PRESSED, listener);
    }
  }

  private void pressed(KeyEvent event) {
    if (key.match(event)
        && !event.isConsumed()
        && !isDisabled()
        && isSeen()
        && !belongsToFocus(event)) {
      event.consume();
      fire();
    }
  }

  private boolean belongsToFocus(KeyEvent event) {
    Node focus = getScene().getFocusOwner();
    boolean chord = event.isControlDown() || event.isMetaDown() || event.isAltDown();
    if (event.getCode() == KeyCode.ENTER && !chord) {
      return focus instanceof ButtonBase && focus != this;
    }
    boolean command = event.getCode().isFunctionKey() || event.getCode() == KeyCode.ESCAPE;
    return focus instanceof TextInputControl && !chord && !command;
  }

  private boolean isSeen() {
    for (Node node = this; node != null; node = node.getParent()) {
      if (!node.isVisible()) {
        return false;
      }
    }
    return true;
  }
}
