package sixteenbytes.bank.pack;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import sixteenbytes.bank.question.Condition;
import sixteenbytes.bank.question.Condition.Relation;
import sixteenbytes.bank.question.Template;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;

/** The names that the expressions and texts of an ask may use. */
final class Scope {
  private final Derivation sample;
  private final Set<String> texts;
  private final Set<String> values;
  private final Set<String> letters;

  /**
   * @param sample a derivation of its calculator, whose symbols, outputs and inputs have values
   * @param texts the text slots of the rows that are drawn together
   * @param letters what only mathematics may use
   */
  Scope(Derivation sample, Set<String> texts, Set<String> letters) {
    this.sample = sample;
    this.texts = texts;
    this.values = new HashSet<>(sample.valuesBySymbol().keySet());
    values.addAll(sample.outputNames());
    values.addAll(sample.given().numbers().keySet());
    this.letters = new HashSet<>(values);
    this.letters.addAll(letters);
  }

  Derivation sample() {
    return sample;
  }

  Set<String> outputs() {
    return sample.outputNames();
  }

  /** What has a value. */
  Set<String> values() {
    return values;
  }

  /** What can be printed. */
  Set<String> printable() {
    var names = new TreeSet<>(values);
    names.addAll(texts);
    names.addAll(sample.given().choices().keySet());
    return names;
  }

  /** What a slot of this name prints: a symbol first, then an output, an input, a text. */
  Optional<Template.Piece> slot(String name) {
    for (Input input : sample.calculator().inputs()) {
      if (input instanceof Input.Number number && number.symbol().equals(name) && isGiven(input)) {
        return Optional.of(new Template.InputValue(number.name(), number.measure()));
      }
    }
    for (Derivation.Line line : sample.lines()) {
      if (line.step().symbol().equals(name) || line.step().name().equals(name)) {
        return Optional.of(new Template.OutputValue(line.step().name()));
      }
    }
    Optional<Input> input = sample.calculator().input(name).filter(this::isGiven);
    if (input.isPresent() && input.get() instanceof Input.Number number) {
      return Optional.of(new Template.InputValue(number.name(), number.measure()));
    }
    return input.isPresent() || texts.contains(name)
        ? Optional.of(new Template.Slot(name))
        : Optional.empty();
  }

  private boolean isGiven(Input input) {
    return sample.given().has(input.name());
  }

  /**
   * @throws Fault if the text is no formula, or uses a name without a value
   */
  Formula expression(Place place, String text) {
    return over(values, place, text);
  }

  /**
   * @throws Fault if the text is no formula, or uses a name that is not declared
   */
  Formula mathematics(Place place, String text) {
    return over(letters, place, text);
  }

  /**
   * @throws Fault if the text is no comparison of two expressions
   */
  Condition condition(Place place) {
    String text = place.text();
    for (Relation relation : Relation.values()) {
      int at = text.indexOf(relation.sign());
      if (at >= 0) {
        return new Condition(
            expression(place, text.substring(0, at)),
            relation,
            expression(place, text.substring(at + relation.sign().length())));
      }
    }
    throw place.fault(
        "\"" + text + "\" compares nothing.",
        "Write two expressions with one of >=, <=, >, <, =, != between them.");
  }

  /**
   * @throws Fault if the text is no formula, or uses other names than these
   */
  static Formula over(Set<String> known, Place place, String text) {
    Formula formula = formula(place, text);
    for (String name : formula.symbols()) {
      if (!known.contains(name)) {
        throw place.unknown(
            "\"%s\" in \"%s\" is not declared.".formatted(name, text.strip()),
            name,
            new TreeSet<>(known));
      }
    }
    return formula;
  }

  private static Formula formula(Place place, String text) {
    try {
      return new Formula(text.strip());
    } catch (IllegalArgumentException refused) {
      throw place.fault(
          "\"%s\" is no expression: %s.".formatted(text.strip(), refused.getMessage()));
    }
  }
}
