package sixteenbytes.app.desktop.session;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Icon;
import sixteenbytes.app.report.ReportLine;
import sixteenbytes.app.session.Minutes;

/** Every question of a session with what was typed, the verdict and the time. */
final class ReportTable extends VBox {
  private static final PseudoClass LATE = PseudoClass.getPseudoClass("late");

  private final Desk desk;
  private final ListView<ReportLine> list = new ListView<>();

  ReportTable(ReportViewModel model, Desk desk) {
    this.desk = desk;
    getStyleClass().addAll("card", "list-card", "report-table");
    list.setId("report-lines");
    list.getStyleClass().add("question-list");
    list.setAccessibleText(desk.texts().get("session.questions"));
    list.getItems().setAll(model.report().lines());
    list.setCellFactory(view -> new Row());
    list.getSelectionModel().select(model.selectedProperty().get());
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null) {
                model.selectedProperty().set(now);
              }
            });
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(header(), list);
  }

  void focus() {
    list.requestFocus();
  }

  private Node header() {
    HBox header =
        columns(
            new Label(desk.texts().get("session.column.question")),
            new Label(desk.texts().get("session.column.typed")),
            new Label(desk.texts().get("session.column.verdict")),
            new Label(desk.texts().get("session.column.time")));
    header.getStyleClass().add("report-header");
    return header;
  }

  private static HBox columns(Node question, Node typed, Node verdict, Node time) {
    VBox wide = column("report-question", question);
    HBox.setHgrow(wide, Priority.ALWAYS);
    wide.setMinWidth(0);
    var columns =
        new HBox(
            wide,
            column("report-typed", typed),
            column("report-verdict", verdict),
            column("report-time", time));
    columns.setAlignment(Pos.CENTER_LEFT);
    columns.getStyleClass().add("report-line");
    return columns;
  }

  /** A box around a cell, so that head and rows are measured in the same text size. */
  private static VBox column(String styleClass, Node cell) {
    var column = new VBox(cell);
    column.getStyleClass().add(styleClass);
    return column;
  }

  private final class Row extends ListCell<ReportLine> {
    Row() {
      getStyleClass().addAll("question-row", "report-row");
      setPrefWidth(0); // as wide as the list, so that long titles wrap
    }

    @Override
    protected double computePrefHeight(double width) {
      double room = list.getWidth() - list.snappedLeftInset() - list.snappedRightInset();
      return getGraphic() == null ? super.computePrefHeight(width) : getGraphic().prefHeight(room);
    }

    @Override
    protected void updateItem(ReportLine line, boolean empty) {
      super.updateItem(line, empty);
      setText(null);
      setGraphic(empty ? null : show(line));
      setAccessibleText(empty ? "" : spoken(line));
    }

    private Node show(ReportLine line) {
      var question = new Label(line.answer().asked().question().title());
      question.setWrapText(true);
      var typed = new Label(line.answer().answered() ? line.answer().typed() : "\u2013");
      typed.setWrapText(true);
      typed.getStyleClass().addAll("mono", "small");
      var time = new Label(time(line));
      time.getStyleClass().addAll("mono", "small");
      time.pseudoClassStateChanged(LATE, !line.answer().inTime());
      return columns(question, typed, verdict(line), time);
    }

    private VBox verdict(ReportLine line) {
      VerdictWords words = VerdictWords.of(line, desk.texts());
      var word = new Label(words.word(), new Icon("verdict." + words.kind()));
      word.setWrapText(true);
      word.getStyleClass().add("verdict-tag");
      word.pseudoClassStateChanged(PseudoClass.getPseudoClass(words.kind()), true);
      var box = new VBox(word);
      if (!words.mistake().isEmpty()) {
        var mistake = new Label(words.mistake());
        mistake.setWrapText(true);
        mistake.getStyleClass().add("report-mistake");
        box.getChildren().add(mistake);
      }
      return box;
    }

    private String time(ReportLine line) {
      String budget = Minutes.of(line.answer().budget());
      return line.answer().shown()
          ? desk.texts().get("session.timeOf", Minutes.of(line.answer().time()), budget)
          : "\u2013";
    }

    private String spoken(ReportLine line) {
      VerdictWords words = VerdictWords.of(line, desk.texts());
      return String.join(
          ". ",
          line.answer().asked().question().title(),
          line.answer().typed(),
          words.word(),
          words.mistake(),
          time(line));
    }
  }
}
