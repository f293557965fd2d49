package sixteenbytes.app.desktop.component;

import java.util.List;
import sixteenbytes.bank.drawing.DrawnAsk;

/** The choices of a question as rows. */
public final class Choices {
  private Choices() {}

  /** None where something is typed. */
  public static List<ChoiceList.Item> of(DrawnAsk asked, Typesetting typesetting) {
    return asked.choices().stream()
        .map(
            choice ->
                new ChoiceList.Item(
                    new MarkdownView(choice.text(), typesetting), choice.text().plain()))
        .toList();
  }
}
