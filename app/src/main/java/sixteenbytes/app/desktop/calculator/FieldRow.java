package sixteenbytes.app.desktop.calculator;

import atlantafx.base.controls.ProgressSliderSkin;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.StringConverter;
import sixteenbytes.app.desktop.component.MathView;
import sixteenbytes.app.desktop.component.Typesetting;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/** One input: its name and symbol, where it is typed or chosen, and what is wrong with it. */
final class FieldRow extends VBox {
  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
  private static final int MOST_SEGMENTS = 4;
  private static final int MOST_LETTERS = 12;

  private final Field field;
  private final Labels labels;
  private boolean sliding;

  FieldRow(Field field, Labels labels, Typesetting typesetting) {
    this.field = field;
    this.labels = labels;
    getStyleClass().add("field-row");
    var name = new Text(labels.input(field.input().name()));
    name.getStyleClass().add("field-name");
    var title = new TextFlow(name);
    title.getStyleClass().add("field-title");
    title.setMinWidth(0);
    title.setPrefWidth(0);
    title.setMaxHeight(Region.USE_PREF_SIZE);
    Tooltip.install(title, new Tooltip(labels.help(field.input())));
    HBox.setHgrow(title, Priority.ALWAYS);
    Node control;
    if (field.input() instanceof Input.Number number) {
      var symbol = new MathView(typesetting, Formula.symbolTex(number.symbol()), number.symbol());
      title.getChildren().addAll(new Text(" "), symbol);
      control = text(number);
    } else {
      control = choice((Input.Choice) field.input());
    }
    var line = new HBox(title, control);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("field-line");
    getChildren().addAll(line, problem());
  }

  private TextField text(Input.Number number) {
    var text = new TextField();
    text.setId("input-" + number.name());
    text.getStyleClass().add("input-field");
    text.setAccessibleText(labels.input(number.name()));
    text.setAccessibleHelp(labels.help(number));
    text.setPromptText(
        number
            .usual()
            .map(usual -> Whiteboard.exact(usual, number.measure()))
            .orElseGet(() -> labels.texts().get("calculator.none")));
    text.textProperty().bindBidirectional(field.textProperty());
    field
        .problemProperty()
        .addListener(
            (property, before, now) -> text.pseudoClassStateChanged(WRONG, !now.isEmpty()));
    return text;
  }

  private Node choice(Input.Choice choice) {
    List<String> options = choice.options();
    int letters = options.stream().mapToInt(option -> labels.option(option).length()).sum();
    return options.size() <= MOST_SEGMENTS && letters <= MOST_LETTERS
        ? segments(choice)
        : combo(choice);
  }

  private HBox segments(Input.Choice choice) {
    var row = new HBox();
    row.setId("input-" + choice.name());
    row.getStyleClass().add("options");
    for (String option : choice.options()) {
      var button = new ToggleButton(labels.option(option));
      button.setId("input-" + choice.name() + "-" + option);
      button.getStyleClass().add("option");
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setAccessibleText(labels.input(choice.name()) + " " + labels.option(option));
      button.setSelected(option.equals(field.textProperty().get()));
      field
          .textProperty()
          .addListener((property, before, now) -> button.setSelected(option.equals(now)));
      button.setOnAction(
          event -> {
            field.textProperty().set(option);
            button.setSelected(true); // a second click does not leave all of them unchosen
          });
      row.getChildren().add(button);
    }
    return row;
  }

  private ComboBox<String> combo(Input.Choice choice) {
    var combo = new ComboBox<String>();
    combo.setId("input-" + choice.name());
    combo.getStyleClass().add("option-list");
    combo.setAccessibleText(labels.input(choice.name()));
    combo.getItems().setAll(choice.options());
    combo.setConverter(new OptionText());
    combo.valueProperty().bindBidirectional(field.textProperty());
    return combo;
  }

  private Label problem() {
    var problem = new Label();
    problem.setId("problem-" + field.input().name());
    problem.setWrapText(true);
    problem.getStyleClass().add("field-problem");
    problem.textProperty().bind(field.problemProperty());
    problem.visibleProperty().bind(Bindings.isNotEmpty(problem.textProperty()));
    problem.managedProperty().bind(problem.visibleProperty());
    return problem;
  }

  /** Puts a slider below, where the field holds something that can slide. */
  FieldRow withSlider() {
    field
        .scale()
        .ifPresent(
            scale -> {
              var slider = new Slider(0, 1, field.position().orElse(0));
              slider.setSkin(new ProgressSliderSkin(slider));
              slider.setId("slider-" + field.input().name());
              slider.setBlockIncrement(scale.step());
              slider.setAccessibleText(
                  labels.texts().get("calculator.slider", labels.input(field.input().name())));
              slider
                  .valueProperty()
                  .addListener((property, before, now) -> slideTo(now.doubleValue()));
              field.textProperty().addListener((property, before, now) -> follow(slider));
              getChildren().add(1, slider);
            });
    return this;
  }

  private void slideTo(double position) {
    if (!sliding) {
      sliding = true;
      field.slideTo(position);
      sliding = false;
    }
  }

  private void follow(Slider slider) {
    if (!sliding) {
      sliding = true;
      field.position().ifPresent(slider::setValue);
      sliding = false;
    }
  }

  private final class OptionText extends StringConverter<String> {
    @Override
    public String toString(String option) {
      return option == null ? "" : labels.option(option);
    }

    @Override
    public String fromString(String text) {
      throw new UnsupportedOperationException("an option is chosen, not typed");
    }
  }
}
