package sixteenbytes.app.desktop.session;

import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.Place;
import sixteenbytes.app.desktop.component.AnswerField;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.ChoiceList;
import sixteenbytes.app.desktop.component.Choices;
import sixteenbytes.app.desktop.component.Focus;
import sixteenbytes.app.desktop.component.GivenTable;
import sixteenbytes.app.desktop.component.LevelChip;
import sixteenbytes.app.desktop.component.MarkdownView;
import sixteenbytes.app.desktop.component.Rows;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.app.desktop.component.Segments;
import sixteenbytes.app.session.Minutes;
import sixteenbytes.app.session.TimedSession.Stage;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnInput;
import sixteenbytes.bank.marking.Echo;

/** The room of a session: the question, a field for the answer, the clocks, and no verdict. */
final class RoomPane implements PhasePane {
  private static final PseudoClass LATE = PseudoClass.getPseudoClass("late");
  private static final PseudoClass ANSWERED = PseudoClass.getPseudoClass("answered");

  private final RoomViewModel model;
  private final Desk desk;
  private final Segments way = new Segments();
  private final Label onQuestion = new Label();
  private final Label budget = new Label();
  private final Label left = new Label();
  private final AnswerField answer;
  private final ChoiceList choices;
  private final Label position = new Label();
  private final HBox place = new HBox();
  private final VBox prompt = new VBox();
  private final VBox followUps = new VBox();
  private final RoomActions actions;
  private final VBox notes = new VBox();
  private final HBox content;
  private final Node end;
  private final Timeline ticking = new Timeline(new KeyFrame(Duration.millis(500), e -> tick()));
  private final ChangeListener<Number> moved = (property, before, now) -> show();

  RoomPane(RoomViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    answer = new AnswerField(desk.texts().get("drill.answer"));
    answer.explain(desk.texts().get("place.help"), () -> desk.navigation().open(Place.HELP));
    choices = new ChoiceList(desk.texts().get("drill.choices"));
    actions = new RoomActions(model, desk, this::focusAnswer);
    end = actions.endButton();
    way.getStyleClass().add("way");
    for (int i = 0; i < model.size(); i++) {
      way.add("question", 1);
    }
    position.setId("position");
    position.getStyleClass().addAll("muted", "small");
    place.getStyleClass().add("room-place");
    for (Label clock : List.of(onQuestion, budget, left)) {
      clock.getStyleClass().add("clock");
    }
    onQuestion.setId("time-on-question");
    onQuestion.getStyleClass().add("running");
    left.setId("time-left");
    prompt.getStyleClass().add("room-prompt");
    followUps.getStyleClass().add("follow-ups");
    content = layout();
    bind();
    show();
    tick();
    ticking.setCycleCount(Timeline.INDEFINITE);
    ticking.play(); // goes on while another page is open: time passes there too
  }

  private HBox layout() {
    var work = new VBox(place, prompt, answer, choices, followUps);
    work.getStyleClass().add("work");
    var promise = new Label(desk.texts().get("session.promise"));
    promise.getStyleClass().addAll("muted", "small", "promise");
    var column = new ScrollingColumn(work, new VBox(actions, promise));
    HBox.setHgrow(column, Priority.ALWAYS);
    notes.getStyleClass().add("notes");
    var side = new ScrollingColumn(notes, new Region());
    side.getStyleClass().add("notes-column");
    var columns = new HBox(column, side);
    columns.getStyleClass().addAll("session-page", "room");
    return columns;
  }

  private void bind() {
    answer.field().textProperty().bindBidirectional(model.typedProperty());
    model.echoProperty().addListener((property, before, now) -> showEcho());
    model.refusedProperty().addListener((property, before, now) -> showEcho());
    model
        .readings()
        .addListener(
            (ListChangeListener<String>)
                change -> {
                  answer.offer(model.readings(), model::choose);
                  showEcho();
                });
    model.movesProperty().addListener(moved);
    model.endingProperty().addListener((property, before, now) -> actions.refresh());
  }

