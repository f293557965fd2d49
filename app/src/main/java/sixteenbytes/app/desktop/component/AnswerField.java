package sixteenbytes.app.desktop.component;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * Where an answer is typed. Below it stands how the text is read, or what is in the way; the place
 * of a problem is underlined in the text itself, and readings to choose from are buttons.
 */
public final class AnswerField extends VBox {
  private static final PseudoClass PROBLEM = PseudoClass.getPseudoClass("problem");

  private final TextField field = new TextField();
  private final Region underline = new Region();
  private final Label arrow = new Label();
  private final Label lead = new Label();
  private final Label reading = new Label();
  private final Hyperlink help = new Hyperlink();
  private final Label limit = new Label();
  private final Label taken = new Label();
  private final FlowPane readings = new FlowPane();
  private final HBox below;
  private OptionalInt problem = OptionalInt.empty();

  public AnswerField(String name) {
    getStyleClass().add("answer");
    field.setId("answer");
    field.getStyleClass().add("answer-field");
    field.setAccessibleText(name);
    field.textProperty().addListener((property, before, now) -> mark(OptionalInt.empty()));
    underline.getStyleClass().add("problem-mark");
    underline.setManaged(false);
    underline.setVisible(false);
    var overlay = new Pane(underline);
    overlay.setMouseTransparent(true);
    taken.getStyleClass().add("taken");
    taken.setMouseTransparent(true);
    StackPane.setAlignment(taken, Pos.CENTER_RIGHT);
    arrow.setGraphic(new Icon("arrow"));
    arrow.getStyleClass().add("echo-arrow");
    arrow.setMinWidth(USE_PREF_SIZE);
    lead.getStyleClass().add("echo-lead");
    lead.setMinWidth(USE_PREF_SIZE);
    reading.setId("echo");
    reading.getStyleClass().addAll("mono", "echo");
    reading.setMinWidth(0);
    reading.setWrapText(true);
    limit.setId("tolerance");
    limit.getStyleClass().add("echo-lead");
    limit.setMinWidth(USE_PREF_SIZE);
    var space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    help.setId("what-can-be-typed");
    help.getStyleClass().add("help-link");
    help.setMinWidth(USE_PREF_SIZE);
    below = new HBox(arrow, lead, reading, help, space, limit);
    below.setAlignment(Pos.CENTER_LEFT);
    below.getStyleClass().add("echo-line");
    readings.getStyleClass().add("readings");
    getChildren().addAll(new StackPane(field, overlay, taken), below, readings);
    show("", "");
    offer(List.of(), chosen -> {});
  }

  public TextField field() {
    return field;
  }

  /** Leads to what can be typed, as long as nothing is. */
  public void explain(String words, Runnable open) {
    help.setText(words);
    help.setOnAction(
        event -> {
          help.setVisited(false);
          open.run();
        });
    showLead(!reading.getText().isEmpty());
  }

  /** Says how far off an answer may be. */
  public void limit(String words) {
    limit.setText(words);
  }

  /**
   * Makes the field a line of what has been answered, with the reading at its right end.
   *
   * @param understood how the answer was read; empty for a field that waits for one
   */
  public void settle(String understood) {
    boolean settled = !understood.isEmpty();
    below.setVisible(!settled);
    below.setManaged(!settled);
    taken.setText(understood.equals(field.getText()) ? "" : understood);
  }

  /**
   * Shows how the text is read.
   *
   * @param words before the reading, such as "reads as"
   * @param text the reading; empty for nothing
   */
  public void show(String words, String text) {
    lead.setText(words);
    reading.setText(text);
    boolean shown = !text.isEmpty();
    showLead(shown);
    below.pseudoClassStateChanged(PROBLEM, false);
    mark(OptionalInt.empty());
  }

  private void showLead(boolean shown) {
    arrow.setVisible(shown);
    arrow.setManaged(shown);
    lead.setVisible(shown);
    lead.setManaged(shown);
    boolean explained = reading.getText().isEmpty() && !help.getText().isEmpty();
    help.setVisible(explained);
    help.setManaged(explained);
  }

  /**
   * Shows what is in the way.
   *
   * @param position of the character at which reading ends
   */
  public void showProblem(String text, OptionalInt position) {
    show("", text);
    showLead(false);
    below.pseudoClassStateChanged(PROBLEM, true);
    mark(position);
  }

  /** Offers readings to choose from. */
  public void offer(List<String> texts, Consumer<String> chosen) {
    readings.getChildren().clear();
    for (String text : texts) {
      var button = new Button(text);
      button.getStyleClass().addAll("plain-button", "reading", "mono");
      button.setOnAction(event -> chosen.accept(text));
      readings.getChildren().add(button);
    }
    readings.setVisible(!texts.isEmpty());
    readings.setManaged(!texts.isEmpty());
  }

  private void mark(OptionalInt position) {
    problem = position;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    boolean marked =
        problem.isPresent() && field.getLength() > 0 && field.getSkin() instanceof TextFieldSkin;
    underline.setVisible(marked);
    if (marked) {
      int at = Math.min(problem.getAsInt(), field.getLength() - 1);
      Rectangle2D place = ((TextFieldSkin) field.getSkin()).getCharacterBounds(at);
      double left = Math.max(field.getInsets().getLeft(), place.getMinX());
      double right = field.getWidth() - field.getInsets().getRight();
      underline.setVisible(left < right);
      underline.resizeRelocate(
          left,
          place.getMaxY(),
          Math.min(Math.max(place.getWidth(), 2), right - left),
          underline.prefHeight(-1));
    }
  }
}
