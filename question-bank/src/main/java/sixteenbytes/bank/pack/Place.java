package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import sixteenbytes.calculators.quantity.Nearest;

/** A value in a question file and where it stands. */
final class Place {
  private static final int MOST_LISTED = 16;

  private final Optional<Place> around;
  private final Supplier<String> step;
  private final Json json;

  private Place(Optional<Place> around, Supplier<String> step, Json json) {
    this.around = around;
    this.step = step;
    this.json = json;
  }

  static Place root(Json json) {
    return new Place(Optional.empty(), () -> "$", json);
  }

  private Place inside(String field, Json value) {
    return new Place(Optional.of(this), () -> step(field), value);
  }

  private Place inside(int index, Json value) {
    return new Place(Optional.of(this), () -> "[" + index + "]", value);
  }

  /** The JSON path: $.questions[4].ask. Made only when something is wrong. */
  String path() {
    return around.map(Place::path).orElse("") + step.get();
  }

  Json json() {
    return json;
  }

  Fault fault(String rule) {
    return fault(rule, "");
  }

  /**
   * @param suggestion a sentence that helps; empty where nobody can tell
   */
  Fault fault(String rule, String suggestion) {
    return new Fault(path(), rule, suggestion);
  }

  /**
   * A fault about a name, with the nearest of the known ones, or all of them where they are few.
   */
  Fault unknown(String rule, String name, Collection<String> known) {
    String nearest = Nearest.suggestion(name, known);
    boolean listed = nearest.isEmpty() && !known.isEmpty() && known.size() <= MOST_LISTED;
    return fault(rule, listed ? "Known are " + String.join(", ", known) + "." : nearest);
  }

  boolean isText() {
    return json instanceof Json.Text;
  }

  boolean isNumber() {
    return json instanceof Json.Number;
  }

  boolean isObject() {
    return json instanceof Json.Fields;
  }

  boolean isList() {
    return json instanceof Json.Items;
  }

  String text() {
    if (json instanceof Json.Text text) {
      return text.text();
    }
    throw expected("a text");
  }

  boolean flag() {
    if (json instanceof Json.Flag flag) {
      return flag.value();
    }
    throw expected("true or false");
  }

  double number() {
    if (json instanceof Json.Number number) {
      return number.value();
    }
    throw expected("a number");
  }

  int whole(int least, int most) {
    double number = number();
    if (number != Math.rint(number) || number < least || number > most) {
      throw fault(
          "%s is no whole number from %s to %s."
              .formatted(((Json.Number) json).literal(), least, most));
    }
    return (int) number;
  }

  List<Place> items() {
    if (!(json instanceof Json.Items list)) {
      throw expected("a list");
    }
    var places = new ArrayList<Place>();
    for (int i = 0; i < list.items().size(); i++) {
      places.add(inside(i, list.items().get(i)));
    }
    return places;
  }

  /** The fields of an object, in the order of the file. */
  Map<String, Place> fields() {
    var places = new LinkedHashMap<String, Place>();
    object().forEach((name, value) -> places.put(name, inside(name, value)));
    return places;
  }

  Place at(String field) {
    return maybe(field).orElseThrow(() -> fault("the field \"" + field + "\" is missing."));
  }

  Optional<Place> maybe(String field) {
    Json value = object().get(field);
    return value == null ? Optional.empty() : Optional.of(inside(field, value));
  }

  /** The items of a list that may be left out. */
  List<Place> itemsOf(String field) {
    Optional<Place> list = maybe(field);
    return list.isPresent() ? list.get().items() : List.of();
  }

  /**
   * @throws Fault if the object has a field that is none of these
   */
  void takesOnly(List<String> known) {
    for (String name : object().keySet()) {
      if (!known.contains(name)) {
        throw inside(name, json).unknown("there is no field \"" + name + "\" here.", name, known);
      }
    }
  }

  private Map<String, Json> object() {
    if (json instanceof Json.Fields object) {
      return object.fields();
    }
    throw expected("an object");
  }

  private Fault expected(String what) {
    return fault("this is " + json.kind() + "; it must be " + what + ".");
  }

  private static String step(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (!Character.isLetterOrDigit(name.charAt(i)) && name.charAt(i) != '_') {
        return "['" + name + "']";
      }
    }
    return "." + name;
  }
}