  private void show() {
    if (model.stage() == Stage.OVER) {
      return;
    }
    DrawnAsk asked = model.asked();
    boolean answered = model.stage() == Stage.FOLLOW_UPS;
    content.pseudoClassStateChanged(ANSWERED, answered);
    way.standAt(model.position() + (answered ? 1 : 0));
    position.setText(desk.texts().get("session.position", model.position() + 1, model.size()));
    place
        .getChildren()
        .setAll(new LevelChip(desk.texts().get("level", asked.question().level())), position);
    var words = new MarkdownView(asked.prompt(), desk.typesetting());
    words.setId("prompt");
    prompt.getChildren().setAll(words);
    answer.limit(asked.toleranceText());
    answer.field().setEditable(!answered);
    answer.field().setDisable(answered);
    answer.settle(answered ? " " : "");
    answer.setVisible(asked.choices().isEmpty());
    answer.setManaged(asked.choices().isEmpty());
    if (answered) {
      choices.close();
    } else {
      choices.offer(Choices.of(asked, desk.typesetting()), model::pick);
    }
    showFollowUps(answered);
    showGiven(asked);
    showEcho();
    actions.refresh();
    tick();
    focus();
  }

  private void showFollowUps(boolean answered) {
    followUps.getChildren().clear();
    if (!answered) {
      return;
    }
    var taken = new Label(desk.texts().get("session.taken"));
    taken.getStyleClass().addAll("muted", "small");
    followUps.getChildren().add(taken);
    if (!model.followUps().isEmpty()) {
      var rows = new Rows("follow-ups");
      model.followUps().forEach(next -> rows.add(new MarkdownView(next, desk.typesetting())));
      followUps.getChildren().add(new Card(desk.texts().get("session.followUps"), rows));
    }
  }

  private void showGiven(DrawnAsk asked) {
    notes.getChildren().clear();
    if (!asked.given().isEmpty()) {
      List<GivenTable.Row> rows = asked.given().stream().map(RoomPane::row).toList();
      notes
          .getChildren()
          .add(new Card(desk.texts().get("drill.given"), new GivenTable(rows, desk.typesetting())));
    }
    asked
        .aloud()
        .ifPresent(
            aloud ->
                notes
                    .getChildren()
                    .add(
                        new Card(
                            desk.texts().get("session.aloud"),
                            new MarkdownView(aloud, desk.typesetting()))));
  }

  private static GivenTable.Row row(DrawnInput input) {
    return new GivenTable.Row(input.title(), input.symbol(), input.display());
  }

  private void showEcho() {
    Echo heard = model.echoProperty().get();
    Echo refused = model.refusedProperty().get();
    if (refused != null) {
      answer.showProblem(desk.texts().get("session.notTaken", refused.text()), refused.position());
    } else if (heard == null) {
      answer.show("", "");
    } else if (!heard.readable()) {
      answer.showProblem(heard.text(), heard.position());
    } else if (!model.readings().isEmpty()) {
      answer.show("", desk.texts().get("session.which"));
    } else {
      answer.show(desk.texts().get("drill.readsAs"), heard.text());
    }
  }

  private void tick() {
    model.tick();
    if (model.stage() == Stage.OVER) {
      return;
    }
    onQuestion.setText(Minutes.of(model.timeOnCurrent()));
    onQuestion.pseudoClassStateChanged(LATE, model.timeOnCurrent().compareTo(model.budget()) > 0);
    budget.setText(desk.texts().get("session.of", Minutes.of(model.budget())));
    left.setText(desk.texts().get("session.left", Minutes.of(model.remaining())));
  }

  @Override
  public List<Node> whereabouts() {
    return List.of(PageTitle.beside(desk.texts().get("place.session")), way);
  }

  @Override
  public List<Node> extras() {
    var question = new HBox(onQuestion, budget);
    question.setAlignment(Pos.CENTER_RIGHT);
    question.getStyleClass().add("question-clock");
    return List.of(question, left, end);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void focus() {
    if (model.stage() == Stage.QUESTION) {
      focusAnswer();
    } else {
      actions.focusFirst();
    }
  }

  private void focusAnswer() {
    Focus.on(choices.isVisible() ? choices : answer.field());
  }

  @Override
  public void leave() {
    ticking.stop();
    model.movesProperty().removeListener(moved);
  }
}
