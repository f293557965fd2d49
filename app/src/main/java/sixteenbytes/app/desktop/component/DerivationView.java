package sixteenbytes.app.desktop.component;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;

/**
 * A worked solution: numbered steps, each with its formula, the same with numbers, why, and value.
 */
public final class DerivationView extends VBox {
  private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
  private static final String LARGE_FRACTIONS = "\\displaystyle ";
  private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");

  public DerivationView(List<Derivation.Line> lines, Typesetting typesetting) {
    getStyleClass().add("derivation");
    for (int i = 0; i < lines.size(); i++) {
      Node step = step(i + 1, lines.get(i), typesetting);
      step.pseudoClassStateChanged(FIRST, i == 0);
      step.pseudoClassStateChanged(LAST, i == lines.size() - 1);
      getChildren().add(step);
    }
  }

  private static Node step(int number, Derivation.Line line, Typesetting typesetting) {
    var index = new Label(Integer.toString(number));
    index.getStyleClass().add("step-number");
    index.setMinWidth(Region.USE_PREF_SIZE);
    var title = new Label(line.step().title());
    title.getStyleClass().add("step-title");
    title.setWrapText(true);
    var value = new Label(line.display());
    value.getStyleClass().addAll("mono", "step-value");
    value.setMinWidth(Region.USE_PREF_SIZE);
    var why = new Label(line.step().why());
    why.getStyleClass().add("step-why");
    why.setWrapText(true);
    var words = new VBox(title, formula(line, typesetting), why);
    words.getStyleClass().add("step-words");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    var row = new HBox(index, words, value);
    row.getStyleClass().add("step");
    return row;
  }

  /** symbol = formula = the same with numbers; the second sign wraps to a line of its own. */
  private static Node formula(Derivation.Line line, Typesetting typesetting) {
    Formula formula = line.step().formula();
    String symbol = line.step().symbol();
    var general =
        new MathView(
            typesetting,
            LARGE_FRACTIONS + Formula.symbolTex(symbol) + " = " + formula.tex(),
            symbol + " = " + formula.text());
    var numbers =
        new MathView(
            typesetting,
            LARGE_FRACTIONS + "=\\;\\; " + line.substitutedTex(),
            "= " + line.substituted());
    var flow = new FlowPane(general, numbers);
    flow.getStyleClass().add("step-formula");
    flow.setRowValignment(VPos.BASELINE);
    flow.setMinWidth(0);
    flow.setPrefWrapLength(0);
    return flow;
  }
}
