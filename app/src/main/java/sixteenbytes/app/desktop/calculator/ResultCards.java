package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.DerivationView;
import sixteenbytes.app.desktop.component.MathView;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Step;

/**
 * What follows from the inputs: the outputs that stand out, bars and a curve at once, and the
 * derivation as soon as the typing pauses.
 */
final class ResultCards extends HBox {
  private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");
  private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
  private static final double SIDE_BY_SIDE_FROM = 1100;

  /** Typesetting every key stroke would make the formulas flicker. */
  private static final Duration PAUSE = Duration.millis(150);

  private final CalculatorViewModel model;
  private final Desk desk;
  private final Label trouble = new Label();
  private final VBox main = new VBox();
  private final VBox beside = new VBox();
  private final VBox results = new VBox();
  private final Card derived;
  private final VBox steps = new VBox();
  private final PauseTransition pause = new PauseTransition(PAUSE);
  private final ChartCard chart;
  private final List<Label> values = new ArrayList<>();
  private Optional<BarsCard> bars = Optional.empty();
  private List<Step> shown = List.of();

  ResultCards(CalculatorViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    getStyleClass().add("results");
    main.getStyleClass().add("result-column");
    beside.getStyleClass().addAll("result-column", "beside");
    HBox.setHgrow(main, Priority.ALWAYS);
    HBox.setHgrow(beside, Priority.ALWAYS);
    trouble.setId("calculator-trouble");
    trouble.setWrapText(true);
    trouble.getStyleClass().addAll("card", "field-problem");
    trouble.textProperty().bind(model.troubleProperty());
    trouble.visibleProperty().bind(trouble.textProperty().isNotEmpty());
    trouble.managedProperty().bind(trouble.visibleProperty());
    results.setId("key-results");
    results.getStyleClass().add("key-results");
    derived = new Card(desk.texts().get("calculator.derived"), steps);
    chart = new ChartCard(model);
    pause.setOnFinished(event -> derive());
    model.openingsProperty().addListener((property, before, now) -> build());
    model.derivationProperty().addListener((property, before, now) -> follow(now));
    model
        .staleProperty()
        .addListener((property, before, now) -> pseudoClassStateChanged(STALE, now));
    widthProperty().addListener((property, before, now) -> place(now.doubleValue()));
    build();
  }

  private void build() {
    if (model.derivationProperty().get() == null) {
      main.getChildren().setAll(trouble);
      beside.getChildren().clear();
      getChildren().setAll(main);
      return;
    }
    List<StateBar> states = model.bars();
    bars =
        states.isEmpty()
            ? Optional.empty()
            : Optional.of(new BarsCard(model.calculator().id(), states, model.labels()));
    chart.list();
    HBox.setHgrow(chart, Priority.ALWAYS);
    var keyCard = new Card(desk.texts().get("calculator.results"), results);
    keyCard.getStyleClass().add("key-card");
    var curves = new HBox(chart, keyCard);
    curves.getStyleClass().add("curves");
    var cards = new ArrayList<Node>();
    cards.add(trouble);
    bars.ifPresent(cards::add);
    cards.add(curves);
    main.getChildren().setAll(cards);
    place(getWidth());
    showResults();
    derive();
  }

  /** Puts the derivation beside the curve where there is room, else below it. */
  private void place(double width) {
    if (model.derivationProperty().get() == null) {
      return;
    }
    boolean wide = width >= SIDE_BY_SIDE_FROM;
    VBox home = wide ? beside : main;
    if (!home.getChildren().contains(derived)) {
      main.getChildren().remove(derived);
      beside.getChildren().remove(derived);
      home.getChildren().add(derived);
    }
    List<Node> columns = wide ? List.of(main, beside) : List.of(main);
    if (!getChildren().equals(columns)) {
      getChildren().setAll(columns);
    }
  }

  private void follow(Derivation now) {
    if (now == null || main.getChildren().size() < 2) {
      return;
    }
    showResults();
    bars.ifPresent(card -> card.show(model.bars()));
    chart.list();
    pause.playFromStart();
  }

  private void showResults() {
    List<Derivation.Line> lines = model.results();
    List<Step> steps = lines.stream().map(Derivation.Line::step).toList();
    if (steps.equals(shown)) {
      for (int i = 0; i < lines.size(); i++) {
        values.get(i).setText(lines.get(i).display());
      }
      return;
    }
    shown = steps;
    values.clear();
    results.getChildren().clear();
    for (Derivation.Line line : lines) {
      Node result = result(line);
      result.pseudoClassStateChanged(FIRST, line == lines.get(0));
      results.getChildren().add(result);
    }
  }

  private Node result(Derivation.Line line) {
    var title = new Label(line.step().title());
    title.setWrapText(true);
    title.getStyleClass().add("result-title");
    var value = new Label(line.display());
    value.setId("result-" + line.step().name());
    value.getStyleClass().addAll("mono", "result-value");
    values.add(value);
    Formula formula = line.step().formula();
    var law =
        new MathView(
            desk.typesetting(),
            Formula.symbolTex(line.step().symbol()) + " = " + formula.tex(),
            line.step().symbol() + " = " + formula.text());
    law.getStyleClass().add("result-law");
    var box = new VBox(title, value, law);
    box.getStyleClass().add("result");
    return box;
  }

  private void derive() {
    if (model.derivationProperty().get() != null) {
      steps
          .getChildren()
          .setAll(new DerivationView(model.derivationProperty().get().lines(), desk.typesetting()));
    }
  }
}
