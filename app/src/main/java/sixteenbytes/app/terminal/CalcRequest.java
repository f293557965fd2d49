package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Nearest;

/**
 * One call of a calculator as somebody wrote it: {@code ring ranks=8 bytes=16GB}.
 *
 * @param calculator the calculator that was asked for
 * @param typed the value that was written for each name
 */
record CalcRequest(Calculator calculator, Map<String, String> typed) {

  /**
   * @throws UsageProblem if the words do not make a call; the message names what is wrong
   */
  static CalcRequest of(List<String> words) {
    if (words.isEmpty()) {
      throw new UsageProblem(
          "calc needs the id of a calculator, as in: calc zero params=7.5e9 dp=64 stage=1. All ids:"
              + " calc list.");
    }
    return new CalcRequest(calculator(words.get(0)), assignments(words.subList(1, words.size())));
  }

  /**
   * @throws UsageProblem with the nearest id, if there is no such calculator
   */
  static Calculator calculator(String id) {
    List<String> ids = Calculators.all().stream().map(Calculator::id).toList();
    return Calculators.byId(id)
        .orElseThrow(
            () ->
                new UsageProblem(
                    "%s is no calculator.%s All ids: calc list."
                        .formatted(Shown.quoted(id), Nearest.suggestion(id, ids))));
  }

  /** A word without a sign of equality belongs to the value before it: {@code bytes=16 GB}. */
  private static Map<String, String> assignments(List<String> words) {
    var typed = new LinkedHashMap<String, String>();
    String last = "";
    for (String word : words) {
      int sign = word.indexOf('=');
      if (sign > 0) {
        last = word.substring(0, sign).strip();
        if (typed.put(last, word.substring(sign + 1).strip()) != null) {
          throw new UsageProblem("%s is given twice.".formatted(Shown.quoted(last)));
        }
      } else if (sign < 0 && !last.isEmpty()) {
        typed.merge(last, word, (value, more) -> (value + " " + more).strip());
      } else {
        throw new UsageProblem(
            "%s is no name=value, such as bytes=16GB.".formatted(Shown.quoted(word)));
      }
    }
    return typed;
  }

  /**
   * @throws UsageProblem if a name or a value cannot be read
   * @throws sixteenbytes.calculators.quantity.InvalidInput if a value is out of range
   */
  Derivation derive() {
    return calculator.derive(given());
  }

  /**
   * What was typed and what presets fill, neither complete nor checked yet.
   *
   * @throws UsageProblem if a name or a value cannot be read
   */
  Given given() {
    Given filled = ofPresets();
    var numbers = new LinkedHashMap<String, Double>(filled.numbers());
    var choices = new LinkedHashMap<String, String>(filled.choices());
    typed.forEach(
        (name, text) -> {
          if (isPreset(name)) {
            return;
          }
          Input input = calculator.input(name).orElseThrow(() -> unknown(name));
          if (input instanceof Input.Number number) {
            numbers.put(name, TypedValue.of(number, text));
          } else if (input instanceof Input.Choice choice) {
            choices.put(name, option(choice, text));
          }
        });
    return new Given(numbers, choices);
  }

  /** What a model and an accelerator fill; an input that is typed itself wins over them. */
  private Given ofPresets() {
    Given filled =
        isPreset(PresetValues.MODEL)
            ? PresetValues.ofModel(typed.get(PresetValues.MODEL), calculator)
            : Given.nothing();
    if (isPreset(PresetValues.HARDWARE)) {
      OptionalDouble ranks =
          calculator
              .input("ranks")
              .filter(input -> typed.containsKey("ranks"))
              .map(input -> TypedValue.of((Input.Number) input, typed.get("ranks")))
              .map(OptionalDouble::of)
              .orElse(OptionalDouble.empty());
      Given machine =
          PresetValues.ofHardware(
              typed.get(PresetValues.HARDWARE),
              calculator,
              ranks,
              typed.getOrDefault("algorithm", ""));
      var numbers = new LinkedHashMap<String, Double>(filled.numbers());
      numbers.putAll(machine.numbers());
      filled = new Given(numbers, filled.choices());
    }
    return filled;
  }

  /** Whether the name stands for a preset here, and not for an input. */
  private boolean isPreset(String name) {
    return typed.containsKey(name)
        && (name.equals(PresetValues.MODEL) || name.equals(PresetValues.HARDWARE))
        && calculator.input(name).isEmpty();
  }

  private UsageProblem unknown(String name) {
    List<String> names = calculator.inputs().stream().map(Input::name).toList();
    String nearest =
        Nearest.to(name, names)
            .flatMap(calculator::input)
            .map(input -> " Did you mean %s (%s)?".formatted(input.name(), allowed(input)))
            .orElse("");
    return new UsageProblem(
        "%s has no input %s.%s It takes %s."
            .formatted(calculator.id(), Shown.quoted(name), nearest, String.join(", ", names)));
  }

  private static String allowed(Input input) {
    if (input instanceof Input.Number number) {
      return number.range().words(number.measure());
    }
    return "one of " + String.join(", ", ((Input.Choice) input).options());
  }

  /** Options are found whatever their case: 1F1B, True. */
  private static String option(Input.Choice choice, String text) {
    return choice.options().stream()
        .filter(option -> option.equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageProblem(
                    "%s is %s; it must be one of %s.%s It is the %s."
                        .formatted(
                            choice.name(),
                            Shown.quoted(text),
                            String.join(", ", choice.options()),
                            Nearest.suggestion(text, choice.options()),
                            choice.meaning())));
  }

  /** Splits a line of a batch. */
  static List<String> words(String line) {
    var words = new ArrayList<String>();
    for (String word : line.strip().split("\\s+")) {
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }
}
