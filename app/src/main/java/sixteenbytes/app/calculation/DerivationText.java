package sixteenbytes.app.calculation;

import java.util.StringJoiner;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/** A derivation as a text to paste elsewhere: what is given, then a line for every step. */
public final class DerivationText {
  private DerivationText() {}

  public static String of(Derivation derivation) {
    var text = new StringJoiner("\n", "", "\n");
    text.add(derivation.calculator().title());
    for (Input input : derivation.calculator().inputs()) {
      if (derivation.given().has(input.name())) {
        text.add("  " + given(input, derivation));
      }
    }
    text.add("");
    for (Derivation.Line line : derivation.lines()) {
      text.add(
          "%s: %s = %s = %s = %s"
              .formatted(
                  line.step().title(),
                  line.step().symbol(),
                  line.step().formula().text(),
                  line.substituted(),
                  line.display()));
    }
    return text.toString();
  }

  private static String given(Input input, Derivation derivation) {
    if (input instanceof Input.Number number) {
      double value = derivation.given().number(number.name());
      return "%s = %s  (%s)"
          .formatted(number.symbol(), Whiteboard.exact(value, number.measure()), number.meaning());
    }
    return "%s: %s".formatted(input.meaning(), derivation.given().choice(input.name()));
  }
}
