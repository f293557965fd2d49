package sixteenbytes.app.desktop.drill;

import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
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
import sixteenbytes.app.desktop.Page;
import sixteenbytes.app.desktop.Place;
import sixteenbytes.app.desktop.component.AnswerField;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.ChoiceList;
import sixteenbytes.app.desktop.component.Choices;
import sixteenbytes.app.desktop.component.DerivationView;
import sixteenbytes.app.desktop.component.Focus;
import sixteenbytes.app.desktop.component.LevelChip;
import sixteenbytes.app.desktop.component.MarkdownView;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.app.desktop.component.VerdictPanel;
import sixteenbytes.app.session.Minutes;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.FilledText;
import sixteenbytes.bank.marking.Echo;
import sixteenbytes.bank.marking.Verdict;

/** Builds what the drill shows and keeps it in step with the view model. It decides nothing. */
public final class DrillView implements Page {
  private static final PseudoClass SOLVED = PseudoClass.getPseudoClass("solved");

  private final DrillViewModel model;
  private final Desk desk;
  private final HBox place = new HBox();
  private final Label position = new Label();
  private final Label clock = new Label();
  private final AnswerField answer;
  private final ChoiceList choices;
  private final VBox prompt = new VBox();
  private final VBox outcome = new VBox();
  private final Label aloud = new Label();
  private final DrillActions actions;
  private final SideNotes notes;
  private final ScrollingColumn left;
  private final HBox content;
  private final Timeline ticking = new Timeline(new KeyFrame(Duration.seconds(1), e -> tick()));

  public DrillView(DrillViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    answer = new AnswerField(desk.texts().get("drill.answer"));
    answer.explain(desk.texts().get("place.help"), () -> desk.navigation().open(Place.HELP));
    choices = new ChoiceList(desk.texts().get("drill.choices"));
    actions = new DrillActions(model, desk);
    notes = new SideNotes(model, desk);
    place.getStyleClass().add("whereabouts");
    place.setAlignment(Pos.CENTER_LEFT);
    position.getStyleClass().addAll("muted", "small");
    clock.setId("clock");
    clock.getStyleClass().add("clock");
    clock.setAccessibleText(desk.texts().get("drill.clock"));
    outcome.getStyleClass().add("outcome");
    var work = new VBox(prompt, answer, choices, outcome);
    work.getStyleClass().add("work");
    aloud.setWrapText(true);
    aloud.getStyleClass().add("aloud");
    left = new ScrollingColumn(work, new VBox(actions, aloud));
    left.getStyleClass().add("work-column");
    HBox.setHgrow(left, Priority.ALWAYS);
    var right = new ScrollingColumn(notes, new Region());
    right.getStyleClass().add("notes-column");
    HBox.setHgrow(right, Priority.SOMETIMES);
    content = new HBox(left, right);
    content.getStyleClass().add("drill");
    ticking.setCycleCount(Timeline.INDEFINITE);
    bind();
  }

  private void bind() {
    answer.field().textProperty().bindBidirectional(model.typedProperty());
    answer.field().setOnAction(event -> model.check()); // also once the button has gone
    model.askedProperty().addListener((property, before, now) -> showQuestion(now));
    model.echoProperty().addListener((property, before, now) -> showEcho(now));
    model.movesProperty().addListener((property, before, now) -> showOutcome());
    model.hintsShownProperty().addListener((property, before, now) -> showHints());
    if (model.askedProperty().get() != null) {
      showQuestion(model.askedProperty().get());
      showOutcome();
    }
  }

  private void showQuestion(DrawnAsk asked) {
    String topic = desk.texts().named("topic", asked.question().topic());
    var crumb = new Label(desk.texts().get("drill.place", topic, asked.question().title()));
    crumb.getStyleClass().add("crumb");
    place
        .getChildren()
        .setAll(new LevelChip(desk.texts().get("level", asked.question().level())), crumb);
    int number = model.round().index() + 1;
    int all = model.round().questions().size();
    position.setText(desk.texts().get("drill.position", asked.seed(), number, all));
    var words = new MarkdownView(asked.prompt(), desk.typesetting());
    words.setId("prompt");
    words.getStyleClass().add("prompt");
    prompt.getChildren().setAll(words);
    answer.limit(asked.toleranceText());
    choices.offer(Choices.of(asked, desk.typesetting()), model::pick);
    answer.setVisible(asked.choices().isEmpty());
    answer.setManaged(asked.choices().isEmpty());
    tick();
    left.toTop();
    focusAnswer();
  }

