package sixteenbytes.app.desktop.calculator;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
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

  BarsCard(String calculator, List<StateBar> bars, Labels labels) {
    this.labels = labels;
    getStyleClass().addAll("card", "bars", calculator);
    rows.getStyleClass().add("bar-rows");
    getChildren().addAll(head(calculator, bars), rows);
    show(bars);
  }

  void show(List<StateBar> bars) {
    double largest = bars.stream().mapToDouble(StateBar::bytes).max().orElse(1);
    rows.getChildren().setAll(bars.stream().map(bar -> row(bar, largest)).toList());
  }

  private Node head(String calculator, List<StateBar> bars) {
    var heading = new Label(labels.texts().get("calculator.bars." + calculator));
    heading.getStyleClass().add("card-heading");
    heading.setMinWidth(Region.USE_PREF_SIZE);
    var space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    var head = new HBox(heading, space);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("bars-head");
    for (StateBar.Part part : bars.get(0).parts()) {
      var swatch = new Region();
      swatch.getStyleClass().addAll("swatch", part.kind());
      var name = new Label(name(part), swatch);
      name.getStyleClass().add("legend");
      name.setMinWidth(Region.USE_PREF_SIZE);
      head.getChildren().add(name);
    }
    return head;
  }

  private String name(StateBar.Part part) {
    return labels.texts().get("calculator.part." + part.kind());
  }

  private Node row(StateBar bar, double largest) {
    String choice = bar.option().length() == 1 ? "stage" : "optimizer";
    var name = new Label(labels.optionAlone(choice, bar.option()));
    name.getStyleClass().add("bar-name");
    var value = new Label(bar.display());
    value.getStyleClass().addAll("mono", "bar-value");
    List<StackedBar.Part> parts =
        bar.parts().stream()
            .filter(part -> part.bytes() > 0)
            .map(part -> new StackedBar.Part(part.kind(), name(part), part.bytes()))
            .toList();
    var stack = new StackedBar(parts, largest);
    HBox.setHgrow(stack, Priority.ALWAYS);
    var row = new HBox(name, stack, value);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("bar-row");
    row.pseudoClassStateChanged(CURRENT, bar.current());
    return row;
  }
}
