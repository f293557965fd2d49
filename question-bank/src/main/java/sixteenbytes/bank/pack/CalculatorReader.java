package sixteenbytes.bank.pack;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.question.NoCalculator;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;

/** Finds the calculator of an ask, and gives its inputs the letters that the ask wants. */
final class CalculatorReader {
  private final Place ask;

  CalculatorReader(Place ask) {
    this.ask = ask;
  }

  /**
   * @throws Fault if there is no such calculator, or a letter is taken
   */
  Calculator read() {
    if (ask.maybe("calculator").isEmpty() && mayComputeNothing()) {
      return NoCalculator.CALCULATOR;
    }
    Place id = ask.at("calculator");
    return Calculators.byId(id.text())
        .map(this::renamed)
        .orElseThrow(
            () ->
                id.unknown(
                    "there is no calculator \"" + id.text() + "\".",
                    id.text(),
                    Calculators.all().stream().map(Calculator::id).toList()));
  }

  private boolean mayComputeNothing() {
    return ask.maybe("kind").filter(Place::isText).map(Place::text).equals(Optional.of("choice"));
  }

  private Calculator renamed(Calculator calculator) {
    var symbols = new LinkedHashMap<String, String>();
    for (Map.Entry<String, Place> field : inputs().entrySet()) {
      if (!field.getValue().isObject() || field.getValue().maybe("symbol").isEmpty()) {
        continue;
      }
      Place symbol = field.getValue().at("symbol");
      if (!(calculator.input(field.getKey()).orElse(null) instanceof Input.Number number)) {
        throw symbol.fault("only a number has a symbol.");
      }
      if (!number.symbol().equals(symbol.text())) {
        symbols.put(number.symbol(), symbol(symbol));
      }
    }
    return symbols.isEmpty() ? calculator : renamed(calculator, symbols);
  }

  private Map<String, Place> inputs() {
    return ask.maybe("inputs").map(Place::fields).orElse(Map.of());
  }

  private Calculator renamed(Calculator calculator, Map<String, String> symbols) {
    try {
      return calculator.withSymbols(symbols);
    } catch (IllegalArgumentException refused) {
      throw ask.at("inputs").fault(refused.getMessage());
    }
  }

  private static String symbol(Place place) {
    if (!isSymbol(place.text())) {
      throw place.fault(
          "\"" + place.text() + "\" is no symbol.",
          "Use a letter, or a letter with an index such as B_n.");
    }
    return place.text();
  }

  private static boolean isSymbol(String text) {
    try {
      return new Formula(text).symbols().equals(Set.of(text));
    } catch (IllegalArgumentException noFormula) {
      return false;
    }
  }
}
