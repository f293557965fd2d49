package sixteenbytes.bank.question;

import java.util.HashMap;
import java.util.Map;
import sixteenbytes.calculators.formula.Given;

/**
 * Values that are drawn together: one for a plain input, several for a preset such as a model.
 *
 * @param inputs numbers in the unit of their measure and options, by the names of the calculator's
 *     inputs
 * @param texts what fills the text slots, such as the name of the model
 */
public record Row(Given inputs, Map<String, String> texts) {
  public Row {
    texts = Map.copyOf(texts);
  }

  /** This row with the values of another one added. */
  public Row with(Row other) {
    var numbers = new HashMap<>(inputs.numbers());
    numbers.putAll(other.inputs.numbers());
    var choices = new HashMap<>(inputs.choices());
    choices.putAll(other.inputs.choices());
    var words = new HashMap<>(texts);
    words.putAll(other.texts);
    return new Row(new Given(numbers, choices), words);
  }
}
