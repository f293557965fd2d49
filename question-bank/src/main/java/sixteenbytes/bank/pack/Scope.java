package sixteenbytes.bank.pack;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import sixteenbytes.bank.question.Condition;
import sixteenbytes.bank.question.Condition.Relation;
import sixteenbytes.bank.question.Template;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;

/**
 * The names that the expressions and texts of an ask may use.
 *
 * @param sample a derivation of its calculator, whose symbols, outputs and inputs have values
 * @param texts the text slots of the rows that are drawn together
 * @param letters what only mathematics may use
 */
record Scope(Derivation sample, Set<String> texts, Set<String> letters) {

  Set<String> outputs() {
    return sample.outputNames();
  }

  /** What has a value. */
  Set<String> values() {
    var names = new TreeSet<>(sample.valuesBySymbol().keySet());
    names.addAll(sample.outputNames());
    names.addAll(sample.given().numbers().keySet());
    return names;
  }

  /** What can be printed. */
  Set<String> printable() {
    Set<String> names = values();
    names.addAll(texts);
    names.addAll(sample.given().choices().keySet());
    return names;
  }

  /** What a slot of this name prints: a symbol first, then an output, an input, a text. */
  Optional<Template.Piece> slot(String name) {
    Optional<Template.Piece> input = input(name, Input.Number::symbol);
    return input
        .or(() -> output(name))
        .or(() -> input(name, Input.Number::name))
        .or(() -> isText(name) ? Optional.of(new Template.Slot(name)) : Optional.empty());
  }

  private boolean isText(String name) {
    return texts.contains(name) || sample.given().choices().containsKey(name);
  }

  private Optional<Template.Piece> output(String name) {
    return sample.lines().stream()
        .map(Derivation.Line::step)
        .filter(step -> step.symbol().equals(name) || step.name().equals(name))
        .map(step -> (Template.Piece) new Template.OutputValue(step.name()))
        .findFirst();
  }

  private Optional<Template.Piece> input(String name, Function<Input.Number, String> called) {
    return sample.calculator().inputs().stream()
        .filter(Input.Number.class::isInstance)
        .map(Input.Number.class::cast)
        .filter(number -> called.apply(number).equals(name) && sample.given().has(number.name()))
        .map(number -> (Template.Piece) new Template.InputValue(number.name(), number.measure()))
        .findFirst();
  }

  /**
   * @throws Fault if the text is no formula, or uses a name without a value
   */
  Formula expression(Place place, String text) {
    return over(values(), place, text);
  }

  /**
   * @throws Fault if the text is no formula, or uses a name that is not declared
   */
  Formula mathematics(Place place, String text) {
    Set<String> known = values();
    known.addAll(letters);
    return over(known, place, text);
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
            List.copyOf(known));
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
