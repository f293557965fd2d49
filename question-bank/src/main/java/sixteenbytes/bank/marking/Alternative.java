package sixteenbytes.bank.marking;

import java.util.Optional;
import sixteenbytes.calculators.formula.Formula;

/**
 * Another answer that is recognised: a named other convention, or what a named mistake gives.
 *
 * @param id its stable key
 * @param name what it is, for people: "idle fraction"
 * @param value in base units; not used where the answer is a formula
 * @param formula where the answer is a formula
 * @param say the tutor's sentence; empty to have one made from the name
 */
public record Alternative(
    String id, String name, double value, Optional<Formula> formula, String say) {

  public static Alternative of(String id, String name, double value, String say) {
    return new Alternative(id, name, value, Optional.empty(), say);
  }

  public static Alternative of(String id, String name, Formula formula, String say) {
    return new Alternative(id, name, Double.NaN, Optional.of(formula), say);
  }
}
