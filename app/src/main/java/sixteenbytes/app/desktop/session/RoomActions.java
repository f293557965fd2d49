package sixteenbytes.app.desktop.session;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.KeyButton;
import sixteenbytes.app.desktop.component.KeyButton.Weight;
import sixteenbytes.app.session.TimedSession.Stage;

/** What can be done in the room; when the end was asked for, whether it is meant. */
final class RoomActions extends VBox {
  private final RoomViewModel model;
  private final Desk desk;
  private final Runnable backToField;

  /**
   * @param backToField sets the focus to the answer field
   */
  RoomActions(RoomViewModel model, Desk desk, Runnable backToField) {
    this.model = model;
    this.desk = desk;
    this.backToField = backToField;
    getStyleClass().add("room-actions");
  }

  /** The way out, for the bar on top. */
  Node endButton() {
    var end = button("end", KeyCode.ESCAPE, Weight.QUIET, () -> model.endingProperty().set(true));
    end.disableProperty().bind(model.endingProperty());
    return end;
  }

  void refresh() {
    getChildren().clear();
    if (model.endingProperty().get()) {
      confirm();
    } else if (model.stage() == Stage.QUESTION) {
      var answer = button("answer-it", KeyCode.ENTER, Weight.PRIMARY, model::answer);
      answer.disableProperty().bind(model.canAnswer().not());
      row(answer, button("move-on", KeyCode.F3, Weight.NORMAL, model::moveOn));
    } else {
      String next = model.isLast() ? "to-report" : "next";
      row(button(next, KeyCode.ENTER, Weight.PRIMARY, model::next));
    }
  }

  private void confirm() {
    int open = model.open();
    var question =
        new Label(
            open == 0
                ? desk.texts().get("session.confirm.none")
                : desk.texts().get(open == 1 ? "session.confirm.one" : "session.confirm", open));
    question.setId("confirm");
    question.setWrapText(true);
    question.getStyleClass().add("confirm");
    getChildren().add(question);
    var stay = button("stay", KeyCode.ESCAPE, Weight.PRIMARY, this::stay);
    row(stay, button("end-now", KeyCode.F10, Weight.NORMAL, model::end));
    stay.requestFocus();
  }

  private void stay() {
    model.endingProperty().set(false);
    if (model.stage() == Stage.QUESTION) {
      backToField.run();
    } else {
      focusFirst();
    }
  }

  /** Moves the focus away from the field, so that Enter goes on. */
  void focusFirst() {
    if (!getChildren().isEmpty()
        && getChildren().get(getChildren().size() - 1) instanceof HBox row) {
      row.getChildren().get(0).requestFocus();
    }
  }

  private void row(Node... buttons) {
    var row = new HBox(buttons);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("actions");
    getChildren().add(row);
  }

  private KeyButton button(String id, KeyCode key, Weight weight, Runnable action) {
    var button =
        new KeyButton(desk.texts().get("session.do." + id), new KeyCodeCombination(key), weight);
    button.setId(id);
    button.setOnAction(event -> action.run());
    return button;
  }
}
