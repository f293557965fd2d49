package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.formula.Formula;

/** What is right. */
public sealed interface Target {

  /**
   * A quantity.
   *
   * @param value in base units: bytes, seconds, FLOP; a percentage as a fraction of one
   * @param unit in which the model answer is shown
   * @param exact the value where a double cannot hold it, such as a count beyond 2^53
   */
  record Quantity(double value, Unit unit, Optional<Rational> exact) implements Target {
    public Quantity(double value, Unit unit) {
      this(value, unit, Optional.empty());
    }

    public static Quantity of(Rational exact, Unit unit) {
      return new Quantity(exact.toDouble(), unit, Optional.of(exact));
    }

    /** The value as a fraction. */
    public Rational rational() {
      return exact.orElseGet(() -> Rational.of(value));
    }

    /** Whether it is a whole number, which a count is compared with to the last digit. */
    public boolean isWhole() {
      return exact.map(Rational::isWhole).orElse(value == Math.rint(value));
    }
  }

  /**
   * One of a few things, by its number.
   *
   * @param items in the order in which they are shown
   * @param right the index of the right one
   */
  record OneOf(List<Item> items, int right) implements Target {
    public OneOf {
      items = List.copyOf(items);
    }

    /** Whether a text to be picked would be taken for the number or the letter of another one. */
    public static boolean isNumberOrLetter(String text) {
      return PickText.isNumberOrLetter(text);
    }

    /**
     * Something that can be picked.
     *
     * @param id of the mistake of picking it; empty where that has no name
     * @param text what is picked
     * @param say what a tutor says to somebody who picks it, rightly or wrongly; may be empty
     */
    public record Item(String id, String text, String say) {}
  }

  /**
   * A formula.
   *
   * @param names the names that may be typed, all positive and larger than 2
   */
  record Law(Formula formula, List<String> names) implements Target {
    public Law {
      names = List.copyOf(names);
    }
  }
}
