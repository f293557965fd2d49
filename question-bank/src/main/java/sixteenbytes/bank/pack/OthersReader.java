package sixteenbytes.bank.pack;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sixteenbytes.bank.question.Convention;
import sixteenbytes.bank.question.Misconception;
import sixteenbytes.bank.question.Other;
import sixteenbytes.bank.question.Other.Changes;
import sixteenbytes.calculators.formula.Calculator;

/** Reads the conventions and misconceptions of an ask. */
final class OthersReader {
  private static final List<String> FIELDS =
      List.of("id", "name", "expression", "output", "given", "say");

  private final Calculator calculator;
  private final Scope scope;
  private final Set<String> letters;
  private final String asked;
  private final Faults faults;
  private final Set<String> ids = new HashSet<>();

  /**
   * @param scope the names that texts may use
   * @param letters the names that expressions may use: fewer where a formula is asked for
   * @param asked the output that is asked for
   */
  OthersReader(
      Calculator calculator, Scope scope, Set<String> letters, String asked, Faults faults) {
    this.calculator = calculator;
    this.scope = scope;
    this.letters = letters;
    this.asked = asked;
    this.faults = faults;
  }

  List<Convention> conventions(List<Place> places) {
    return places.stream()
        .flatMap(place -> faults.attempt(() -> convention(place)).stream())
        .toList();
  }

  List<Misconception> misconceptions(List<Place> places) {
    return places.stream()
        .flatMap(place -> faults.attempt(() -> misconception(place)).stream())
        .toList();
  }

  private Convention convention(Place place) {
    return new Convention(
        id(place), name(place), other(place), TemplateReader.read(place.at("say"), scope));
  }

  private Misconception misconception(Place place) {
    return new Misconception(
        id(place), name(place), other(place), TemplateReader.read(place.at("say"), scope));
  }

  private String id(Place place) {
    place.takesOnly(FIELDS);
    String id = Ids.read(place.at("id"));
    if (!ids.add(id)) {
      throw place.at("id").fault("\"" + id + "\" names two alternatives of one ask.");
    }
    return id;
  }

  private static String name(Place place) {
    return place
        .maybe("name")
        .map(Place::text)
        .orElseGet(() -> place.at("id").text().replace('-', ' '));
  }

  private Other other(Place place) {
    boolean expression = place.maybe("expression").isPresent();
    boolean derived = place.maybe("output").isPresent() || place.maybe("given").isPresent();
    if (expression == derived) {
      throw place.fault(
          "the value comes from an \"expression\", or from \"output\" and \"given\".");
    }
    if (expression) {
      Place text = place.at("expression");
      return new Other.Expression(Scope.over(letters, text, text.text()));
    }
    String output = place.maybe("output").map(this::output).orElse(asked);
    Changes changes =
        place
            .maybe("given")
            .map(given -> new ChangesReader(calculator, scope).read(given))
            .orElse(Changes.NONE);
    if (output.equals(asked) && changes.isEmpty()) {
      throw place.fault("this is the answer itself.");
    }
    return new Other.Output(output, changes);
  }

  private String output(Place place) {
    return Asked.output(place, calculator, scope);
  }
}
