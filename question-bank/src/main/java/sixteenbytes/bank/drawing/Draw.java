package sixteenbytes.bank.drawing;

import java.util.List;
import java.util.Map;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Condition;
import sixteenbytes.bank.question.Draws;
import sixteenbytes.bank.question.Row;
import sixteenbytes.bank.question.Template;
import sixteenbytes.bank.question.WhiteboardNumber;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.quantity.Measure;

/**
 * Numbers that were drawn and found fit to be asked, with what follows from them for every ask that
 * uses them.
 */
record Draw(Map<String, String> texts, List<Values> parts) {
  private static final int PROMPT_DIGITS = 3;

  /**
   * @param asks those that share the numbers, the one they are drawn for first
   * @throws Rejected if these numbers are not to be asked
   */
  static Draw of(List<Ask> asks, SplitMix64 random) {
    Draws draws = asks.get(0).draws();
    Row row = Combination.drawn(draws, random);
    Derivation derivation = Evaluation.derived(asks.get(0).calculator(), row.inputs());
    Names names = new Names(derivation);
    for (Condition condition : draws.keep()) {
      if (!condition.holds(names::value)) {
        throw new Rejected("A condition of \"keep\" fails.");
      }
    }
    List<Values> parts = asks.stream().map(ask -> Evaluation.of(ask, derivation)).toList();
    parts.forEach(Draw::checkDistinct);
    parts.forEach(Draw::checkPrompt);
    return new Draw(row.texts(), parts);
  }

  Values part(Ask ask) {
    return parts.stream()
        .filter(values -> values.ask().part() == ask.part())
        .findFirst()
        .orElseThrow();
  }

  private static void checkDistinct(Values values) {
    List<Values.Value> others = values.others();
    for (int i = 0; i < others.size(); i++) {
      if (!distinct(values, values.answer(), others.get(i), Role.ANSWER)) {
        throw new Rejected(values.otherId(i) + " is too close to the answer.");
      }
      for (int j = 0; j < i; j++) {
        if (!distinct(values, others.get(j), others.get(i), Role.OTHER)) {
          throw new Rejected(
              values.otherId(j) + " and " + values.otherId(i) + " are too close to each other.");
        }
      }
    }
  }

  private enum Role {
    ANSWER,
    OTHER
  }

  private static boolean distinct(Values values, Values.Value one, Values.Value other, Role role) {
    Ask ask = values.ask();
    if (one.law().isPresent() && other.law().isPresent()) {
      return !Laws.same(one.law().get(), other.law().get(), ask.names());
    }
    return role == Role.ANSWER
        ? Clearance.fromAnswer(ask.tolerance(), one.number(), other.number())
        : Clearance.betweenOthers(ask.tolerance(), one.number(), other.number());
  }

  private static void checkPrompt(Values values) {
    Names names = new Names(values.derivation());
    for (Template.Piece piece : values.ask().prompt().pieces()) {
      if (piece instanceof Template.Computed computed) {
        checkDigits(computed.formula().evaluate(names::value), computed.measure());
      } else if (piece instanceof Template.Named named) {
        names
            .output(named.name())
            .ifPresent(
                output -> checkDigits(names.value(output), values.derivation().measure(output)));
      }
    }
  }

  private static void checkDigits(double value, Measure measure) {
    if (!WhiteboardNumber.fits(value, measure, PROMPT_DIGITS)) {
      throw new Rejected("A computed number in the prompt has more than three digits.");
    }
  }
}
