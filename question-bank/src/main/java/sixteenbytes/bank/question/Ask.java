package sixteenbytes.bank.question;

import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Measure;

/**
 * One thing that is asked for: the numbers it may have, the right answer and the known other ones.
 *
 * @param part 1 for the lead of a question, 2 and up for its follow-ups
 * @param numbers where its numbers come from
 * @param calculator with the symbols of this question
 * @param draws what may be drawn; that of the lead where the numbers are the lead's
 * @param changes what differs from the lead's numbers
 * @param output the name of the output that is asked for; empty where something is picked and no
 *     output decides it
 * @param measure what that output measures
 * @param unit the unit that the answer is shown in; empty where the size of the value decides
 * @param options what is picked from; none unless the kind is a choice
 * @param names the symbols that a formula is to be written in; empty for a quantity
 * @param sketch of its own; empty where that of the question serves
 * @param hints of its own; empty where those of the question serve
 */
public record Ask(
    int part,
    Kind kind,
    Numbers numbers,
    Template prompt,
    Calculator calculator,
    Draws draws,
    Other.Changes changes,
    String output,
    Measure measure,
    Optional<Unit> unit,
    Tolerance tolerance,
    Options options,
    List<String> names,
    List<Convention> conventions,
    List<Misconception> misconceptions,
    Optional<Template> sketch,
    List<Template> hints) {

  /** Where the numbers of an ask come from. */
  public enum Numbers {
    DRAWN_FOR_IT,
    THOSE_OF_THE_LEAD
  }

  public Ask {
    names = List.copyOf(names);
    conventions = List.copyOf(conventions);
    misconceptions = List.copyOf(misconceptions);
    hints = List.copyOf(hints);
  }

  /** Whether a person is told this input: it differs from draw to draw, or stands in the prompt. */
  public boolean tells(Input.Number input) {
    return draws.drawnInputs().contains(input.name()) || prompt.shows(input.name());
  }
}
