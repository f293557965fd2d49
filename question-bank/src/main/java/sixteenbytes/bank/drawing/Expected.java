package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.drawing.Values.Value;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.Target;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Convention;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Misconception;
import sixteenbytes.bank.question.Template;
import sixteenbytes.bank.reading.Givens;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Measure;

/** Puts together what the marker is told about an ask and its numbers. */
final class Expected {
  private final Values values;
  private final Ask ask;
  private final AnswerDisplay display;
  private final Filling filling;

  private Expected(Values values, AnswerDisplay display, Filling filling) {
    this.values = values;
    this.ask = values.ask();
    this.display = display;
    this.filling = filling;
  }

  static Expectation of(Values values, AnswerDisplay display, Filling filling) {
    return new Expected(values, display, filling).expectation();
  }

  private Expectation expectation() {
    var conventions = new ArrayList<Alternative>();
    for (int i = 0; i < ask.conventions().size(); i++) {
      Convention convention = ask.conventions().get(i);
      conventions.add(
          alternative(convention.id(), convention.name(), convention.say(), values.convention(i)));
    }
    var misconceptions = new ArrayList<Alternative>();
    for (int i = 0; i < ask.misconceptions().size(); i++) {
      Misconception misconception = ask.misconceptions().get(i);
      misconceptions.add(
          alternative(
              misconception.id(),
              misconception.name(),
              misconception.say(),
              values.misconception(i)));
    }
    return new Expectation(target(), tolerance(), conventions, misconceptions, counts(), givens());
  }

  /** Digits are counted in the unit that the answer is shown in. */
  private Tolerance tolerance() {
    return ask.kind() == Kind.FORMULA
        ? ask.tolerance()
        : ask.tolerance().in(display.unit(values.answer().number()).inBaseUnits());
  }

  /** What the prompt gives by a symbol. */
  private Givens givens() {
    return ask.kind() == Kind.FORMULA
        ? Givens.NONE
        : Givens.of(GivenNumbers.named(ask, values.derivation()));
  }

  private Target target() {
    Value answer = values.answer();
    return ask.kind() == Kind.FORMULA
        ? new Target.Law(answer.law().orElseThrow(), ask.names())
        : new Target.Quantity(
            display.inBaseUnits(answer.number()), display.unit(answer.number()).perOne());
  }

  private Alternative alternative(String id, String name, Template say, Value value) {
    String sentence = say.isConstant() ? say.words() : filling.fill(say).plain();
    return new Alternative(id, name, display.inBaseUnits(value.number()), value.law(), sentence);
  }

  /**
   * The counts that somebody may have multiplied by or forgotten; not those that give the value of
   * a declared alternative, which has a better sentence.
   */
  private Map<String, Double> counts() {
    if (ask.kind() == Kind.FORMULA) {
      return Map.of();
    }
    var counts = new LinkedHashMap<String, Double>();
    for (Input input : values.derivation().calculator().inputs()) {
      if (input instanceof Input.Number number
          && number.measure() == Measure.COUNT
          && ask.tells(number)) {
        double count = values.derivation().given().number(number.name());
        if (count > 1 && !declared(count)) {
          counts.put(GivenNumbers.noun(number.meaning()), count);
        }
      }
    }
    return counts;
  }

  private boolean declared(double count) {
    double answer = values.answer().number();
    List<Double> slips = List.of(answer * count, answer / count);
    return values.numbers().stream()
        .anyMatch(
            other ->
                slips.stream()
                    .anyMatch(slip -> !Clearance.betweenOthers(ask.tolerance(), slip, other)));
  }
}
