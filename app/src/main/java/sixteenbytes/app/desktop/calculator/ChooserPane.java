package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Icon;
import sixteenbytes.calculators.formula.Calculator;

/** All calculators by topic, over the page, with a search. */
final class ChooserPane extends VBox {
  private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
  private static final int COLUMNS = 3;

  private final ChooserViewModel model;
  private final Desk desk;
  private final Consumer<Calculator> chosen;
  private final TextField search = new TextField();
  private final HBox columns = new HBox();
  private final List<Item> items = new ArrayList<>();

  /** A calculator with its button. */
  private record Item(Calculator calculator, Button button) {}

  ChooserPane(ChooserViewModel model, Desk desk, Consumer<Calculator> chosen) {
    this.model = model;
    this.desk = desk;
    this.chosen = chosen;
    setId("chooser");
    getStyleClass().addAll("card", "chooser");
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    search.setId("chooser-search");
    search.getStyleClass().add("search-field");
    search.setPromptText(desk.texts().get("calculator.search"));
    search.setAccessibleText(desk.texts().get("calculator.search"));
    search.textProperty().bindBidirectional(model.searchProperty());
    var lens = new Icon("search");
    lens.getStyleClass().add("search-icon");
    lens.setMouseTransparent(true);
    StackPane.setAlignment(lens, javafx.geometry.Pos.CENTER_LEFT);
    columns.getStyleClass().add("chooser-columns");
    getChildren().addAll(new StackPane(search, lens), columns);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    visibleProperty().bind(model.openProperty());
    managedProperty().bind(model.openProperty());
    model.topicsProperty().addListener((property, before, now) -> buildIfOpen());
    model.markedProperty().addListener((property, before, now) -> mark());
    model
        .openProperty()
        .addListener(
            (property, before, now) -> {
              if (now) {
                build();
                search.requestFocus();
              }
            });
  }

  /** A list that nobody sees is not worth building. */
  private void buildIfOpen() {
    if (model.openProperty().get()) {
      build();
    }
  }

  private void build() {
    items.clear();
    columns.getChildren().clear();
    int lines = model.topicsProperty().get().stream().mapToInt(ChooserPane::lines).sum();
    var column = column();
    int filled = 0;
    for (ChooserViewModel.Topic topic : model.topicsProperty().get()) {
      boolean full = filled + lines(topic) / 2 > (lines + COLUMNS - 1) / COLUMNS;
      if (full && columns.getChildren().size() < COLUMNS) {
        column = column();
        filled = 0;
      }
      add(topic, column);
      filled += lines(topic);
    }
    if (lines == 0) {
      var none = new Label(desk.texts().get("calculator.noneFound"));
      none.getStyleClass().add("muted");
      column.getChildren().add(none);
    }
    mark();
  }

  private static int lines(ChooserViewModel.Topic topic) {
    return topic.calculators().size() + 2;
  }

  private VBox column() {
    var column = new VBox();
    column.getStyleClass().add("chooser-column");
    HBox.setHgrow(column, Priority.ALWAYS);
    columns.getChildren().add(column);
    return column;
  }

  private void add(ChooserViewModel.Topic topic, VBox column) {
    var name = new Label(topic.name());
    name.getStyleClass().addAll("card-heading", "chooser-topic");
    column.getChildren().add(name);
    for (Calculator calculator : topic.calculators()) {
      var button = new Button(calculator.title());
      button.setId("choose-" + calculator.id());
      button.getStyleClass().add("chooser-item");
      button.setWrapText(true);
      button.setMaxWidth(Double.MAX_VALUE);
      button.setFocusTraversable(false); // the arrow keys move the mark
      button.setOnAction(event -> choose(calculator));
      items.add(new Item(calculator, button));
      column.getChildren().add(button);
    }
  }

  private void mark() {
    for (Item item : items) {
      boolean marked = model.markedProperty().get().filter(item.calculator()::equals).isPresent();
      item.button().pseudoClassStateChanged(MARKED, marked);
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.DOWN) {
      model.move(1);
    } else if (event.getCode() == KeyCode.UP) {
      model.move(-1);
    } else if (event.getCode() == KeyCode.ENTER) {
      model.markedProperty().get().ifPresent(this::choose);
    } else if (event.getCode() == KeyCode.ESCAPE) {
      model.openProperty().set(false);
    } else {
      return;
    }
    event.consume();
  }

  private void choose(Calculator calculator) {
    model.openProperty().set(false);
    chosen.accept(calculator);
  }
}
