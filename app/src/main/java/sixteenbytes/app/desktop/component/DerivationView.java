package sixteenbytes.app.desktop.component;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Step;

/**
 * A worked solution: numbered steps, each with its formula, the same with numbers, why, and value.
 */
public final class DerivationView extends VBox {
  private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
  private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");
  private static final String LARGE_FRACTIONS = "\\displaystyle ";

  private final Typesetting typesetting;

  /** All steps with their numbers. */
  public DerivationView(List<Derivation.Line> lines, Typesetting typesetting) {
    this(typesetting);
    lines.forEach(line -> add(line.step(), Optional.of(numbers(line)), line.display()));
    markEnds();
  }

  private DerivationView(Typesetting typesetting) {
    this.typesetting = typesetting;
    getStyleClass().add("derivation");
  }

  /**
   * The steps that lead to the answer. Where a formula is asked for they stay in letters, and the
   * last one is written out in those of the question.
   */
  public static DerivationView of(DrawnAsk asked, Typesetting typesetting) {
    Optional<Formula> formula = asked.formula();
    List<Derivation.Line> lines = asked.steps();
    if (formula.isEmpty()) {
      return new DerivationView(lines, typesetting);
    }
    var view = new DerivationView(typesetting);
    for (int i = 0; i < lines.size(); i++) {
      boolean last = i == lines.size() - 1;
      view.add(lines.get(i).step(), last ? formula.map(view::writtenOut) : Optional.empty(), "");
    }
    view.markEnds();
    return view;
  }

  private void markEnds() {
    int last = getChildren().size() - 1;
    for (int i = 0; i <= last; i++) {
      getChildren().get(i).pseudoClassStateChanged(FIRST, i == 0);
      getChildren().get(i).pseudoClassStateChanged(LAST, i == last);
    }
  }

  private void add(Step step, Optional<MathView> further, String result) {
    var index = new Label(Integer.toString(getChildren().size() + 1));
    index.getStyleClass().add("step-number");
    index.setMinWidth(Region.USE_PREF_SIZE);
    var title = new Label(step.title());
    title.getStyleClass().add("step-title");
    title.setWrapText(true);
    var value = new Label(result);
    value.getStyleClass().addAll("mono", "step-value");
    value.setMinWidth(Region.USE_PREF_SIZE);
    var why = new Label(step.why());
    why.getStyleClass().add("step-why");
    why.setWrapText(true);
    var words = new VBox(title, formula(step, further), why);
    words.getStyleClass().add("step-words");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    var row = new HBox(index, words, value);
    row.getStyleClass().add("step");
    getChildren().add(row);
  }

  /**
   * symbol = formula = what follows; where the line is too short, that wraps to a line of its own.
   */
  private Node formula(Step step, Optional<MathView> further) {
    var general =
        new MathView(
            typesetting,
            LARGE_FRACTIONS + Formula.symbolTex(step.symbol()) + " = " + step.formula().tex(),
            step.symbol() + " = " + step.formula().text());
    var flow = new FlowPane(general);
    further.ifPresent(flow.getChildren()::add);
    flow.getStyleClass().add("step-formula");
    flow.setRowValignment(VPos.BASELINE);
    flow.setMinWidth(0);
    flow.setPrefWrapLength(0);
    return flow;
  }

  private MathView numbers(Derivation.Line line) {
    return equal(line.substitutedTex(), line.substituted());
  }

  private MathView writtenOut(Formula formula) {
    return equal(formula.tex(), formula.text());
  }

  private MathView equal(String tex, String text) {
    return new MathView(typesetting, LARGE_FRACTIONS + "=\\;\\; " + tex, "= " + text);
  }
}
