package sixteenbytes.bank.pack;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import sixteenbytes.bank.question.Condition;
import sixteenbytes.bank.question.Condition.Relation;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;

/**
 * The names that the expressions and texts of an ask may use.
 *
 * @param values symbols, outputs and numeric inputs: what has a value
 * @param outputs what has a formula
 * @param texts options of choices and text slots: what can only be printed
 * @param letters what only mathematics may use
 */
record Scope(Set<String> values, Set<String> outputs, Set<String> texts, Set<String> letters) {

  /**
   * @param texts the text slots of the rows that are drawn together
   */
  static Scope of(Derivation sample, Set<String> texts, Set<String> letters) {
    var values = new TreeSet<>(sample.valuesBySymbol().keySet());
    values.addAll(sample.outputNames());
    values.addAll(sample.given().numbers().keySet());
    var printed = new TreeSet<>(texts);
    printed.addAll(sample.given().choices().keySet());
    return new Scope(values, sample.outputNames(), printed, letters);
  }

  /** What can be printed. */
  Set<String> printable() {
    var names = new TreeSet<>(values);
    names.addAll(texts);
    return names;
  }

  /**
   * @throws Fault if the text is no formula, or uses a name without a value
   */
  Formula expression(Place place, String text) {
    return checked(place, text, values);
  }

  /**
   * @throws Fault if the text is no formula, or uses a name that is not declared
   */
  Formula mathematics(Place place, String text) {
    var known = new TreeSet<>(values);
    known.addAll(letters);
    return checked(place, text, known);
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

  static Formula checked(Place place, String text, Set<String> known) {
    Formula formula = formula(place, text);
    Optional<String> stranger =
        formula.symbols().stream().filter(name -> !known.contains(name)).findFirst();
    if (stranger.isPresent()) {
      throw place.unknown(
          "\"%s\" in \"%s\" is not declared.".formatted(stranger.get(), text.strip()),
          stranger.get(),
          List.copyOf(known));
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
