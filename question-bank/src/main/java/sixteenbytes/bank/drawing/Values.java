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
 * @param others the values under the ask's conventions, then those of its misconceptions, in order
 */
record Values(Ask ask, Derivation derivation, Value answer, List<Value> others) {

  /**
   * A value that may be typed.
   *
   * @param number in the unit of the measure that is asked for; where something is picked, its
   *     place among the options of the file
   * @param law the formula, where one is asked for
   */
  record Value(double number, Optional<Formula> law) {
    static Value option(int place) {
      return new Value(place, Optional.empty());
    }

    int option() {
      return (int) number;
    }
  }

  /**
   * @throws Rejected if one value could be taken for another
   */
  void checkDistinct() {
    for (int i = 0; i < others.size(); i++) {
      if (!distinctFromAnswer(i)) {
        throw new Rejected(otherId(i) + " is too close to the answer.");
      }
      for (int j = 0; j < i; j++) {
        if (!distinct(j, i)) {
          throw new Rejected(otherId(j) + " and " + otherId(i) + " are too close to each other.");
        }
      }
    }
  }

  boolean distinctFromAnswer(int at) {
    Value other = others.get(at);
    return answer.law().isPresent()
        ? !sameLaw(answer, other)
        : Clearance.fromAnswer(ask.tolerance(), answer.number(), other.number());
  }

  boolean distinct(int one, int other) {
    return answer.law().isPresent()
        ? !sameLaw(others.get(one), others.get(other))
        : Clearance.betweenOthers(
            ask.tolerance(), others.get(one).number(), others.get(other).number());
  }

  private boolean sameLaw(Value one, Value other) {
    return Laws.same(one.law().orElseThrow(), other.law().orElseThrow(), ask.names());
  }

  Value convention(int at) {
    return others.get(at);
  }

  Value misconception(int at) {
    return others.get(ask.conventions().size() + at);
  }

  /** The id of one of the others. */
  String otherId(int at) {
    int conventions = ask.conventions().size();
    return at < conventions
        ? ask.conventions().get(at).id()
        : ask.misconceptions().get(at - conventions).id();
  }

  List<Double> numbers() {
    var numbers = new ArrayList<Double>();
    others.forEach(other -> numbers.add(other.number()));
    return numbers;
  }
}
