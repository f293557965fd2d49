package sixteenbytes.app.desktop.calculator;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Texts;
import sixteenbytes.app.desktop.chart.Chart;
import sixteenbytes.app.desktop.chart.Plot;
import sixteenbytes.calculators.formula.Input;

/** The curve of one output along one input; both are chosen in its heading. */
final class ChartCard extends VBox {
  private final CalculatorViewModel model;
  private final MenuButton output = new MenuButton();
  private final MenuButton across = new MenuButton();
  private final Label none = new Label();
  private Optional<Chart> chart = Optional.empty();

  ChartCard(CalculatorViewModel model) {
    this.model = model;
    Texts texts = model.labels().texts();
    getStyleClass().addAll("card", "chart-card");
    none.setText(texts.get("calculator.chart.none"));
    none.getStyleClass().add("muted");
    var against = new Label(texts.get("calculator.chart.against"));
    against.getStyleClass().add("muted");
    against.setMinWidth(Region.USE_PREF_SIZE);
    output.setId("chart-output");
    output.setAccessibleText(texts.get("calculator.chart.output"));
    across.setId("chart-across");
    across.setAccessibleText(texts.get("calculator.chart.input"));
    across.setMinWidth(Region.USE_PREF_SIZE);
    for (MenuButton menu : List.of(output, across)) {
      menu.getStyleClass().add("heading-menu");
    }
    var head = new HBox(output, against, across);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("chart-head");
    getChildren().addAll(head, none);
    model.plotProperty().addListener((property, before, now) -> show(now));
    model.drawnProperty().addListener((property, before, now) -> list());
    model.acrossProperty().addListener((property, before, now) -> list());
    list();
    show(model.plotProperty().get());
  }

  /** Lists what can be chosen for the derivation as it is now. */
  void list() {
    if (model.derivationProperty().get() == null) {
      return;
    }
    offer(
        output,
        List.copyOf(model.derivationProperty().get().outputNames()),
        this::outputTitle,
        model.drawnProperty()::set);
    output.setText(outputTitle(model.drawnNow()));
    offer(
        across,
        model.axes().stream().map(Input.Number::name).toList(),
        model.labels()::input,
        model.acrossProperty()::set);
    across.setText(model.labels().input(model.acrossProperty().get()));
  }

  private static void offer(
      MenuButton menu,
      List<String> names,
      Function<String, String> title,
      Consumer<String> chosen) {
    List<String> titles = names.stream().map(title).toList();
    if (menu.getItems().stream().map(MenuItem::getText).toList().equals(titles)) {
      return;
    }
    menu.getItems().clear();
    for (String name : names) {
      var item = new MenuItem(title.apply(name));
      item.setId(menu.getId() + "-" + name);
      item.setOnAction(event -> chosen.accept(name));
      menu.getItems().add(item);
    }
  }

  private String outputTitle(String name) {
    return model.derivationProperty().get().lines().stream()
        .filter(line -> line.step().name().equals(name))
        .map(line -> line.step().title())
        .findFirst()
        .orElse(name);
  }

  private void show(Optional<Plot> plot) {
    if (plot.isEmpty()) {
      chart.ifPresent(getChildren()::remove);
      chart = Optional.empty();
    } else if (chart.isPresent()) {
      chart.get().show(plot.get());
    } else {
      var made = new Chart(plot.get());
      made.setId("chart");
      VBox.setVgrow(made, Priority.ALWAYS);
      chart = Optional.of(made);
      getChildren().add(made);
    }
    none.setVisible(plot.isEmpty());
    none.setManaged(plot.isEmpty());
  }
}
