package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.Page;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.DerivationView;
import sixteenbytes.app.desktop.component.GivenTable;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/** One calculator with its inputs and everything that follows from them. */
public final class CalculatorView implements Page {
  private final Desk desk;
  private final Label subject = new Label();
  private final Label title = new Label();
  private final VBox inputs = new VBox();
  private final VBox steps = new VBox();
  private final HBox content;

  public CalculatorView(Desk desk) {
    this.desk = desk;
    subject.getStyleClass().add("crumb");
    title.setId("calculator-title");
    title.getStyleClass().add("page-title");
    inputs.getStyleClass().add("notes");
    steps.getStyleClass().add("notes");
    var left = new ScrollingColumn(inputs, new Region());
    left.getStyleClass().add("calculator-inputs");
    var right = new ScrollingColumn(steps, new Region());
    HBox.setHgrow(right, Priority.ALWAYS);
    content = new HBox(left, right);
    content.getStyleClass().add("calculator");
    title.setText(desk.texts().get("place.calculators"));
    var hint = new Label(desk.texts().get("calculator.empty"));
    hint.setWrapText(true);
    hint.getStyleClass().add("muted");
    inputs.getChildren().setAll(new Card(desk.texts().get("calculator.inputs"), hint));
  }

  /** Shows a calculator with these inputs. */
  public void open(Calculator calculator, Given given) {
    Derivation derivation = calculator.derive(given);
    subject.setText(calculator.topic() + " /");
    title.setText(calculator.title());
    inputs
        .getChildren()
        .setAll(
            new Card(
                desk.texts().get("calculator.inputs"),
                new GivenTable(rows(calculator, derivation.given()), desk.typesetting())));
    steps
        .getChildren()
        .setAll(new Card(new DerivationView(derivation.lines(), desk.typesetting())));
  }

  private static List<GivenTable.Row> rows(Calculator calculator, Given given) {
    var rows = new ArrayList<GivenTable.Row>();
    for (Input input : calculator.inputs()) {
      if (!given.has(input.name())) {
        continue;
      }
      String name = Character.toUpperCase(input.meaning().charAt(0)) + input.meaning().substring(1);
      if (input instanceof Input.Number number) {
        String shown = Whiteboard.exact(given.number(number.name()), number.measure());
        rows.add(new GivenTable.Row(name, number.symbol(), shown));
      } else {
        rows.add(new GivenTable.Row(name, "", given.choice(input.name())));
      }
    }
    return rows;
  }

  @Override
  public List<Node> whereabouts() {
    return List.of(subject, title);
  }

  @Override
  public List<Node> extras() {
    return List.of();
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void shown() {
    content.requestFocus();
  }
}
