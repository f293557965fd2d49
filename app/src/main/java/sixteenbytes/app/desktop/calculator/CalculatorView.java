package sixteenbytes.app.desktop.calculator;

import java.util.List;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.Page;
import sixteenbytes.app.desktop.component.KeyButton;
import sixteenbytes.app.desktop.component.KeyButton.Weight;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;

/** One calculator with its inputs and everything that follows from them. */
public final class CalculatorView implements Page {
  private static final Duration SAID = Duration.seconds(2);

  private final CalculatorViewModel model;
  private final ChooserViewModel chooser = new ChooserViewModel(Calculators.all());
  private final Quiz quiz;
  private final Desk desk;
  private final Label subject = new Label();
  private final Label title = new Label();
  private final KeyButton choose;
  private final KeyButton copy;
  private final KeyButton quizMe;
  private final InputCards inputs;
  private final ScrollingColumn left;
  private final ScrollingColumn right;
  private final StackPane content;

  public CalculatorView(CalculatorViewModel model, Quiz quiz, Desk desk) {
    this.model = model;
    this.quiz = quiz;
    this.desk = desk;
    subject.getStyleClass().add("crumb");
    subject.setMinWidth(Region.USE_PREF_SIZE);
    title.setId("calculator-title");
    title.getStyleClass().add("page-title");
    choose = key("choose", control(KeyCode.K), Weight.QUIET, this::openChooser);
    copy = key("copy", control(KeyCode.E), Weight.QUIET, this::copy);
    quizMe =
        key("quiz", control(KeyCode.ENTER), Weight.PRIMARY, () -> quiz.start(model.calculator()));
    inputs = new InputCards(model, desk);
    left = new ScrollingColumn(inputs, new Region());
    left.getStyleClass().add("calculator-inputs");
    var results = new ResultCards(model, desk);
    right = new ScrollingColumn(results, new Region());
    HBox.setHgrow(right, Priority.ALWAYS);
    var columns = new HBox(left, right);
    columns.getStyleClass().add("calculator");
    var pane = new ChooserPane(chooser, desk, next -> open(next, next.example()));
    var layer = new StackPane(pane);
    layer.getStyleClass().add("chooser-layer");
    layer.setPickOnBounds(false);
    content = new StackPane(columns, layer);
    columns.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> chooser.openProperty().set(false));
    model.openingsProperty().addListener((property, before, now) -> showWhereabouts());
    showWhereabouts();
  }

  private static KeyCodeCombination control(KeyCode code) {
    return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
  }

  private KeyButton key(String id, KeyCodeCombination keys, Weight weight, Runnable action) {
    var button = new KeyButton(desk.texts().get("calculator." + id), keys, weight);
    button.setId("calculator-" + id);
    button.setOnAction(event -> action.run());
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  private void showWhereabouts() {
    Calculator calculator = model.calculator();
    subject.setText(desk.texts().get("calculator.crumb", calculator.topic()));
    title.setText(calculator.title());
    quizMe.setDisable(quiz.parts(calculator).isEmpty());
    left.toTop();
    right.toTop();
  }

  /** Shows a calculator with these inputs. */
  public void open(Calculator calculator, Given given) {
    model.open(calculator, given);
    inputs.focusFirst();
  }

  private void openChooser() {
    if (chooser.openProperty().get()) {
      chooser.openProperty().set(false);
    } else {
      chooser.openAt(model.calculator());
    }
  }

  private void copy() {
    var text = new ClipboardContent();
    text.putString(model.text());
    Clipboard.getSystemClipboard().setContent(text);
    copy.setText(desk.texts().get("calculator.copied"));
    var said = new PauseTransition(SAID);
    said.setOnFinished(event -> copy.setText(desk.texts().get("calculator.copy")));
    said.play();
  }

  @Override
  public List<Node> whereabouts() {
    return List.of(subject, title, choose);
  }

  @Override
  public List<Node> extras() {
    return List.of(copy, quizMe);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void shown() {
    content.applyCss(); // what scrolls has its place in the scene only now
    inputs.focusFirst();
  }
}
