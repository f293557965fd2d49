package sixteenbytes.app.desktop.calculator;

import sixteenbytes.app.desktop.Texts;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/** How the page names inputs and options. */
public record Labels(Texts texts) {

  /** Short, for the label of a field. */
  String input(String name) {
    return texts.named("input", name);
  }

  /** In full: what it is, and what it may be. */
  String help(Input input) {
    String meaning =
        Character.toUpperCase(input.meaning().charAt(0)) + input.meaning().substring(1);
    return input instanceof Input.Number number
        ? texts.get("calculator.fieldHelp", meaning, number.range().words(number.measure()))
        : meaning + ".";
  }

  /** An option in its field. */
  String option(String option) {
    return texts.named("option", option);
  }

  /** An option where its choice is not named beside it: Stage 1. */
  String optionAlone(String choice, String option) {
    return choice.equals("stage") ? texts.named("option.stage", option) : option(option);
  }

  /** "Memory of a GPU, 80 GB". */
  String limit(Input.Number input, double value) {
    return texts.get(
        "calculator.limit", input(input.name()), Whiteboard.exact(value, input.measure()));
  }
}
