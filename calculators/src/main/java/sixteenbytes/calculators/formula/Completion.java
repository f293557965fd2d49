package sixteenbytes.calculators.formula;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Nearest;

/** Checks what a calculator is given, and takes the usual values where nothing is. */
final class Completion {
  private final String id;
  private final Map<String, Input> inputs = new LinkedHashMap<>();

  Completion(String id, List<Input> inputs) {
    this.id = id;
    inputs.forEach(input -> this.inputs.put(input.name(), input));
  }

  Optional<Input> input(String name) {
    return Optional.ofNullable(inputs.get(name));
  }

  /**
   * @param open inputs that may be missing, and then stay so
   * @throws InvalidInput if an input is unknown, missing or out of range
   */
  Given of(Given given, Set<String> open) {
    given.numbers().keySet().forEach(this::refuseUnknown);
    given.choices().keySet().forEach(this::refuseUnknown);
    var numbers = new HashMap<>(given.numbers());
    var choices = new HashMap<>(given.choices());
    for (Input input : inputs.values()) {
      if (open.contains(input.name()) && !given.has(input.name())) {
        continue;
      }
      if (input instanceof Input.Choice choice) {
        complete(choice, numbers, choices);
      } else if (input instanceof Input.Number number) {
        complete(number, numbers, choices);
      }
    }
    return new Given(numbers, choices);
  }

  private void complete(
      Input.Choice choice, Map<String, Double> numbers, Map<String, String> choices) {
    Double number = numbers.remove(choice.name());
    if (number != null) { // stage=2 is an option, whoever read it as a number
      choices.put(choice.name(), Expression.Literal.of(number).text());
    }
    String option = choices.get(choice.name());
    if (option != null) {
      choice.check(option);
    } else if (choice.required()) {
      throw new InvalidInput(
          choice.name(),
          "%s needs %s, the %s; it must be one of %s."
              .formatted(id, choice.name(), choice.meaning(), String.join(", ", choice.options())));
    } else {
      choices.put(choice.name(), choice.usual());
    }
  }

  private void complete(
      Input.Number number, Map<String, Double> numbers, Map<String, String> choices) {
    if (choices.containsKey(number.name())) {
      throw new InvalidInput(
          number.name(),
          "%s is %s, which is no number; it must be %s. It is the %s."
              .formatted(
                  number.name(),
                  choices.get(number.name()),
                  number.range().words(number.measure()),
                  number.meaning()));
    }
    Double value = numbers.get(number.name());
    if (value != null) {
      number.check(value);
    } else if (number.usual().isPresent()) {
      numbers.put(number.name(), number.usual().get());
    } else if (number.required()) {
      throw new InvalidInput(number.name(), missing(number));
    }
  }

  private String missing(Input.Number number) {
    return "%s needs %s, the %s; it must be %s."
        .formatted(id, number.name(), number.meaning(), number.range().words(number.measure()));
  }

  private void refuseUnknown(String name) {
    if (!inputs.containsKey(name)) {
      Set<String> names = inputs.keySet();
      throw new InvalidInput(
          name,
          "%s has no input %s.%s It takes %s."
              .formatted(id, name, Nearest.suggestion(name, names), String.join(", ", names)));
    }
  }
}
