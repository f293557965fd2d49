package sixteenbytes.calculators.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import sixteenbytes.calculators.quantity.InvalidInput;

/** A model as data: what goes in, and the formulas that lead out, in the order of a whiteboard. */
public final class Calculator {

  /** Chooses the steps that answer what was given. */
  @FunctionalInterface
  public interface Plan {
    List<Step> steps(Given given);

    static Plan of(Step... steps) {
      List<Step> always = List.of(steps);
      return given -> always;
    }
  }

  private final String id;
  private final String title;
  private final String topic;
  private final String source;
  private final List<Input> inputs;
  private final List<Rule> rules;
  private final Plan plan;
  private final Completion completion;
  private final List<Input.Number> numbers;

  /** What the plan has chosen so far, ready to run: a handful of lists for any calculator. */
  private final Map<List<Step>, Program> programs = new ConcurrentHashMap<>();

  /**
   * @param id the name that scripts use: checkpoint-interval
   * @param title the name that people read
   * @param topic the subject it is listed under
   * @param source the paper and equation that it follows
   * @param inputs in the order in which they are asked for
   * @param rules what must hold between inputs
   * @param plan the steps, which may depend on the options chosen and on which inputs are given
   */
  public Calculator(
      String id,
      String title,
      String topic,
      String source,
      List<Input> inputs,
      List<Rule> rules,
      Plan plan) {
    this.id = id;
    this.title = title;
    this.topic = topic;
    this.source = source;
    this.inputs = List.copyOf(inputs);
    this.rules = List.copyOf(rules);
    this.plan = plan;
    completion = new Completion(id, inputs);
    numbers =
        inputs.stream()
            .filter(Input.Number.class::isInstance)
            .map(Input.Number.class::cast)
            .toList();
  }

  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  public String topic() {
    return topic;
  }

  public String source() {
    return source;
  }

  public List<Input> inputs() {
    return inputs;
  }

  public Optional<Input> input(String name) {
    return completion.input(name);
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
    Program program = program(plan.steps(complete));
    return new Derivation(this, complete, program, program.run(values(complete)));
  }

  private Program program(List<Step> steps) {
    Program known = programs.get(steps);
    return known != null
        ? known
        : programs.computeIfAbsent(List.copyOf(steps), chosen -> new Program(numbers, chosen));
  }

  /** Those that are given in their order, and not a number in the place of what is not. */
  private double[] values(Given given) {
    var values = new double[numbers.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = given.numbers().getOrDefault(numbers.get(i).name(), Double.NaN);
    }
    return values;
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
    return completion.of(given, open);
  }

  @Override
  public String toString() {
    return id;
  }
}
