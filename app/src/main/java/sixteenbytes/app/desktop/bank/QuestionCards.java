package sixteenbytes.app.desktop.bank;

import java.util.ArrayList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.KeyButton;
import sixteenbytes.app.desktop.component.LevelChip;
import sixteenbytes.app.desktop.component.MarkdownView;
import sixteenbytes.app.desktop.component.Rows;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.pack.Curriculum;
import sixteenbytes.bank.pack.PackProblem;
import sixteenbytes.bank.question.Question;

/** What the selected question asks, where it comes from, and what could not be loaded. */
final class QuestionCards extends VBox {
  private final BankViewModel model;
  private final Desk desk;

  QuestionCards(BankViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    getStyleClass().add("notes");
    model.exampleProperty().addListener((property, before, now) -> refresh());
    refresh();
  }

  private void refresh() {
    var cards = new ArrayList<Node>();
    DrawnAsk example = model.exampleProperty().get();
    if (example != null) {
      cards.add(question(example));
      cards.add(sources(example.question()));
    }
    if (!model.problems().isEmpty()) {
      cards.add(problems());
    }
    getChildren().setAll(cards);
  }

  private Card question(DrawnAsk example) {
    Question question = example.question();
    var title = new Label(question.title());
    title.getStyleClass().add("preview-title");
    title.setWrapText(true);
    var prompt = new MarkdownView(example.prompt(), desk.typesetting());
    prompt.setId("preview");
    var drill =
        new KeyButton(
            desk.texts().get("bank.drill"),
            new KeyCodeCombination(KeyCode.ENTER),
            KeyButton.Weight.PRIMARY);
    drill.setId("drill-selected");
    drill.setOnAction(event -> model.drill());
    drill.setMaxWidth(Double.MAX_VALUE);
    var card =
        new Card(new LevelChip(desk.texts().get("level", question.level())), title, prompt, drill);
    card.getStyleClass().add("preview");
    return card;
  }

  private Card sources(Question question) {
    var rows = new Rows("sources");
    for (String source : question.sources()) {
      var line = new Label(Curriculum.readable(source));
      line.setWrapText(true);
      rows.add(line);
    }
    return new Card(desk.texts().get("bank.sources"), rows);
  }

  private Card problems() {
    var rows = new Rows("problems");
    for (PackProblem problem : model.problems()) {
      var line = new Label(problem.text());
      line.setWrapText(true);
      line.getStyleClass().add("problem");
      rows.add(line);
    }
    return new Card(desk.texts().get("bank.problems"), rows);
  }
}
