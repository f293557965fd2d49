package sixteenbytes.bank.pack;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.question.Other.Changes;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Expression;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;

/**
 * Reads inputs that differ from those drawn: a value, or an expression over the names of the draw.
 */
final class ChangesReader {
  private final Calculator calculator;
  private final Scope scope;

  ChangesReader(Calculator calculator, Scope scope) {
    this.calculator = calculator;
    this.scope = scope;
  }

  /**
   * @throws Fault if an input is unknown, or has a value that it may not have
   */
  Changes read(Place given) {
    var numbers = new HashMap<String, Formula>();
    var choices = new HashMap<String, String>();
    for (Map.Entry<String, Place> field : given.fields().entrySet()) {
      Place place = field.getValue();
      Input input =
          calculator
              .input(field.getKey())
              .orElseThrow(
                  () ->
                      place.unknown(
                          "\"%s\" is no input of %s.".formatted(field.getKey(), calculator.id()),
                          field.getKey(),
                          calculator.inputs().stream().map(Input::name).toList()));
      if (input instanceof Input.Choice choice) {
        choices.put(choice.name(), InputValues.option(choice, place));
      } else {
        numbers.put(input.name(), change((Input.Number) input, place));
      }
    }
    return new Changes(numbers, choices);
  }

  private Formula change(Input.Number input, Place place) {
    if (!place.isObject()) {
      return Formula.of(Expression.Literal.of(InputValues.number(input, place)));
    }
    place.takesOnly(List.of("expression"));
    return scope.expression(place.at("expression"), place.at("expression").text());
  }
}
