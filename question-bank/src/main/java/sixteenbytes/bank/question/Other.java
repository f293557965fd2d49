package sixteenbytes.bank.question;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;

/** How a value other than the asked one comes about: by a mistake, or under another convention. */
public sealed interface Other {

  /** An expression over the symbols and outputs of the derivation. */
  record Expression(Formula formula) implements Other {}

  /**
   * An output of the same calculator, derived again where inputs are changed.
   *
   * @param output its name
   * @param changes what differs; empty for the derivation as it is
   */
  record Output(String output, Changes changes) implements Other {}

  /**
   * Inputs that differ from those drawn.
   *
   * @param numbers each a formula over the symbols of the draw; a literal for a plain value
   * @param choices options by the name of their input
   */
  record Changes(Map<String, Formula> numbers, Map<String, String> choices) {
    public static final Changes NONE = new Changes(Map.of(), Map.of());

    public Changes {
      numbers = Map.copyOf(numbers);
      choices = Map.copyOf(choices);
    }

    public boolean isEmpty() {
      return numbers.isEmpty() && choices.isEmpty();
    }

    /**
     * @param valueOf the value of a name in the draw
     */
    public Given on(Given drawn, ToDoubleFunction<String> valueOf) {
      var changedNumbers = new HashMap<>(drawn.numbers());
      numbers.forEach((input, formula) -> changedNumbers.put(input, formula.evaluate(valueOf)));
      var changedChoices = new HashMap<>(drawn.choices());
      changedChoices.putAll(choices);
      return new Given(changedNumbers, changedChoices);
    }
  }
}
