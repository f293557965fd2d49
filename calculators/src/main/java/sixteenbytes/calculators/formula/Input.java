package sixteenbytes.calculators.formula;

import java.util.List;
import java.util.Optional;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Nearest;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/** Something that a calculator is told: a number with a unit, or one of a few options. */
public sealed interface Input {

  /** The field's name for it, as scripts write it: microBatches. */
  String name();

  /** What it is, as a noun: "micro-batches of one pipeline in a step". */
  String meaning();

  /**
   * A number.
   *
   * @param symbol how formulas write it
   * @param whole whether only whole numbers are allowed
   * @param usual the value that is taken where none is given
   * @param required whether it must be given; an input that is neither required nor has a usual
   *     value may be left out, and the calculator then does without it
   * @param example a plausible value, for a form that opens and for help texts
   */
  record Number(
      String name,
      String symbol,
      String meaning,
      Measure measure,
      Range range,
      boolean whole,
      Optional<Double> usual,
      boolean required,
      Optional<Double> example)
      implements Input {

    public static Number required(
        String name, String symbol, String meaning, Measure measure, Range range) {
      return new Number(
          name,
          symbol,
          meaning,
          measure,
          range,
          isCount(measure),
          Optional.empty(),
          true,
          Optional.empty());
    }

    public static Number optional(
        String name, String symbol, String meaning, Measure measure, Range range) {
      return required(name, symbol, meaning, measure, range).orNone();
    }

    /** The same input, which may be left out. */
    public Number orNone() {
      return new Number(
          name, symbol, meaning, measure, range, whole, Optional.empty(), false, Optional.empty());
    }

    /** The same input with a value that is taken where none is given. */
    public Number usually(double value) {
      return new Number(
          name,
          symbol,
          meaning,
          measure,
          range,
          whole,
          Optional.of(value),
          false,
          Optional.of(value));
    }

    /** The same input with a plausible value, which is shown but never taken unasked. */
    public Number suchAs(double value) {
      return new Number(
          name, symbol, meaning, measure, range, whole, usual, required, Optional.of(value));
    }

    /** Another input of the same kind: a second bandwidth, a second number of parameters. */
    public Number named(String otherName, String otherSymbol) {
      return new Number(
          otherName, otherSymbol, meaning, measure, range, whole, usual, required, example);
    }

    /** The same input with a meaning of its own in one calculator. */
    public Number meaning(String other) {
      return new Number(name, symbol, other, measure, range, whole, usual, required, example);
    }

    /**
     * @throws InvalidInput if the value is out of range, or not whole where it has to be
     */
    public void check(double given) {
      boolean fine = range.contains(given) && !(whole && given != Math.rint(given));
      if (!fine) {
        refuse(given, "It is the " + meaning + ".");
      }
    }

    private void refuse(double given, String remedy) {
      range.check(name, given, measure, remedy);
      throw new InvalidInput(
          name,
          "%s is %s; it must be a whole number, such as %s. %s"
              .formatted(
                  name,
                  Whiteboard.exact(given, measure),
                  Whiteboard.exact(Math.max(1, Math.rint(given)), measure),
                  remedy));
    }

    private static boolean isCount(Measure measure) {
      return measure == Measure.COUNT;
    }
  }

  /**
   * One of a few options, by name: the collective, the schedule, the recompute policy.
   *
   * @param usual the option that is taken where none is given, or that a form proposes where one
   *     must be given
   */
  record Choice(String name, String meaning, List<String> options, String usual, boolean required)
      implements Input {

    public Choice(String name, String meaning, List<String> options, String usual) {
      this(name, meaning, options, usual, false);
    }

    /** Yes or no, written true and false. */
    public static Choice flag(String name, String meaning) {
      return new Choice(name, meaning, List.of("false", "true"), "false");
    }

    /**
     * @throws InvalidInput if it is none of the options
     */
    public void check(String given) {
      if (!options.contains(given)) {
        throw new InvalidInput(
            name,
            "%s is %s; it must be one of %s.%s It is the %s."
                .formatted(
                    name,
                    given,
                    String.join(", ", options),
                    Nearest.suggestion(given, options),
                    meaning));
      }
    }
  }
}
