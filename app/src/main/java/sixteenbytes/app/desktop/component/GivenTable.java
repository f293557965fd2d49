package sixteenbytes.app.desktop.component;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import sixteenbytes.calculators.formula.Formula;

/** What a question gives: name, symbol and value, with a hairline between the rows. */
public final class GivenTable extends GridPane {

  /**
   * @param title what it is
   * @param symbol how formulas write it; empty for an option
   * @param display its value with its unit
   */
  public record Row(String title, String symbol, String display) {}

  public GivenTable(List<Row> rows, Typesetting typesetting) {
    getStyleClass().add("given");
    var name = new ColumnConstraints();
    name.setHgrow(Priority.ALWAYS);
    var symbol = new ColumnConstraints();
    symbol.setHalignment(HPos.RIGHT);
    symbol.setMinWidth(Region.USE_PREF_SIZE);
    var value = new ColumnConstraints();
    value.setHalignment(HPos.RIGHT);
    value.setMinWidth(Region.USE_PREF_SIZE);
    getColumnConstraints().addAll(name, symbol, value);
    for (int i = 0; i < rows.size(); i++) {
      add(rows.get(i), i, typesetting);
    }
  }

  private void add(Row row, int index, Typesetting typesetting) {
    int line = 2 * index;
    if (index > 0) {
      var hairline = new Region();
      hairline.getStyleClass().add("hairline");
      add(hairline, 0, line - 1, 3, 1);
    }
    var title = new Label(row.title());
    title.setWrapText(true);
    title.getStyleClass().add("given-title");
    var value = new Label(row.display());
    value.getStyleClass().addAll("mono", "given-value");
    add(title, 0, line);
    if (!row.symbol().isEmpty()) {
      var symbol = new MathView(typesetting, Formula.symbolTex(row.symbol()), row.symbol());
      symbol.getStyleClass().add("given-symbol");
      GridPane.setValignment(symbol, VPos.CENTER);
      add(symbol, 1, line);
    }
    add(value, 2, line);
  }
}
