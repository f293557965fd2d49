package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/** A derivation for people: what is given, then every step with its formula, numbers and reason. */
final class CalcText {
  private CalcText() {}

  static String of(Derivation derivation) {
    var text = new StringBuilder();
    text.append(
        "%s (%s)\n".formatted(derivation.calculator().title(), derivation.calculator().id()));
    text.append(Table.wrapped("Source: " + derivation.calculator().source(), 0)).append("\n\n");
    text.append("Given\n").append(Table.aligned(given(derivation), 2)).append('\n');
    text.append("Steps\n").append(steps(derivation.lines()));
    return text.toString();
  }

  /** Numbered steps: name, formula = substituted = value, and the sentence that says why. */
  static String steps(List<Derivation.Line> lines) {
    var text = new StringBuilder();
    int number = 0;
    for (Derivation.Line line : lines) {
      number++;
      String head = "%2s. ".formatted(number);
      text.append(head)
          .append("%s (%s)\n".formatted(line.step().title(), line.step().name()))
          .append(equation(line, head.length()))
          .append(Table.wrapped(line.step().why(), head.length()))
          .append('\n');
    }
    return text.toString();
  }

  private static String equation(Derivation.Line line, int indent) {
    String symbol = line.step().symbol();
    String formula = line.step().formula().text();
    String substituted = line.substituted();
    var sides = new ArrayList<String>(List.of(formula));
    if (!substituted.equals(formula)) {
      sides.add(substituted);
    }
    if (!sides.get(sides.size() - 1).equals(line.display())) {
      sides.add(line.display());
    }
    var text = new StringBuilder();
    int column = indent + symbol.length() + " = ".length();
    for (int i = 0; i < sides.size(); i++) {
      String left = " ".repeat(indent) + (i == 0 ? symbol : " ".repeat(symbol.length())) + " = ";
      String right = Table.wrapped(forPeople(sides.get(i)), column).substring(column);
      text.append(left).append(right).append('\n');
    }
    return text.toString();
  }

  private static String forPeople(String formula) {
    return formula.replace(" * ", " × ");
  }

  private static List<List<String>> given(Derivation derivation) {
    Given given = derivation.given();
    var rows = new ArrayList<List<String>>();
    for (Input input : derivation.calculator().inputs()) {
      if (!given.has(input.name())) {
        continue;
      }
      if (input instanceof Input.Number number) {
        String value = Whiteboard.exact(given.number(number.name()), number.measure());
        rows.add(List.of(number.name(), number.symbol(), value, number.meaning()));
      } else {
        rows.add(List.of(input.name(), "", given.choice(input.name()), input.meaning()));
      }
    }
    return rows;
  }
}
