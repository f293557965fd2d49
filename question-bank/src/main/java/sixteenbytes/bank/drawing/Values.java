package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;

/**
 * The numbers of one ask in one draw.
 *
 * @param derivation how the answer comes about
 * @param answer the right value
 * @param conventions the values under the ask's conventions, in their order
 * @param misconceptions the values that its misconceptions give, in their order
 */
record Values(
    Ask ask,
    Derivation derivation,
    Value answer,
    List<Value> conventions,
    List<Value> misconceptions) {

  /**
   * A value that may be typed.
   *
   * @param number in the unit of the measure that is asked for
   * @param law the formula, where one is asked for
   */
  record Value(double number, Optional<Formula> law) {}

  /** What else may be typed: conventions first, then misconceptions. */
  List<Value> others() {
    var all = new ArrayList<>(conventions);
    all.addAll(misconceptions);
    return all;
  }

  /** The id of one of {@link #others()}. */
  String otherId(int at) {
    return at < conventions.size()
        ? ask.conventions().get(at).id()
        : ask.misconceptions().get(at - conventions.size()).id();
  }
}
