package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.component.StackedBar;

/** The model state under each option as bars of its five parts, the chosen one in bold. */
final class BarsCard extends VBox {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final Labels labels;
  private final VBox rows = new VBox();
  private final List<Row> shown = new ArrayList<>();

  /** A bar with its name before and its sum behind it. */
  private record Row(Label name, Label value, HBox box) {}

  BarsCard(String calculator, List<StateBar> bars, Labels labels) {
    this.labels = labels;
    getStyleClass().addAll("card", "bars", calculator);
    rows.getStyleClass().add("bar-rows");
    getChildren().addAll(head(calculator, bars), rows);
    show(bars);
  }

  void show(List<StateBar> bars) {
    double largest = bars.stream().mapToDouble(StateBar::bytes).max().orElse(1);
    if (shown.size() != bars.size()) {
      shown.clear();
      bars.forEach(bar -> shown.add(new Row(name(bar), new Label(), new HBox())));
      shown.forEach(this::lay);
      rows.getChildren().setAll(shown.stream().map(Row::box).toList());
    }
    for (int i = 0; i < bars.size(); i++) {
      fill(shown.get(i), bars.get(i), largest);
    }
  }

  private Node head(String calculator, List<StateBar> bars) {
    var heading = new Label(labels.texts().get("calculator.bars." + calculator));
    heading.getStyleClass().add("card-heading");
    heading.setMinWidth(Region.USE_PREF_SIZE);
    var legends = new FlowPane();
    legends.getStyleClass().add("legends");
    HBox.setHgrow(legends, Priority.ALWAYS);
    var head = new HBox(heading, legends);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("bars-head");
    for (StateBar.Part part : bars.get(0).parts()) {
      var swatch = new Region();
      swatch.getStyleClass().addAll("swatch", part.kind());
      var name = new Label(name(part), swatch);
      name.getStyleClass().add("legend");
      name.setMinWidth(Region.USE_PREF_SIZE);
      legends.getChildren().add(name);
    }
    return head;
  }

  private String name(StateBar.Part part) {
    return labels.texts().get("calculator.part." + part.kind());
  }

  private Label name(StateBar bar) {
    String choice = bar.option().length() == 1 ? "stage" : "optimizer";
    return new Label(labels.optionAlone(choice, bar.option()));
  }

  private void lay(Row row) {
    row.name().getStyleClass().add("bar-name");
    row.value().getStyleClass().addAll("mono", "bar-value");
    row.box().setAlignment(Pos.CENTER_LEFT);
    row.box().getStyleClass().add("bar-row");
  }

  private void fill(Row row, StateBar bar, double largest) {
    List<StackedBar.Part> parts =
        bar.parts().stream()
            .filter(part -> part.bytes() > 0)
            .map(part -> new StackedBar.Part(part.kind(), name(part), part.bytes()))
            .toList();
    var stack = new StackedBar(parts, largest);
    HBox.setHgrow(stack, Priority.ALWAYS);
    row.value().setText(bar.display());
    row.box().getChildren().setAll(row.name(), stack, row.value());
    row.box().pseudoClassStateChanged(CURRENT, bar.current());
  }
}
