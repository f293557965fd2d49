package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.question.Condition;
import sixteenbytes.bank.question.Option;
import sixteenbytes.bank.question.Options;
import sixteenbytes.bank.question.Template;

/** Reads what is picked from. */
final class OptionsReader {
  /** They have the keys 1 to 9. */
  private static final int MOST = 9;

  private static final List<String> FIELDS = List.of("id", "text", "when", "right", "say", "why");

  private final Scope scope;
  private final Faults faults;
  private final Set<String> ids = new HashSet<>();

  /**
   * @param scope the names that texts and conditions may use
   */
  OptionsReader(Scope scope, Faults faults) {
    this.scope = scope;
    this.faults = faults;
  }

  /**
   * @throws Fault if there are too few or too many, or if it cannot be told which is right
   */
  Options read(Place ask) {
    Place choices = ask.at("choices");
    List<Place> places = choices.items();
    if (places.size() < 2 || places.size() > MOST) {
      throw choices.fault(
          "there must be 2 to %s choices; there are %s.".formatted(MOST, places.size()));
    }
    var options = new ArrayList<Option>();
    places.forEach(place -> faults.attempt(() -> option(place)).ifPresent(options::add));
    if (faults.none()) {
      checkRight(choices, options);
    }
    return new Options(options, order(ask));
  }

  private static Options.Order order(Place ask) {
    return ask.maybe("inOrder").map(Place::flag).orElse(false)
        ? Options.Order.AS_DECLARED
        : Options.Order.SHUFFLED;
  }

  /** What can be told without numbers; the rest shows when they are drawn. */
  private static void checkRight(Place choices, List<Option> options) {
    long always =
        options.stream().filter(option -> option.right() instanceof Option.Always).count();
    boolean depends = options.stream().anyMatch(option -> option.right() instanceof Option.When);
    if (always > 1 || always == 1 && depends || always == 0 && !depends) {
      throw choices.fault(
          "exactly one choice has to be right.",
          "Give one of them \"right\": true, or each that can be right a \"when\".");
    }
  }

  private Option option(Place place) {
    place.takesOnly(FIELDS);
    String id = Ids.read(place.at("id"));
    if (!ids.add(id)) {
      throw place.at("id").fault("\"" + id + "\" names two choices of one ask.");
    }
    Option.Right right = right(place);
    Optional<Template> say = text(place, "say");
    if (say.isEmpty() && !(right instanceof Option.Always)) {
      throw place.fault(
          "the choice \"" + id + "\" does not explain what is wrong with it.",
          "Give it a \"say\", which is told to somebody who picks it.");
    }
    return new Option(
        id, TemplateReader.read(place.at("text"), scope), right, say, text(place, "why"));
  }

  private Optional<Template> text(Place place, String field) {
    return place.maybe(field).map(text -> TemplateReader.read(text, scope));
  }

  private Option.Right right(Place place) {
    boolean always = place.maybe("right").map(Place::flag).orElse(false);
    Optional<Place> when = place.maybe("when");
    if (when.isPresent() && place.maybe("right").isPresent()) {
      throw place.fault("a choice has either \"right\" or \"when\".");
    }
    if (when.isEmpty()) {
      return always ? new Option.Always() : new Option.Never();
    }
    List<Condition> conditions =
        when.get().isList()
            ? when.get().items().stream().map(scope::condition).toList()
            : List.of(scope.condition(when.get()));
    if (conditions.isEmpty()) {
      throw when.get().fault("there is no condition.", "Write \"right\": true for always.");
    }
    return new Option.When(conditions);
  }
}
