package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Alternative;

/** A drawn question for people. */
final class AskText {
  private AskText() {}

  static String of(DrawnAsk ask) {
    var rows = new ArrayList<List<String>>();
    ask.given().forEach(input -> rows.add(List.of(input.symbol(), input.display(), input.title())));
    return MarkdownText.of(ask.prompt(), 0)
        + "\n\n"
        + choices(ask)
        + Table.aligned(rows, 2)
        + "  (%s)\n".formatted(ask.toleranceText());
  }

  /** What is picked from, each with the number to type. */
  private static String choices(DrawnAsk ask) {
    if (ask.choices().isEmpty()) {
      return "";
    }
    return Table.aligned(
            ask.choices().stream()
                .map(
                    choice ->
                        List.of(
                            Integer.toString(choice.number()),
                            MarkdownText.of(choice.text(), 0).replace('\n', ' ')))
                .toList(),
            2)
        + "\n";
  }

  /** With the answer, its derivation, the sketch and what known mistakes give. */
  static String revealed(DrawnAsk ask) {
    var text = new StringBuilder(of(ask));
    text.append("\nAnswer: ").append(ask.answer()).append("\n\n");
    text.append(solution(ask));
    List<Alternative> mistakes = ask.expectation().misconceptions();
    if (!ask.choices().isEmpty()) {
      text.append("\nWhat is wrong with the others\n").append(others(ask));
    } else if (!mistakes.isEmpty()) {
      text.append("\nWhat known mistakes give\n");
      text.append(
          Table.aligned(
              mistakes.stream()
                  .map(mistake -> List.of(ask.display(mistake), mistake.say()))
                  .toList(),
              2));
    }
    return text.toString();
  }

  /** The worked solution in this draw's numbers, then the sketch. */
  static String solution(DrawnAsk ask) {
    var text = new StringBuilder("Worked solution\n");
    if (!ask.steps().isEmpty()) {
      text.append(CalcText.steps(ask.steps())).append('\n');
    }
    ask.sketch().ifPresent(sketch -> text.append(MarkdownText.of(sketch, 0)).append('\n'));
    return text.toString();
  }

  private static String others(DrawnAsk ask) {
    return Table.aligned(
        ask.choices().stream()
            .filter(choice -> !choice.right())
            .map(choice -> List.of(Integer.toString(choice.number()), choice.say()))
            .toList(),
        2);
  }
}
