package sixteenbytes.app.desktop.help;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.Page;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.Rows;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

/** What can be typed, by examples as the program reads them, and the choice of the decimal sign. */
public final class HelpView implements Page {
  private final HelpViewModel model;
  private final Desk desk;
  private final VBox sections = new VBox();
  private final ToggleButton point;
  private final ToggleButton comma;
  private final HBox content;

  public HelpView(HelpViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    point = chip("point", Comma.GROUPS);
    comma = chip("comma", Comma.DECIMAL);
    sections.getStyleClass().add("help-sections");
    var page = new VBox(choice(), sections);
    page.getStyleClass().add("help-page");
    var column = new ScrollingColumn(page, new Region());
    HBox.setHgrow(column, Priority.ALWAYS);
    content = new HBox(column);
    content.getStyleClass().add("help");
    model.numbers().commaProperty().addListener((property, before, now) -> show());
    show();
  }

  private Node choice() {
    var words = new Label(desk.texts().get("help.comma"));
    var row = new HBox(words, point, comma);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("help-choice");
    var detail = new Label(desk.texts().get("help.comma.what"));
    detail.setWrapText(true);
    detail.getStyleClass().addAll("muted", "small");
    return new Card(row, detail);
  }

  private ToggleButton chip(String id, Comma meaning) {
    var chip = new ToggleButton(desk.texts().get("help.comma." + id));
    chip.setId("decimal-" + id);
    chip.getStyleClass().addAll("chip", "mono");
    chip.setAccessibleText(desk.texts().get("help.comma." + id + ".spoken"));
    chip.setOnAction(
        event -> {
          model.numbers().use(meaning);
          chip.setSelected(true); // a second click does not leave both unchosen
        });
    return chip;
  }

  private void show() {
    Comma chosen = model.numbers().commaProperty().get();
    point.setSelected(chosen == Comma.GROUPS);
    comma.setSelected(chosen == Comma.DECIMAL);
    sections.getChildren().setAll(model.sections().stream().map(this::card).toList());
  }

  private Node card(Section section) {
    var words = new Label(section.words());
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    var rows = new Rows("help-" + section.title().replace(' ', '-'));
    section.examples().forEach(example -> rows.add(line(example)));
    return new Card(section.title(), words, rows);
  }

  private Node line(Example example) {
    var typed = new Label(example.typed());
    typed.getStyleClass().addAll("mono", "help-typed");
    typed.setWrapText(true);
    var said = new Label(model.said(example));
    said.getStyleClass().addAll("small", "muted");
    said.setWrapText(true);
    said.setMinWidth(0);
    HBox.setHgrow(said, Priority.ALWAYS);
    var line = new HBox(typed, said);
    line.setAlignment(Pos.BASELINE_LEFT);
    line.getStyleClass().add("help-line");
    return line;
  }

  @Override
  public List<Node> whereabouts() {
    var title = new Label(desk.texts().get("place.help"));
    title.getStyleClass().add("page-title");
    return List.of(title);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void shown() {
    (comma.isSelected() ? comma : point).requestFocus();
  }
}
