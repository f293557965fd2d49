package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.Target;
import sixteenbytes.bank.marking.Tolerance;

/** What the marker is told about something to pick: each wrong choice is a mistake with a name. */
final class ExpectedPick {
  private ExpectedPick() {}

  static Expectation of(List<DrawnChoice> choices) {
    var items = new ArrayList<Target.OneOf.Item>();
    var mistakes = new ArrayList<Alternative>();
    int right = 0;
    for (DrawnChoice choice : choices) {
      String text = choice.text().plain();
      if (choice.right()) {
        right = items.size();
      } else {
        mistakes.add(Alternative.of(choice.id(), text, Double.NaN, choice.say()));
      }
      items.add(new Target.OneOf.Item(choice.right() ? "" : choice.id(), text, choice.say()));
    }
    return new Expectation(
        new Target.OneOf(items, right), Tolerance.exact(), List.of(), mistakes, Map.of());
  }
}
