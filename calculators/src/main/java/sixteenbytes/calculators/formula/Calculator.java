package sixteenbytes.calculators.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Nearest;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * A model as data: what goes in, and the formulas that lead out, in the order of a whiteboard.
 *
 * @param id the name that scripts use: checkpoint-interval
 * @param title the name that people read
 * @param topic the subject it is listed under
 * @param source the paper and equation that it follows
 * @param inputs in the order in which they are asked for
 * @param rules what must hold between inputs
 * @param plan the steps, which may depend on the options chosen and on which inputs are given
 */
public record Calculator(
    String id,
    String title,
    String topic,
    String source,
    List<Input> inputs,
    List<Rule> rules,
    Plan plan) {

  /** Chooses the steps that answer what was given. */
  @FunctionalInterface
  public interface Plan {
    List<Step> steps(Given given);

    static Plan of(Step... steps) {
      List<Step> always = List.of(steps);
      return given -> always;
    }
  }

  public Calculator {
    inputs = List.copyOf(inputs);
    rules = List.copyOf(rules);
  }

  public Optional<Input> input(String name) {
    for (Input input : inputs) { // a loop: every derivation asks for each of its inputs
      if (input.name().equals(name)) {
        return Optional.of(input);
      }
    }
    return Optional.empty();
  }

  /**
   * The same calculator with other letters, in its inputs and in all formulas.
   *
   * @param renamed the new symbol of an input by its usual one
   * @throws IllegalArgumentException if a new symbol is that of another input already; one that a
   *     step uses is refused when the steps are chosen
   */
  public Calculator withSymbols(Map<String, String> renamed) {
    var taken = new HashSet<String>();
    var inputsRenamed = new ArrayList<Input>();
    for (Input input : inputs) {
      Input with =
          input instanceof Input.Number number
              ? number.named(number.name(), renamed.getOrDefault(number.symbol(), number.symbol()))
              : input;
      if (with instanceof Input.Number number && !taken.add(number.symbol())) {
        throw new IllegalArgumentException(
            "the symbol %s of %s stands for another input of %s already."
                .formatted(number.symbol(), number.name(), id));
      }
      inputsRenamed.add(with);
    }
    Map<Step, Step> known =
        new ConcurrentHashMap<>(); // each step is rewritten once, not at every derivation
    return new Calculator(
        id,
        title,
        topic,
        source,
        inputsRenamed,
        rules,
        given ->
            plan.steps(given).stream()
                .map(step -> known.computeIfAbsent(step, one -> renamed(one, renamed)))
                .toList());
  }

  private static Step renamed(Step step, Map<String, String> symbols) {
    if (symbols.containsValue(step.symbol())) {
      throw new IllegalArgumentException(
          "the symbol %s stands for %s already.".formatted(step.symbol(), step.name()));
    }
    return new Step(
        step.name(),
        step.title(),
        step.symbol(),
        step.formula().renamed(symbols),
        step.measure(),
        step.why());
  }

  /**
   * Computes every step.
   *
   * @throws InvalidInput if an input is unknown, missing, out of range or breaks a rule; the
   *     message is fit to be shown
   */
  public Derivation derive(Given given) {
    Given complete = complete(given, Set.of());
    rules.forEach(rule -> rule.check(complete));
    List<Step> steps = plan.steps(complete);
    var values = new HashMap<String, Double>();
    for (Input input : inputs) {
      if (input instanceof Input.Number number && complete.has(number.name())) {
        values.put(number.symbol(), complete.number(number.name()));
      }
    }
    var outputs = new LinkedHashMap<String, Double>();
    for (Step step : steps) {
      double value = step.formula().evaluate(name -> valueOf(name, values, step));
      if (!Double.isFinite(value)) {
        throw new InvalidInput(
            step.name(),
            "%s comes out as %s: these inputs lie too far apart for it. Bring them closer to each other."
                .formatted(step.name(), Whiteboard.rounded(value, step.measure())));
      }
      values.put(step.symbol(), value);
      outputs.put(step.name(), value);
    }
    return new Derivation(this, complete, steps, values, outputs);
  }

  private double valueOf(String symbol, Map<String, Double> values, Step step) {
    Double value = values.get(symbol);
    if (value == null) {
      throw new IllegalStateException(
          "%s: step %s uses the symbol %s, which has no value".formatted(id, step.name(), symbol));
    }
    return value;
  }

  /** What a form opens with: a plausible value for every input that must be given. */
  public Given example() {
    var numbers = new HashMap<String, Double>();
    var choices = new HashMap<String, String>();
    for (Input input : inputs) {
      if (input instanceof Input.Choice choice) {
        choices.put(choice.name(), choice.usual());
      } else if (input instanceof Input.Number number) {
        number.example().ifPresent(value -> numbers.put(number.name(), value));
      }
    }
    return new Given(numbers, choices);
  }

  /**
   * What is given with the usual values in the place of what is not, each value checked by itself.
   *
   * @param open inputs that may be missing, and then stay so
   * @throws InvalidInput if an input is unknown, missing or out of range
   */
  public Given complete(Given given, Set<String> open) {
    var numbers = new HashMap<String, Double>(given.numbers());
    var choices = new HashMap<String, String>(given.choices());
    numbers.keySet().forEach(this::refuseUnknown);
    choices.keySet().forEach(this::refuseUnknown);
    for (Input input : inputs) {
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
    if (input(name).isEmpty()) {
      List<String> names = inputs.stream().map(Input::name).toList();
      throw new InvalidInput(
          name,
          "%s has no input %s.%s It takes %s."
              .formatted(id, name, Nearest.suggestion(name, names), String.join(", ", names)));
    }
  }
}
