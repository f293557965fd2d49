package sixteenbytes.app.desktop.session;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.DerivationView;
import sixteenbytes.app.desktop.component.GivenTable;
import sixteenbytes.app.desktop.component.KeyButton;
import sixteenbytes.app.desktop.component.LevelChip;
import sixteenbytes.app.desktop.component.MarkdownView;
import sixteenbytes.app.desktop.component.Rows;
import sixteenbytes.app.desktop.component.VerdictPanel;
import sixteenbytes.app.report.ReportLine;
import sixteenbytes.bank.drawing.DrawnAsk;

/** One question of a report in full: its numbers, the verdict, the derivation and the sketch. */
final class ReportDetail extends VBox {
  private final ReportViewModel model;
  private final Desk desk;

  ReportDetail(ReportViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    getStyleClass().add("notes");
    model.selectedProperty().addListener((property, before, now) -> show(now));
    show(model.selectedProperty().get());
  }

  private void show(ReportLine line) {
    DrawnAsk asked = line.answer().asked();
    var cards = new ArrayList<Node>();
    cards.add(question(asked));
    cards.add(verdict(line));
    var answer = new Card(desk.texts().get("session.derivation", asked.answer()));
    if (!asked.steps().isEmpty()) {
      answer.getChildren().add(DerivationView.of(asked, desk.typesetting()));
    }
    cards.add(answer);
    asked
        .sketch()
        .ifPresent(
            sketch -> {
              var words = new MarkdownView(sketch, desk.typesetting());
              words.setId("report-sketch");
              cards.add(new Card(desk.texts().get("drill.sketch"), words));
            });
    getChildren().setAll(cards);
  }

  private Card question(DrawnAsk asked) {
    var prompt = new MarkdownView(asked.prompt(), desk.typesetting());
    prompt.setId("report-prompt");
    prompt.getStyleClass().add("report-prompt");
    var topic = new Label(desk.texts().named("topic", asked.question().topic()));
    topic.getStyleClass().addAll("muted", "small");
    var head = new HBox(new LevelChip(desk.texts().get("level", asked.question().level())), topic);
    head.getStyleClass().add("room-place");
    List<GivenTable.Row> rows =
        asked.given().stream()
            .map(input -> new GivenTable.Row(input.title(), input.symbol(), input.display()))
            .toList();
    var calculator =
        new KeyButton(
            desk.texts().get("drill.calculator"),
            new KeyCodeCombination(KeyCode.C),
            KeyButton.Weight.NORMAL);
    calculator.setId("report-calculator");
    calculator.setOnAction(event -> model.openCalculator());
    var card = new Card(head, prompt);
    if (!asked.choices().isEmpty()) {
      var choices = new Rows("report-choices");
      asked.choices().forEach(one -> choices.add(new MarkdownView(one.text(), desk.typesetting())));
      card.getChildren().add(choices);
    }
    if (!rows.isEmpty()) {
      card.getChildren().add(new GivenTable(rows, desk.typesetting()));
    }
    if (asked.hasCalculator()) {
      card.getChildren().add(calculator);
    }
    return card;
  }

  private VerdictPanel verdict(ReportLine line) {
    VerdictWords words = VerdictWords.of(line, desk.texts());
    String sentence =
        line.verdict()
            .map(found -> found.message())
            .orElseGet(() -> desk.texts().get("session." + words.kind()));
    String detail =
        words.mistake().isEmpty() ? "" : desk.texts().get("drill.mistake", words.mistake());
    var panel =
        new VerdictPanel(
            new VerdictPanel.Content(words.kind(), words.word(), sentence, detail),
            desk.typesetting());
    panel.setId("report-verdict");
    return panel;
  }
}
