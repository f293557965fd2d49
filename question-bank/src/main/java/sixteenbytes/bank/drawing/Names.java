package sixteenbytes.bank.drawing;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * What the expressions and texts of an ask may name, with the values of one draw.
 *
 * <p>In this order: the symbol of an input or step, the name of an output, the name of an input.
 */
final class Names {
  private final Derivation derivation;
  private final Map<String, Double> bySymbol;

  Names(Derivation derivation) {
    this.derivation = derivation;
    this.bySymbol = derivation.valuesBySymbol();
  }

  Derivation derivation() {
    return derivation;
  }

  /**
   * @throws IllegalStateException if nothing is called so; the loader has checked every name
   */
  double value(String name) {
    Double value = bySymbol.get(name);
    if (value != null) {
      return value;
    }
    if (derivation.outputNames().contains(name)) {
      return derivation.output(name);
    }
    if (derivation.given().numbers().containsKey(name)) {
      return derivation.given().number(name);
    }
    throw new IllegalStateException(
        "%s is neither a symbol nor an output nor an input of %s with %s"
            .formatted(name, derivation.calculator().id(), derivation.given()));
  }

  /** The output that a name stands for: its own name, or that of the step with this symbol. */
  Optional<String> output(String name) {
    for (Derivation.Line line : derivation.lines()) {
      if (line.step().symbol().equals(name)) {
        return Optional.of(line.step().name());
      }
    }
    return derivation.outputNames().contains(name) ? Optional.of(name) : Optional.empty();
  }

  /** The number that is given under this symbol or name. */
  Optional<Input.Number> input(String name) {
    Optional<Input.Number> bySymbol = numbers(name, Input.Number::symbol);
    return bySymbol.isPresent() || output(name).isPresent()
        ? bySymbol
        : numbers(name, Input.Number::name);
  }

  private Optional<Input.Number> numbers(String name, Function<Input.Number, String> called) {
    return derivation.calculator().inputs().stream()
        .filter(Input.Number.class::isInstance)
        .map(Input.Number.class::cast)
        .filter(
            number -> called.apply(number).equals(name) && derivation.given().has(number.name()))
        .findFirst();
  }

  /**
   * A value as it is printed in a text: inputs exactly, options by name, what is computed rounded.
   */
  String shown(String name) {
    Optional<Input.Number> input = input(name);
    if (input.isPresent()) {
      return Whiteboard.exact(derivation.given().number(input.get().name()), input.get().measure());
    }
    Optional<String> output = output(name);
    if (output.isPresent()) {
      return derivation.display(output.get());
    }
    return derivation.given().choice(name);
  }

  /** The calculator's formula of an output. */
  Formula formula(String output) {
    return derivation.lines().stream()
        .filter(line -> line.step().name().equals(output))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    output + " is no output of " + derivation.calculator().id()))
        .step()
        .formula();
  }
}
