package sixteenbytes.bank.drawing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;

/**
 * Formulas of outputs over a few letters, remembered.
 *
 * <p>Most draws of a formula question change only numbers that stay letters in it, and writing a
 * formula out takes ten times as long as the rest of a draw.
 */
final class KnownLaws {
  private static final int MOST = 4096;

  private final Map<Key, Formula> known = new ConcurrentHashMap<>();

  /** What a written-out formula depends on. */
  private record Key(List<Step> steps, Given numbers, String output, Set<String> letters) {}

  /** The formula of an output in which these symbols stay letters. */
  Formula of(Derivation derivation, String output, Set<String> letters) {
    List<Step> steps = derivation.lines().stream().map(Derivation.Line::step).toList();
    Key key = new Key(steps, without(letters, derivation), output, letters);
    Formula formula = known.get(key);
    if (formula == null) {
      formula = derivation.formulaOver(output, letters);
      if (known.size() < MOST) {
        known.put(key, formula);
      }
    }
    return formula;
  }

  private static Given without(Set<String> letters, Derivation derivation) {
    var numbers = new HashMap<>(derivation.given().numbers());
    for (Input input : derivation.calculator().inputs()) {
      if (input instanceof Input.Number number && letters.contains(number.symbol())) {
        numbers.remove(number.name());
      }
    }
    return new Given(numbers, derivation.given().choices());
  }
}
