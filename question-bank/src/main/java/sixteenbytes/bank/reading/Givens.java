package sixteenbytes.bank.reading;

import java.util.List;
import java.util.Optional;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The numbers that a question gives by name, so that {@code 2(d-1)/d*M} may be typed for {@code
 * 2*63/64*16 GB}. Case matters: m and M are often two of them, and units besides.
 */
public final class Givens {
  public static final Givens NONE = new Givens(List.of());

  /**
   * One of them. What it is worth and how it is shown is worked out when somebody types its name.
   *
   * @param name its symbol: M
   * @param number in the unit of its measure
   */
  public record Given(String name, double number, Measure measure) {

    /** In base units. */
    Rational value() {
      return Rational.of(number).times(Rational.of(measure.inBaseUnits()));
    }

    /** What stands for it in a reading: 16 GB. */
    String shown() {
      String display = Whiteboard.exact(number, measure);
      return display.contains("×") ? "(" + display + ")" : display;
    }
  }

  private final List<Given> all;
  private final Names names;

  private Givens(List<Given> all) {
    this.all = List.copyOf(all);
    this.names = Names.inExactCase(all.stream().map(Given::name).toList());
  }

  public static Givens of(List<Given> all) {
    return all.isEmpty() ? NONE : new Givens(all);
  }

  public List<Given> all() {
    return all;
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  boolean has(String name) {
    for (Given given : all) {
      if (given.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** The amount behind the name of a token. */
  Amount amount(int index) {
    Given given = all.get(index);
    return new Amount(given.value(), given.measure().dimension(), Nouns.NONE, true);
  }

  /** How the number behind the name of a token is shown. */
  String shown(int index) {
    return all.get(index).shown();
  }

  /** The longest name at a place of the text, as a token. */
  Optional<Token> longestAt(String text, int at, int limit) {
    Names.Match found = names.longestAt(text, at, limit);
    return found.end() < 0
        ? Optional.empty()
        : Optional.of(
            Token.indexed(
                Token.Kind.NAME, at, found.end(), all.get(found.index()).name(), found.index()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Givens givens && all.equals(givens.all);
  }

  @Override
  public int hashCode() {
    return all.hashCode();
  }

  @Override
  public String toString() {
    return all.toString();
  }
}
