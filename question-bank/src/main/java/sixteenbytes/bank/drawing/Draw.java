package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Condition;
import sixteenbytes.bank.question.Names;
import sixteenbytes.bank.question.Row;
import sixteenbytes.bank.question.Template;
import sixteenbytes.bank.question.WhiteboardNumber;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

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
  static Draw of(List<Ask> asks, SplitMix64 random, KnownLaws laws) {
    Ask source = asks.get(0);
    Row row = Combination.drawn(source.draws(), random);
    Derivation derivation = derivation(source, row);
    var parts = new ArrayList<Values>();
    for (Ask ask : asks) {
      Values values = Evaluation.of(ask, derivation, laws);
      values.checkDistinct();
      checkPrompt(values);
      parts.add(values);
    }
    return new Draw(row.texts(), parts);
  }

  /**
   * @throws Rejected if the calculator refuses the numbers, or a condition does
   */
  static Derivation derivation(Ask source, Row row) {
    Derivation derivation = Evaluation.derived(source.calculator(), row.inputs());
    Names names = new Names(derivation);
    for (Condition condition : source.draws().keep()) {
      if (!condition.holds(names::value)) {
        throw new Rejected("A condition of \"keep\" fails.");
      }
    }
    return derivation;
  }

  Values part(Ask ask) {
    return parts.stream()
        .filter(values -> values.ask().part() == ask.part())
        .findFirst()
        .orElseThrow();
  }

  private static void checkPrompt(Values values) {
    if (!values.ask().prompt().computes()) {
      return;
    }
    Names names = new Names(values.derivation());
    for (Template.Piece piece : values.ask().prompt().pieces()) {
      if (piece instanceof Template.Computed computed) {
        checkDigits(computed.formula().evaluate(names::value), computed.measure());
      } else if (piece instanceof Template.OutputValue output) {
        checkDigits(names.output(output.output()), names.measure(output.output()));
      }
    }
  }

  private static void checkDigits(double value, Measure measure) {
    if (!WhiteboardNumber.fits(value, Whiteboard.exact(value, measure), PROMPT_DIGITS)) {
      throw new Rejected("A computed number in the prompt has more than three digits.");
    }
  }
}
