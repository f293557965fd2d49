package sixteenbytes.app.desktop.bank;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.Page;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.Icon;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.bank.question.Question;

/** The list of questions with its filters on the left, the selected question on the right. */
public final class BankView implements Page {
  private final BankViewModel model;
  private final Desk desk;
  private final TextField search = new TextField();
  private final ListView<Question> list = new ListView<>();
  private final Label count = new Label();
  private final HBox content;

  public BankView(BankViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    var left = new VBox(filters(), table());
    left.getStyleClass().add("bank-list");
    HBox.setHgrow(left, Priority.ALWAYS);
    var right = new ScrollingColumn(new QuestionCards(model, desk), new Region());
    right.getStyleClass().add("bank-preview");
    HBox.setHgrow(right, Priority.SOMETIMES);
    content = new HBox(left, right);
    content.getStyleClass().add("bank");
    count.getStyleClass().add("crumb");
    follow();
  }

  private Node filters() {
    search.setId("search");
    search.setPromptText(desk.texts().get("bank.search"));
    search.setAccessibleText(desk.texts().get("bank.search"));
    search.getStyleClass().add("search-field");
    search.textProperty().bindBidirectional(model.searchProperty());
    search.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.DOWN) {
            list.requestFocus();
            event.consume();
          }
        });
    var lens = new Icon("search");
    lens.getStyleClass().add("search-icon");
    lens.setMouseTransparent(true);
    StackPane.setAlignment(lens, Pos.CENTER_LEFT);
    var filters =
        new VBox(
            new StackPane(search, lens),
            new Chips(desk).levels(model),
            new Chips(desk).topics(model));
    filters.getStyleClass().add("filters");
    return filters;
  }

  private Node table() {
    list.setId("questions");
    list.setItems(model.shown());
    list.setCellFactory(view -> new QuestionRow(desk.texts()));
    list.setPlaceholder(nothingFound());
    list.setAccessibleText(desk.texts().get("place.bank"));
    list.getStyleClass().add("question-list");
    list.setOnMouseClicked(
        event -> {
          if (event.getClickCount() == 2) {
            model.drill();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    var card = new Card(list);
    card.getStyleClass().add("list-card");
    VBox.setVgrow(card, Priority.ALWAYS);
    return card;
  }

  private Node nothingFound() {
    var words = new Label(desk.texts().get(model.total() == 0 ? "bank.empty" : "bank.nothing"));
    words.getStyleClass().add("muted");
    words.setWrapText(true);
    var all = new Button(desk.texts().get("bank.showAll"));
    all.getStyleClass().add("plain-button");
    all.setOnAction(event -> model.showAll());
    var box = model.total() == 0 ? new VBox(words) : new VBox(words, all);
    box.getStyleClass().add("empty-state");
    return box;
  }

  private void follow() {
    model.shown().addListener((ListChangeListener<Question>) change -> countShown());
    countShown();
    list.getSelectionModel().select(model.selectedProperty().get());
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null) {
                model.selectedProperty().set(now);
              }
            });
    model
        .selectedProperty()
        .addListener((property, before, now) -> list.getSelectionModel().select(now));
  }

  private void countShown() {
    int shown = model.shown().size();
    count.setText(
        shown == model.total()
            ? desk.texts().get("bank.count", shown)
            : desk.texts().get("bank.countOf", shown, model.total()));
  }

  @Override
  public List<Node> whereabouts() {
    var title = new Label(desk.texts().get("place.bank"));
    title.getStyleClass().add("page-title");
    return List.of(title, count);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void shown() {
    search.requestFocus();
  }
}
