package sixteenbytes.app.desktop.calculator;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.assets.HardwarePreset;
import sixteenbytes.assets.ModelPreset;
import sixteenbytes.assets.Presets;
import sixteenbytes.calculators.formula.Input;

/** The inputs of the calculator that is open, and published numbers to start from. */
final class InputCards extends VBox {
  /** More of them would push the other inputs off the screen. */
  private static final int MOST_SLIDERS = 3;

  /** The presets that have a chip of their own; the others are in menus. */
  private static final List<String> WELL_KNOWN =
      List.of("llama-3-8b", "llama-3-70b", "deepseek-v3", "h100-sxm-80gb");

  private final CalculatorViewModel model;
  private final Desk desk;
  private final List<ModelPreset> models = Presets.models();
  private final List<HardwarePreset> hardware = Presets.hardware();

  InputCards(CalculatorViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    getStyleClass().add("notes");
    model.openingsProperty().addListener((property, before, now) -> build());
    build();
  }

  private void build() {
    var rows = new VBox();
    rows.getStyleClass().add("fields");
    int sliders = 0;
    for (Field field : model.fields()) {
      var row = new FieldRow(field, model.labels(), desk.typesetting());
      boolean slides = field.input() instanceof Input.Number number && number.required();
      if (slides && sliders < MOST_SLIDERS) {
        sliders++;
        row.withSlider();
      }
      rows.getChildren().add(row);
    }
    getChildren().setAll(new Card(desk.texts().get("calculator.inputs"), rows), startFrom());
  }

  private Card startFrom() {
    var chips = new FlowPane();
    chips.getStyleClass().add("chips");
    var usual = chip("start-values", desk.texts().get("calculator.startValues"));
    usual.setOnAction(event -> model.startOver());
    chips.getChildren().add(usual);
    Starts starts = Starts.of(model.calculator(), models, hardware);
    starts.models().forEach(start -> known(start, chips));
    starts.hardware().forEach(start -> known(start, chips));
    menu("calculator.models", starts.models(), chips);
    menu("calculator.hardware", starts.hardware(), chips);
    return new Card(desk.texts().get("calculator.startFrom"), chips);
  }

  private void known(Starts.Start start, FlowPane chips) {
    if (WELL_KNOWN.contains(start.preset().id())) {
      var chip = chip("start-" + start.preset().id(), start.preset().name());
      chip.setOnAction(event -> fill(start));
      chips.getChildren().add(chip);
    }
  }

  private void menu(String text, List<Starts.Start> starts, FlowPane chips) {
    if (starts.isEmpty()) {
      return;
    }
    var menu = new MenuButton(desk.texts().get(text));
    menu.setId(text.replace("calculator.", "start-"));
    menu.getStyleClass().addAll("chip", "chip-menu");
    for (Starts.Start start : starts) {
      var item = new MenuItem(start.preset().name());
      item.setOnAction(event -> fill(start));
      menu.getItems().add(item);
    }
    chips.getChildren().add(menu);
  }

  private void fill(Starts.Start start) {
    model.fill(start.values().apply(model.given()), start.leftOut());
  }

  private static Button chip(String id, String text) {
    var chip = new Button(text);
    chip.setId(id);
    chip.getStyleClass().add("chip");
    return chip;
  }

  /** Sets the focus to the first field. */
  void focusFirst() {
    if (lookup(".input-field") instanceof TextField first) {
      first.requestFocus();
      first.selectAll();
    }
  }
}
