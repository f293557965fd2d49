package sixteenbytes.app.desktop.drill;

import javafx.geometry.Pos;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.FlowPane;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.KeyButton;
import sixteenbytes.app.desktop.component.KeyButton.Weight;
import sixteenbytes.bank.marking.Verdict;

/** What can be done next, the likeliest first and alone in colour. */
final class DrillActions extends FlowPane {
  private final DrillViewModel model;
  private final Desk desk;

  DrillActions(DrillViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    getStyleClass().add("actions");
    setAlignment(Pos.CENTER_LEFT);
  }

  void refresh() {
    getChildren().clear();
    switch (model.stageProperty().get()) {
      case ASKING -> {
        check();
        hint();
        button("drill.skip", KeyCode.F3, Weight.QUIET, model::nextQuestion);
      }
      case RETRYING -> {
        check();
        button("drill.solution", KeyCode.F2, Weight.NORMAL, model::giveUp);
        hint();
      }
      case SOLVED -> {
        boolean right = isRight();
        if (right) {
          button("drill.next", KeyCode.RIGHT, Weight.PRIMARY, model::nextQuestion);
        }
        Weight again = right ? Weight.NORMAL : Weight.PRIMARY;
        button("drill.newNumbers", KeyCode.N, again, model::newNumbers);
        if (!right) {
          button("drill.next", KeyCode.RIGHT, Weight.NORMAL, model::nextQuestion);
        }
        if (model.askedProperty().get().hasCalculator()) {
          button("drill.calculator", KeyCode.C, Weight.NORMAL, this::openCalculator);
        }
      }
    }
  }

  /** Moves the focus to what is likeliest, away from the field, so that single keys work. */
  void focusFirst() {
    getChildren().get(0).requestFocus();
  }

  private boolean isRight() {
    Verdict verdict = model.verdictProperty().get();
    return verdict != null && verdict.kind() == Verdict.Kind.CORRECT;
  }

  private void check() {
    var check = button("drill.check", KeyCode.ENTER, Weight.PRIMARY, model::check);
    check.disableProperty().bind(model.typedProperty().isEmpty());
  }

  private void hint() {
    var hint = button("drill.hint", KeyCode.F1, Weight.NORMAL, model::hint);
    hint.setDisable(!model.hasMoreHints());
  }

  private void openCalculator() {
    var asked = model.askedProperty().get();
    desk.navigation().openCalculator(asked.calculator().id(), asked.inputs());
  }

  private KeyButton button(String text, KeyCode key, Weight weight, Runnable action) {
    var button = new KeyButton(desk.texts().get(text), new KeyCodeCombination(key), weight);
    button.setId(text.replace("drill.", ""));
    button.setOnAction(event -> action.run());
    getChildren().add(button);
    return button;
  }
}
