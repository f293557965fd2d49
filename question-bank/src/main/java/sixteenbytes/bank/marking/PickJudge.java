package sixteenbytes.bank.marking;

import java.util.List;
import java.util.OptionalInt;
import sixteenbytes.bank.marking.PickText.Picked;
import sixteenbytes.bank.marking.Target.OneOf;

/** Judges which of a few things was picked. */
final class PickJudge {
  private final OneOf target;
  private final List<String> texts;

  PickJudge(OneOf target) {
    this.target = target;
    this.texts = target.items().stream().map(OneOf.Item::text).toList();
  }

  Verdict verdict(String typed) {
    if (!(PickText.read(texts, typed) instanceof Picked picked)) {
      return new Verdict.Unreadable(reason(typed), OptionalInt.empty());
    }
    OneOf.Item item = target.items().get(picked.index());
    String understood = understood(picked);
    if (picked.index() == target.right()) {
      return new Verdict.Correct(understood, item.say().isEmpty() ? "Right." : item.say());
    }
    return item.id().isEmpty()
        ? new Verdict.Wrong(understood, item.say())
        : new Verdict.Mistake(understood, item.say(), List.of(item.id()), List.of(item.text()));
  }

  /** What was picked, and nothing of whether it is right. */
  Echo echo(String typed) {
    return PickText.read(texts, typed) instanceof Picked picked
        ? new Echo(true, true, understood(picked), List.of(), OptionalInt.empty())
        : new Echo(false, false, reason(typed), List.of(), OptionalInt.empty());
  }

  private String reason(String typed) {
    return ((PickText.Nothing) PickText.read(texts, typed)).reason();
  }

  private String understood(Picked picked) {
    return "%s: %s".formatted(picked.index() + 1, texts.get(picked.index()));
  }
}
