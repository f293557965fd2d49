package sixteenbytes.app.desktop.calculator;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import sixteenbytes.app.calculation.DerivationText;
import sixteenbytes.app.calculation.Highlights;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.app.desktop.chart.Plot;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.InvalidInput;

/**
 * A calculator with what is typed into its inputs, worked out with every change. Inputs that cannot
 * be used leave the last results in place, marked as stale.
 */
public final class CalculatorViewModel {
  private final Labels labels;
  private final Background background;
  private final ReadOnlyIntegerWrapper openings = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<Derivation> derivation = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Optional<Plot>> plot =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
  private final ObjectProperty<String> across = new SimpleObjectProperty<>("");
  private final ObjectProperty<String> drawn = new SimpleObjectProperty<>("");
  private Calculator calculator;
  private Highlights highlights;
  private List<Field> fields = List.of();
  private boolean filling;

  /**
   * @param first the calculator that is open at first, with plausible inputs
   * @param background for the curve, which takes hundreds of derivations
   */
  public CalculatorViewModel(Calculator first, Labels labels, Background background) {
    this.labels = labels;
    this.background = background;
    this.calculator = first;
    this.highlights = Highlights.of(first);
    across.addListener((property, before, now) -> draw());
    drawn.addListener((property, before, now) -> draw());
    open(first, first.example());
  }

  /** Opens a calculator with exactly these inputs in its fields. */
  public void open(Calculator next, Given given) {
    filling = true;
    calculator = next;
    highlights = Highlights.of(next);
    fields = next.inputs().stream().map(Field::new).toList();
    for (Field field : fields) {
      field.fill(given);
      field.textProperty().addListener((property, before, now) -> workOut());
    }
    derivation.set(null);
    plot.set(Optional.empty());
    across.set(highlights.across());
    drawn.set(highlights.outputs().get(0));
    filling = false;
    workOut();
    openings.set(openings.get() + 1);
  }

  /** Opens the calculator anew with plausible inputs. */
  public void startOver() {
    open(calculator, calculator.example());
  }

  /**
   * Fills in what a preset knows, and leaves the other inputs.
   *
   * @param values what the preset says, in the units of the inputs' measures
   * @param leftOut the inputs that are emptied
   */
  public void fill(Given values, Set<String> leftOut) {
    filling = true;
    for (Field field : fields) {
      String name = field.input().name();
      if (values.has(name) || leftOut.contains(name)) {
        field.fill(values);
      }
    }
    filling = false;
    workOut();
  }

  private void workOut() {
    if (filling) {
      return;
    }
    trouble.set("");
    fields.forEach(this::complainOfReading);
    if (fields.stream().allMatch(field -> field.problemProperty().get().isEmpty())) {
      derive();
    }
    boolean complaints =
        fields.stream().anyMatch(field -> !field.problemProperty().get().isEmpty());
    stale.set(complaints || !trouble.get().isEmpty());
  }

  private void complainOfReading(Field field) {
    String why = field.unread();
    if (why.isEmpty()) {
      field.complain("");
      return;
    }
    var input = (Input.Number) field.input();
    field.complain(
        labels.texts().get("calculator.unreadable", why, input.range().words(input.measure())));
  }

  private void derive() {
    try {
      derivation.set(calculator.derive(given()));
      draw();
    } catch (InvalidInput refused) {
      fields.stream()
          .filter(field -> field.input().name().equals(refused.input()))
          .findFirst()
          .ifPresentOrElse(
              field -> field.complain(refused.getMessage()),
              () -> trouble.set(refused.getMessage()));
    }
  }

  /** What stands in the fields. */
  public Given given() {
    Given given = Given.nothing();
    for (Field field : fields) {
      given = field.addTo(given);
    }
    return given;
  }

  private void draw() {
    Derivation current = derivation.get();
    if (filling || current == null) {
      return;
    }
    var sweep = new Sweep(current, across.get(), outputDrawn(current), highlights);
    background.run(
        () -> sweep.plot(labels),
        found -> {
          if (current == derivation.get() && sweep.across().equals(across.get())) {
            plot.set(found);
          }
        },
        cause -> plot.set(Optional.empty()));
  }

  /** The chosen output, or the first one that stands out where that is none of this derivation. */
  private String outputDrawn(Derivation current) {
    return current.outputNames().contains(drawn.get())
        ? drawn.get()
        : highlights.of(current).get(0).step().name();
  }

  /** The name of the output that the curve shows now. */
  public String drawnNow() {
    return outputDrawn(derivation.get());
  }

  public Calculator calculator() {
    return calculator;
  }

  List<Field> fields() {
    return fields;
  }

  Labels labels() {
    return labels;
  }

  /** The outputs that stand out, with their numbers. */
  public List<Derivation.Line> results() {
    return highlights.of(derivation.get());
  }

  /** The model state by option, for the calculators that are about it. */
  List<StateBar> bars() {
    return StateBar.of(derivation.get());
  }

  /** The inputs that the curve can run along: numbers that are given, or stood for by an output. */
  List<Input.Number> axes() {
    return calculator.inputs().stream()
        .filter(Input.Number.class::isInstance)
        .map(Input.Number.class::cast)
        .filter(
            input ->
                derivation.get().given().has(input.name())
                    || input.name().equals(highlights.across()))
        .toList();
  }

  /** The derivation as a text to paste elsewhere. */
  public String text() {
    return DerivationText.of(derivation.get());
  }

  /** Changes whenever a calculator is opened: its fields are new. */
  public ReadOnlyIntegerProperty openingsProperty() {
    return openings.getReadOnlyProperty();
  }

  /** The last inputs that could be worked out; null where there were none since the opening. */
  public ReadOnlyObjectProperty<Derivation> derivationProperty() {
    return derivation.getReadOnlyProperty();
  }

  /** Whether the results are those of earlier inputs. */
  public ReadOnlyBooleanProperty staleProperty() {
    return stale.getReadOnlyProperty();
  }

  /** What is wrong with the inputs together, in a sentence; empty if nothing is. */
  public ReadOnlyStringProperty troubleProperty() {
    return trouble.getReadOnlyProperty();
  }

  /** The name of the input that the curve runs along. */
  public ObjectProperty<String> acrossProperty() {
    return across;
  }

  /** The name of the output that is drawn. */
  public ObjectProperty<String> drawnProperty() {
    return drawn;
  }

  /** The curve; empty where there is none. */
  public ReadOnlyObjectProperty<Optional<Plot>> plotProperty() {
    return plot.getReadOnlyProperty();
  }
}
