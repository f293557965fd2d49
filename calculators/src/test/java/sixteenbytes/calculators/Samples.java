package sixteenbytes.calculators;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Measure;

/** Any calculator under all of its options, with the numbers of its example and many others. */
public final class Samples {
  private static final int DRAWS = 8;

  /** A calculator with many options is drawn less often for each combination of them. */
  private static final int FEW_COMBINATIONS = 60;

  private Samples() {}

  /** The derivations that the calculator does not refuse; the same ones every time. */
  public static List<Derivation> of(Calculator calculator) {
    var random = new SplittableRandom(calculator.id().hashCode());
    var found = new ArrayList<Derivation>();
    List<Given> combinations = options(calculator);
    int draws = combinations.size() > FEW_COMBINATIONS ? 2 : DRAWS;
    for (Given options : combinations) {
      for (int draw = 0; draw < draws; draw++) {
        derive(calculator, numbers(calculator, options, random, draw)).ifPresent(found::add);
      }
    }
    return found;
  }

  private static Optional<Derivation> derive(Calculator calculator, Given given) {
    try {
      return Optional.of(calculator.derive(given));
    } catch (InvalidInput refused) { // numbers that a rule does not let pass
      return Optional.empty();
    }
  }

  private static List<Given> options(Calculator calculator) {
    List<Given> combinations = List.of(Given.nothing());
    for (Input input : calculator.inputs()) {
      if (input instanceof Input.Choice choice) {
        combinations =
            combinations.stream()
                .flatMap(
                    given ->
                        choice.options().stream().map(option -> given.and(choice.name(), option)))
                .toList();
      }
    }
    return combinations;
  }

  /** Draw 0 is the example; later ones are some powers of two away, and leave out what they may. */
  private static Given numbers(
      Calculator calculator, Given options, SplittableRandom random, int draw) {
    Given given = options;
    Given example = calculator.example();
    for (Input input : calculator.inputs()) {
      if (input instanceof Input.Number number) {
        boolean shown = example.has(number.name());
        boolean taken = number.required() || (draw == 0 ? shown : random.nextBoolean());
        if (taken) {
          double base = shown ? example.number(number.name()) : middle(number);
          given = given.and(number.name(), draw == 0 ? base : near(number, base, random));
        }
      }
    }
    return given;
  }

  private static double middle(Input.Number number) {
    double low = Math.max(number.range().low(), 1);
    double high = Math.min(number.range().high(), 1e6);
    double middle = low < high ? Math.sqrt(low * high) : (number.range().low() + high) / 2;
    return number.whole() ? Math.rint(middle) : middle;
  }

  private static double near(Input.Number number, double base, SplittableRandom random) {
    double factor = Math.scalb(1.0, random.nextInt(7) - 3);
    if (number.measure() == Measure.SHARE || number.measure() == Measure.RATIO) {
      factor = 0.25 + 1.25 * random.nextDouble();
    }
    double value = number.whole() ? Math.max(1, Math.rint(base * factor)) : base * factor;
    return number.range().contains(value) ? value : base;
  }
}
