package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sixteenbytes.bank.question.Template;
import sixteenbytes.bank.question.Template.Piece;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.quantity.Measure;

/**
 * Reads a text with slots {@code {p}}, {@code {=2 * p}}, {@code {r.formula}} and {@code $
 * mathematics $}.
 */
final class TemplateReader {
  private static final String FORMULA = ".formula";
  private static final char[] MARKS = {'\\', '{', '}', '$'};
  private static final List<String> RELATIONS = List.of("<=", ">=", "=", "<", ">", "~");

  private final Place place;
  private final Scope scope;
  private final String text;
  private final List<Piece> pieces = new ArrayList<>();
  private final StringBuilder words = new StringBuilder();

  private TemplateReader(Place place, Scope scope) {
    this.place = place;
    this.scope = scope;
    this.text = place.text();
  }

  /**
   * @throws Fault if a slot is not closed, or names something that is not declared
   */
  static Template read(Place place, Scope scope) {
    return new TemplateReader(place, scope).read();
  }

  private Template read() {
    if (text.isBlank()) {
      throw place.fault("this text is empty.");
    }
    int at = 0;
    for (int mark = nextMark(0); mark >= 0; mark = nextMark(at)) {
      words.append(text, at, mark);
      at =
          switch (text.charAt(mark)) {
            case '\\' -> escaped(mark);
            case '{' -> slot(mark, '}');
            case '$' -> slot(mark, '$');
            default ->
                throw place.fault("a } closes nothing.", "Write \\} for the character itself.");
          };
    }
    words.append(text, at, text.length());
    endWords();
    return new Template(text, pieces);
  }

  /** Where the next character with a meaning stands, or -1. */
  private int nextMark(int from) {
    int nearest = -1;
    for (char mark : MARKS) {
      int at = text.indexOf(mark, from);
      nearest = at >= 0 && (nearest < 0 || at < nearest) ? at : nearest;
    }
    return nearest;
  }

  private int escaped(int at) {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    if (next == '{' || next == '}' || next == '$') {
      words.append(next);
      return at + 2;
    }
    words.append('\\');
    return at + 1;
  }

  private int slot(int start, char closing) {
    int end = text.indexOf(closing, start + 1);
    if (end < 0) {
      throw place.fault(
          "the %s at position %s is not closed.".formatted(text.charAt(start), start + 1),
          "Write \\%s for the character itself.".formatted(text.charAt(start)));
    }
    endWords();
    String inside = text.substring(start + 1, end).strip();
    pieces.add(closing == '$' ? mathematics(inside) : value(inside));
    return end + 1;
  }

  private void endWords() {
    if (words.length() > 0) {
      pieces.add(new Template.Words(words.toString()));
      words.setLength(0);
    }
  }

  private Piece value(String inside) {
    if (inside.startsWith("=")) {
      return computed(inside.substring(1));
    }
    if (inside.endsWith(FORMULA)) {
      String output = inside.substring(0, inside.length() - FORMULA.length());
      if (!scope.outputs().contains(output)) {
        throw place.unknown("\"" + output + "\" has no formula.", output, scope.outputs());
      }
      return new Template.Law(output);
    }
    return scope
        .slot(inside)
        .orElseThrow(
            () ->
                place.unknown(
                    "the slot {" + inside + "} is not declared.", inside, scope.printable()));
  }

  private Piece computed(String inside) {
    int bar = inside.indexOf('|');
    if (bar < 0) {
      return new Template.Computed(scope.expression(place, inside), Measure.RATIO);
    }
    String wanted = inside.substring(bar + 1).strip();
    Measure measure =
        Arrays.stream(Measure.values())
            .filter(candidate -> candidate.name().equals(wanted))
            .findFirst()
            .orElseThrow(
                () ->
                    place.unknown(
                        "\"" + wanted + "\" is no measure.",
                        wanted,
                        Arrays.stream(Measure.values()).map(Measure::name).toList()));
    return new Template.Computed(scope.expression(place, inside.substring(0, bar)), measure);
  }

  private Piece mathematics(String inside) {
    var terms = new ArrayList<Formula>();
    var relations = new ArrayList<String>();
    int start = 0;
    for (int at = 0; at < inside.length(); at++) {
      String relation = relation(inside, at);
      if (!relation.isEmpty()) {
        terms.add(scope.mathematics(place, inside.substring(start, at)));
        relations.add(relation);
        start = at + relation.length();
        at = start - 1;
      }
    }
    terms.add(scope.mathematics(place, inside.substring(start)));
    return new Template.Mathematics(terms, relations);
  }

  /** The relation sign that starts here, or nothing. */
  private static String relation(String text, int at) {
    if ("<>=~".indexOf(text.charAt(at)) < 0) {
      return "";
    }
    for (String sign : RELATIONS) {
      if (text.startsWith(sign, at)) {
        return sign;
      }
    }
    return "";
  }
}
