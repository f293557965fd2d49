package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixteenbytes.calculators.quantity.Nearest;

/**
 * A value in a question file and where it stands.
 *
 * @param path the JSON path: $.questions[4].ask
 */
record Place(String path, Json json) {
  private static final int MOST_LISTED = 16;

  Fault fault(String rule) {
    return new Fault(path, rule, "");
  }

  Fault fault(String rule, String suggestion) {
    return new Fault(path, rule, suggestion);
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
          "%s is no whole number from %d to %d."
              .formatted(((Json.Number) json).literal(), least, most));
    }
    return (int) number;
  }

  List<Place> items() {
    if (!(json instanceof Json.Items items)) {
      throw expected("a list");
    }
    var places = new ArrayList<Place>();
    for (int i = 0; i < items.items().size(); i++) {
      places.add(new Place(path + "[" + i + "]", items.items().get(i)));
    }
    return places;
  }

  /** The fields of an object, in the order of the file. */
  Map<String, Place> fields() {
    var places = new LinkedHashMap<String, Place>();
    object().forEach((name, value) -> places.put(name, new Place(path + step(name), value)));
    return places;
  }

  Place at(String field) {
    return maybe(field).orElseThrow(() -> fault("the field \"" + field + "\" is missing."));
  }

  Optional<Place> maybe(String field) {
    return Optional.ofNullable(object().get(field))
        .map(value -> new Place(path + step(field), value));
  }

  /** The items of a list that may be left out. */
  List<Place> itemsOf(String field) {
    return maybe(field).map(Place::items).orElse(List.of());
  }

  /**
   * @throws Fault if the object has a field that is none of these
   */
  void takesOnly(List<String> known) {
    for (String name : object().keySet()) {
      if (!known.contains(name)) {
        throw new Place(path + step(name), json)
            .unknown("there is no field \"" + name + "\" here.", name, known);
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
    boolean plain =
        name.chars().allMatch(letter -> Character.isLetterOrDigit(letter) || letter == '_');
    return plain && !name.isEmpty() ? "." + name : "['" + name + "']";
  }
}
