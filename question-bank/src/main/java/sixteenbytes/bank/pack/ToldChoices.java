package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Template;
import sixteenbytes.calculators.formula.Input;

/** Checks that a prompt tells which option was drawn: options stand nowhere else on the screen. */
final class ToldChoices {
  private final Place place;
  private final List<Place> rows = new ArrayList<>();

  ToldChoices(Place place) {
    this.place = place;
    for (Place item : place.itemsOf("together")) {
      rows.addAll(item.isList() ? item.items() : List.of(item));
    }
  }

  /**
   * @throws Fault if the prompt shows neither the option nor a text of the row that it is from
   */
  void check(Ask ask) {
    for (Input input : ask.calculator().inputs()) {
      boolean drawn =
          input instanceof Input.Choice && ask.draws().drawnInputs().contains(input.name());
      if (drawn && ask.prompt().pieces().stream().noneMatch(piece -> tells(piece, input))) {
        throw place
            .at("prompt")
            .fault(
                "the option that is drawn for " + input.name() + " is not told.",
                "Show it as {" + input.name() + "}, or with a text slot of its row.");
      }
    }
  }

  private boolean tells(Template.Piece piece, Input choice) {
    return piece instanceof Template.Slot slot
        && (slot.name().equals(choice.name())
            || rows.stream()
                .map(Place::fields)
                .anyMatch(row -> row.containsKey(slot.name()) && row.containsKey(choice.name())));
  }
}
