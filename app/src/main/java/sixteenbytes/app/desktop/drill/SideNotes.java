package sixteenbytes.app.desktop.drill;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.GivenTable;
import sixteenbytes.app.desktop.component.Icon;
import sixteenbytes.app.desktop.component.MarkdownView;
import sixteenbytes.app.desktop.component.Rows;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnFollowUp;
import sixteenbytes.bank.drawing.DrawnInput;
import sixteenbytes.bank.drawing.FilledText;

/**
 * The right column of the drill: what is given, then hints, and after the answer what to make of
 * it.
 */
final class SideNotes extends VBox {
  private final DrillViewModel model;
  private final Desk desk;

  SideNotes(DrillViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    getStyleClass().add("notes");
  }

  void refresh() {
    DrawnAsk asked = model.askedProperty().get();
    var cards = new ArrayList<Node>();
    if (!asked.given().isEmpty()) {
      cards.add(new Card(desk.texts().get("drill.given"), given(asked)));
    }
    if (model.stageProperty().get() == DrillViewModel.Stage.SOLVED) {
      asked.sketch().map(this::sketch).ifPresent(cards::add);
      list("drill.rubric", "rubric", asked.rubric()).ifPresent(cards::add);
      followUps().ifPresent(cards::add);
    } else {
      list("drill.hints", "hints", model.hints()).ifPresent(cards::add);
    }
    getChildren().setAll(cards);
  }

  private Node given(DrawnAsk asked) {
    List<GivenTable.Row> rows = asked.given().stream().map(SideNotes::row).toList();
    return new GivenTable(rows, desk.typesetting());
  }

  private static GivenTable.Row row(DrawnInput input) {
    return new GivenTable.Row(input.title(), input.symbol(), input.display());
  }

  private Card sketch(FilledText text) {
    var sketch = new MarkdownView(text, desk.typesetting());
    sketch.setId("sketch");
    return new Card(desk.texts().get("drill.sketch"), sketch);
  }

  private Optional<Card> list(String heading, String id, List<FilledText> lines) {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    var rows = new Rows(id);
    lines.forEach(line -> rows.add(new MarkdownView(line, desk.typesetting())));
    return Optional.of(new Card(desk.texts().get(heading), rows));
  }

  private Optional<Card> followUps() {
    List<DrawnFollowUp> next = model.followUps();
    if (next.isEmpty()) {
      return Optional.empty();
    }
    var rows = new Rows("follow-ups");
    next.forEach(followUp -> add(followUp, rows));
    return Optional.of(new Card(desk.texts().get("drill.followUps"), rows));
  }

  private void add(DrawnFollowUp followUp, Rows rows) {
    var prompt = new MarkdownView(followUp.prompt(), desk.typesetting());
    if (followUp.part().isEmpty()) {
      rows.add(prompt);
      return;
    }
    var answer = new Hyperlink(desk.texts().get("drill.answerIt"), new Icon("arrow"));
    answer.getStyleClass().add("answer-it");
    answer.setAccessibleText(desk.texts().get("drill.answerThis", followUp.prompt().plain()));
    answer.setOnAction(event -> model.answerFollowUp(followUp.part().get()));
    rows.add(prompt, answer);
  }
}