  private void focusAnswer() {
    Focus.on(choices.isVisible() ? choices : answer.field());
  }

  private void showEcho(Echo echo) {
    if (model.stageProperty().get() == DrillViewModel.Stage.SOLVED) {
      answer.settle(desk.texts().get("drill.again"));
    } else if (echo == null) {
      answer.show("", "");
    } else if (echo.readable()) {
      answer.show(echo.settled() ? desk.texts().get("drill.readsAs") : "", echo.text());
    } else {
      answer.showProblem(echo.text(), echo.position());
    }
  }

  private void showOutcome() {
    DrawnAsk asked = model.askedProperty().get();
    Verdict verdict = model.verdictProperty().get();
    boolean solved = model.stageProperty().get() == DrillViewModel.Stage.SOLVED;
    content.pseudoClassStateChanged(SOLVED, solved);
    outcome.getChildren().clear();
    answer.offer(List.of(), model::choose);
    answer.settle(solved && verdict != null ? verdict.understood() : "");
    if (verdict != null) {
      outcome.getChildren().add(panel(verdict));
      if (verdict.kind() == Verdict.Kind.AMBIGUOUS) {
        answer.offer(verdict.readings(), model::choose);
      } else if (!model.tiedMistakes().isEmpty()) {
        answer.offer(model.tiedMistakes(), model::nameMistake);
      }
    }
    if (!model.troubleProperty().get().isEmpty()) {
      addWords(model.troubleProperty().get(), "trouble");
    }
    if (solved) {
      asked.rightChoice().ifPresent(right -> choices.settle(right.number()));
    }
    if (solved && !asked.steps().isEmpty()) {
      outcome.getChildren().add(new Card(DerivationView.of(asked, desk.typesetting())));
    }
    aloud.setText(verdict != null ? "" : asked.aloud().map(this::sayAloud).orElse(""));
    aloud.setVisible(!aloud.getText().isEmpty());
    aloud.setManaged(!aloud.getText().isEmpty());
    actions.refresh();
    notes.refresh();
    if (solved) {
      actions.focusFirst();
    }
  }

  private String sayAloud(FilledText what) {
    return desk.texts().get("drill.aloud", what.plain());
  }

  private void addWords(String words, String styleClass) {
    var label = new Label(words);
    label.setId(styleClass);
    label.setWrapText(true);
    label.getStyleClass().add(styleClass);
    outcome.getChildren().add(label);
  }

  private Node panel(Verdict verdict) {
    String detail = model.mistake().map(name -> desk.texts().get("drill.mistake", name)).orElse("");
    String word = desk.texts().get("verdict." + verdict.kind().id());
    boolean saysMore = !verdict.message().equals(word + ".");
    var content =
        new VerdictPanel.Content(
            verdict.kind().id(), word, saysMore ? verdict.message() : verdict.understood(), detail);
    var panel = new VerdictPanel(content, desk.typesetting());
    panel.setId("verdict");
    return panel;
  }

  private void showHints() {
    actions.refresh();
    notes.refresh();
  }

  private void tick() {
    clock.setText(Minutes.of(model.elapsed()));
  }

  @Override
  public List<Node> whereabouts() {
    return List.of(place);
  }

  @Override
  public List<Node> extras() {
    return List.of(position, clock);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void shown() {
    ticking.play();
    if (model.stageProperty().get() == DrillViewModel.Stage.SOLVED) {
      actions.focusFirst();
    } else {
      focusAnswer();
    }
  }

  @Override
  public void hidden() {
    ticking.pause();
  }
}
