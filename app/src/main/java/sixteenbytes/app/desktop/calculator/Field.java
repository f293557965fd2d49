package sixteenbytes.app.desktop.calculator;

import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import sixteenbytes.app.calculation.TypedNumber;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/** An input as it stands on the page: the text typed into it, or the option chosen. */
final class Field {
  private final Input input;
  private final StringProperty text = new SimpleStringProperty("");
  private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
  private Optional<SliderScale> scale = Optional.empty();

  Field(Input input) {
    this.input = input;
  }

  Input input() {
    return input;
  }

  /** What is typed, or the id of the option. */
  StringProperty textProperty() {
    return text;
  }

  /** What is wrong with it, in a sentence; empty if nothing is. */
  ReadOnlyStringProperty problemProperty() {
    return problem.getReadOnlyProperty();
  }

  void complain(String sentence) {
    problem.set(sentence);
  }

  /** Shows what is given for this input, or nothing. */
  void fill(Given given) {
    if (!given.has(input.name())) {
      text.set("");
    } else if (input instanceof Input.Number number) {
      set(number, given.number(number.name()));
    } else {
      text.set(given.choice(input.name()));
    }
  }

  private void set(Input.Number number, double value) {
    text.set(written(number, value));
    scale = value > 0 ? Optional.of(SliderScale.of(number, value)) : Optional.empty();
  }

  /** As a whiteboard shows it, if that is read back as the same number. */
  private static String written(Input.Number number, double value) {
    String shown = Whiteboard.exact(value, number.measure());
    OptionalDouble read = TypedNumber.of(number, shown).value();
    boolean same = read.isPresent() && Math.abs(read.getAsDouble() - value) <= 1e-12 * value;
    return same ? shown : Double.toString(value);
  }

  /** What a slider over this field stands for; none where it holds no positive number at first. */
  Optional<SliderScale> scale() {
    return scale;
  }

  /** Where the slider stands for what is typed. */
  OptionalDouble position() {
    OptionalDouble value = number();
    return scale.isPresent() && value.isPresent() && value.getAsDouble() > 0
        ? OptionalDouble.of(scale.get().position(value.getAsDouble()))
        : OptionalDouble.empty();
  }

  /** Writes the value that a slider stands at. */
  void slideTo(double position) {
    if (input instanceof Input.Number number && scale.isPresent()) {
      text.set(Whiteboard.exact(scale.get().value(position), number.measure()));
    }
  }

  private OptionalDouble number() {
    return input instanceof Input.Number number && !text.get().isBlank()
        ? TypedNumber.of(number, text.get()).value()
        : OptionalDouble.empty();
  }

  /** What is given, with this input if it has one. */
  Given addTo(Given given) {
    if (text.get() == null || text.get().isBlank()) {
      return given;
    }
    if (input instanceof Input.Number number) {
      OptionalDouble value = TypedNumber.of(number, text.get()).value();
      return value.isPresent() ? given.and(input.name(), value.getAsDouble()) : given;
    }
    return given.and(input.name(), text.get());
  }

  /** Why the text has no value, in words that go on from it; empty where it has one or is empty. */
  String unread() {
    return input instanceof Input.Number number && !text.get().isBlank()
        ? TypedNumber.of(number, text.get()).problem()
        : "";
  }
}
