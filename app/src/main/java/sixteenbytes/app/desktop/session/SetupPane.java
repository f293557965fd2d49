package sixteenbytes.app.desktop.session;

import java.time.Duration;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.Focus;
import sixteenbytes.app.desktop.component.KeyButton;
import sixteenbytes.app.desktop.component.Rows;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.app.desktop.component.Segments;
import sixteenbytes.app.session.Minutes;

/** Where a session is put together: questions by level, minutes, and one button that starts it. */
final class SetupPane implements PhasePane {
  private static final int MINUTES_A_STEP = 5;

  private final SetupViewModel model;
  private final SessionViewModel session;
  private final Desk desk;
  private final Label title;
  private final Segments segments = new Segments();
  private final KeyButton start;
  private final HBox content;
  // A property that is made of another one lives as long as somebody holds it.
  private final List<ObjectProperty<Integer>> held;

  SetupPane(SetupViewModel model, SessionViewModel session, Desk desk) {
    this.model = model;
    this.session = session;
    this.desk = desk;
    title = PageTitle.of(desk.texts().get("place.session"));
    held =
        List.of(
            model.count(1).valueProperty().asObject(),
            model.count(2).valueProperty().asObject(),
            model.count(3).valueProperty().asObject(),
            model.minutes().valueProperty().asObject());
    start =
        new KeyButton(
            desk.texts().get("session.start"),
            new KeyCodeCombination(KeyCode.ENTER),
            KeyButton.Weight.PRIMARY);
    start.setId("start");
    start.setOnAction(event -> session.start());
    start.disableProperty().bind(model.canStart().not());
    start.setMinWidth(Region.USE_PREF_SIZE);
    var left = new VBox(model.bankIsEmpty() ? empty() : plan());
    left.getStyleClass().add("setup-plan");
    HBox.setHgrow(left, Priority.ALWAYS);
    var right = new VBox(rules());
    right.getStyleClass().add("setup-rules");
    var columns = new HBox(left, right);
    columns.getStyleClass().add("setup");
    var column = new ScrollingColumn(columns, new Region());
    HBox.setHgrow(column, Priority.ALWAYS);
    content = new HBox(column);
    content.getStyleClass().add("session-page");
  }

  private Node empty() {
    var words = new Label(desk.texts().get("session.emptyBank"));
    words.setWrapText(true);
    return new Card(words);
  }

  private Node plan() {
    var headline = new Label();
    headline.setId("headline");
    headline.getStyleClass().add("headline");
    headline.setWrapText(true);
    headline
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                this::headline, model.total(), model.minutes().valueProperty()));
    HBox.setHgrow(headline, Priority.ALWAYS);
    headline.setMaxWidth(Double.MAX_VALUE);
    var head = new HBox(headline, start);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("setup-head");
    var rows = new Rows("mix");
    for (int level = 1; level <= 3; level++) {
      rows.add(level(level));
    }
    rows.add(
        line(
            desk.texts().get("session.minutes"),
            desk.texts().get("session.minutes.what"),
            spinner("minutes", model.minutes(), MINUTES_A_STEP, held.get(3))));
    model.total().addListener((property, before, now) -> share());
    model.minutes().valueProperty().addListener((property, before, now) -> share());
    share();
    var trouble = new Label();
    trouble.setWrapText(true);
    trouble.getStyleClass().add("trouble");
    trouble.textProperty().bind(session.troubleProperty());
    trouble.visibleProperty().bind(trouble.textProperty().isNotEmpty());
    trouble.managedProperty().bind(trouble.visibleProperty());
    var card = new Card(head, segments, rows, trouble);
    card.getStyleClass().add("setup-card");
    return card;
  }

  private String headline() {
    int total = model.total().intValue();
    int minutes = model.minutes().valueProperty().get();
    return total == 0
        ? desk.texts().get("session.noQuestion")
        : desk.texts()
            .get(total == 1 ? "session.headline.one" : "session.headline", total, minutes);
  }

  /** One segment a question, as long as its share of the time. */
  private void share() {
    segments.clear();
    for (int level = 1; level <= 3; level++) {
      int count = model.count(level).valueProperty().get();
      for (int i = 0; i < count; i++) {
        segments.add("level-" + level, model.budget(level).toMillis() / 1000.0);
      }
    }
  }

  private Node level(int level) {
    SetupViewModel.Choice choice = model.count(level);
    var budget = new Label();
    budget.getStyleClass().addAll("muted", "mono", "budget");
    budget
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> each(level), model.total(), model.minutes().valueProperty()));
    return line(
        desk.texts().get("session.level." + level),
        desk.texts().get("session.level." + level + ".what", choice.most()),
        budget,
        spinner("level-" + level, choice, 1, held.get(level - 1)));
  }

  private String each(int level) {
    Duration budget = model.budget(level);
    return model.count(level).valueProperty().get() == 0
        ? ""
        : desk.texts().get("session.each", Minutes.of(budget));
  }

  private static HBox line(String name, String what, Node... controls) {
    var title = new Label(name);
    title.getStyleClass().add("setup-name");
    var detail = new Label(what);
    detail.getStyleClass().addAll("muted", "small");
    detail.setWrapText(true);
    var words = new VBox(title, detail);
    words.getStyleClass().add("setup-words");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    var line = new HBox(words);
    line.getChildren().addAll(controls);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("setup-line");
    return line;
  }

  private Spinner<Integer> spinner(
      String id, SetupViewModel.Choice choice, int step, ObjectProperty<Integer> value) {
    var factory = new IntegerSpinnerValueFactory(choice.least(), choice.most());
    factory.setAmountToStepBy(step);
    factory.valueProperty().bindBidirectional(value);
    var spinner = new Spinner<>(factory);
    spinner.setId(id);
    spinner.getStyleClass().addAll(Spinner.STYLE_CLASS_SPLIT_ARROWS_HORIZONTAL, "count");
    spinner.setAccessibleText(desk.texts().get("session.spinner." + id));
    spinner.setMinWidth(Region.USE_PREF_SIZE);
    return spinner;
  }

  private Card rules() {
    var rows = new Rows("rules");
    for (String rule : List.of("answer", "judged", "readings", "time", "report")) {
      var line = new Label(desk.texts().get("session.rule." + rule));
      line.setWrapText(true);
      rows.add(line);
    }
    return new Card(desk.texts().get("session.rules"), rows);
  }

  @Override
  public List<Node> whereabouts() {
    return List.of(title);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void focus() {
    Focus.on(start);
  }
}
