package sixteenbytes.app.desktop.calculator;

import java.util.List;
import java.util.Optional;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;

/**
 * The model state under one option, in its five parts.
 *
 * @param option the id of the option
 * @param current whether it is the one that is chosen
 * @param parts in bytes: weights, gradients, master weights, first and second moment
 * @param display the sum
 */
record StateBar(String option, boolean current, List<Part> parts, String display) {
  /** Adam's optimizer state of 12 bytes is 4 of master weight and 4 of each moment. */
  private static final double MASTER_BYTES = 4;

  /**
   * @param kind as the style sheets call it: weights, gradients, master, first-moment,
   *     second-moment
   */
  record Part(String kind, double bytes) {}

  /** One bar an option, for the calculators that are about model state; none for the others. */
  static List<StateBar> of(Derivation derivation) {
    String id = derivation.calculator().id();
    return switch (id) {
      case "zero" -> bars(derivation, "stage", "perGpu");
      case "model-state" -> bars(derivation, "optimizer", "total");
      default -> List.of();
    };
  }

  private static List<StateBar> bars(Derivation current, String choice, String sum) {
    Calculator calculator = current.calculator();
    Optional<Input.Choice> options =
        calculator
            .input(choice)
            .filter(Input.Choice.class::isInstance)
            .map(Input.Choice.class::cast);
    return options.orElseThrow().options().stream()
        .map(option -> bar(calculator.derive(current.given().and(choice, option)), choice, sum))
        .map(bar -> bar.chosen(current.given().is(choice, bar.option())))
        .toList();
  }

  private static StateBar bar(Derivation derivation, String choice, String sum) {
    Given given = derivation.given();
    List<Part> parts =
        choice.equals("stage") ? sharded(derivation) : whole(derivation, given.choice(choice));
    return new StateBar(given.choice(choice), false, parts, derivation.display(sum));
  }

  private StateBar chosen(boolean isCurrent) {
    return new StateBar(option, isCurrent, parts, display);
  }

  private static List<Part> sharded(Derivation derivation) {
    double optimizer = derivation.output("optimizer");
    double perParameter = derivation.given().number("optimizerBytes");
    double master = perParameter == 0 ? 0 : optimizer * Math.min(1, MASTER_BYTES / perParameter);
    double moment = (optimizer - master) / 2;
    return List.of(
        new Part("weights", derivation.output("weights")),
        new Part("gradients", derivation.output("gradients")),
        new Part("master", master),
        new Part("first-moment", moment),
        new Part("second-moment", moment));
  }

  private static List<Part> whole(Derivation derivation, String optimizer) {
    double moments = derivation.output("moments");
    double second = optimizer.startsWith("adam") ? moments / 2 : 0;
    return List.of(
        new Part("weights", derivation.output("weights")),
        new Part("gradients", derivation.output("gradients")),
        new Part("master", derivation.output("master")),
        new Part("first-moment", moments - second),
        new Part("second-moment", second));
  }

  double bytes() {
    return parts.stream().mapToDouble(Part::bytes).sum();
  }
}
