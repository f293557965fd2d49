package sixteenbytes.bank.question;

import java.util.Map;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Measure;

/** What the expressions and texts of an ask may name, with the values of one draw. */
public final class Names {
  private final Derivation derivation;
  private final Map<String, Double> bySymbol;

  public Names(Derivation derivation) {
    this.derivation = derivation;
    this.bySymbol = derivation.valuesBySymbol();
  }

  public Derivation derivation() {
    return derivation;
  }

  /**
   * The value of a symbol, or else of an output or an input of this name.
   *
   * @throws IllegalStateException if nothing is called so; the loader has checked every name
   */
  public double value(String name) {
    Double value = bySymbol.get(name);
    if (value != null) {
      return value;
    }
    if (derivation.outputNames().contains(name)) {
      return derivation.output(name);
    }
    return given(name);
  }

  /** The value of an output. */
  public double output(String name) {
    return derivation.outputNames().contains(name) ? derivation.output(name) : missing(name);
  }

  /** A number that is given. */
  public double given(String input) {
    Double value = derivation.given().numbers().get(input);
    return value != null ? value : missing(input);
  }

  /** The option of a choice. */
  public String option(String choice) {
    return derivation.given().choice(choice);
  }

  /** What an output measures. */
  public Measure measure(String output) {
    return step(output).measure();
  }

  /** The calculator's formula of an output. */
  public Formula formula(String output) {
    return step(output).formula();
  }

  private Step step(String output) {
    return derivation.lines().stream()
        .map(Derivation.Line::step)
        .filter(step -> step.name().equals(output))
        .findFirst()
        .orElseThrow(() -> unknown(output));
  }

  private double missing(String name) {
    throw unknown(name);
  }

  private IllegalStateException unknown(String name) {
    return new IllegalStateException(
        "%s has no value in %s with %s"
            .formatted(name, derivation.calculator().id(), derivation.given()));
  }
}
