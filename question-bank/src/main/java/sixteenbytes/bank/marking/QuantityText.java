package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.reading.Figures;
import sixteenbytes.bank.reading.Kinds;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.quantity.Dimension;

/**
 * Quantities in the tutor's sentences: in the unit of the model answer, or in one that fits better.
 */
final class QuantityText {
  /** A unit is kept as long as its numbers stay between these. */
  private static final double SMALLEST = 0.01;

  private static final double LARGEST = 100_000;

  private static final double BEYOND_PREFIXES = 1e21;

  private record Step(String symbol, double size) {}

  private static final List<Step> TIMES =
      List.of(
          new Step("ns", 1e-9),
          new Step("µs", 1e-6),
          new Step("ms", 1e-3),
          new Step("s", 1),
          new Step("min", 60),
          new Step("h", 3600),
          new Step("days", 86_400));
  private static final List<Step> THOUSANDS =
      List.of(
          new Step("", 1),
          new Step("k", 1e3),
          new Step("M", 1e6),
          new Step("G", 1e9),
          new Step("T", 1e12),
          new Step("P", 1e15),
          new Step("E", 1e18));
  private static final List<Step> COUNTS =
      List.of(
          new Step("", 1),
          new Step(" million", 1e6),
          new Step(" billion", 1e9),
          new Step(" trillion", 1e12));

  private QuantityText() {}

  /** A value of the same kind as the unit. */
  static Figures.Shown of(double value, Unit unit) {
    if (unit.isPercent()) {
      return in(value, "%", 0.01);
    }
    if (unit.isPure()) {
      return count(value, unit);
    }
    double number = Math.abs(value / unit.inBaseUnits());
    boolean fits = number >= SMALLEST && number < LARGEST || value == 0;
    return fits ? in(value, unit.symbol(), unit.inBaseUnits()) : of(value, unit.dimension());
  }

  /** A value in base units of a dimension. */
  static Figures.Shown of(double value, Dimension dimension) {
    if (dimension.isNone()) {
      return Figures.of(value);
    }
    if (dimension.equals(Dimension.TIME)) {
      Step step = fitting(TIMES, value);
      return in(value, step.symbol, step.size);
    }
    Optional<String> prefixed = prefixed(dimension);
    if (prefixed.isEmpty()) {
      return in(value, Kinds.unit(dimension), 1);
    }
    if (Math.abs(value) >= BEYOND_PREFIXES) {
      return in(value, prefixed.get(), 1);
    }
    Step step = fitting(THOUSANDS, value);
    return in(value, step.symbol + prefixed.get(), step.size);
  }

  /** The unit of dimensions that take a prefix. */
  private static Optional<String> prefixed(Dimension dimension) {
    boolean plain =
        dimension.data() + dimension.operations() == 1
            && dimension.time() <= 0
            && dimension.time() >= -1;
    return plain && dimension.data() >= 0 && dimension.operations() >= 0
        ? Optional.of(Kinds.unit(dimension))
        : Optional.empty();
  }

  private static Figures.Shown count(double value, Unit unit) {
    String noun = unit.symbol().isEmpty() ? "" : " " + unit.symbol();
    if (Math.abs(value) < 1e6 || Math.abs(value) >= 1e16) {
      return with(Figures.of(value / unit.inBaseUnits()), noun);
    }
    Step step = fitting(COUNTS, value);
    Figures.Shown inWords = Figures.of(value / step.size);
    boolean whole = value == Math.rint(value);
    return inWords.exact() || !whole
        ? with(inWords, step.symbol + noun)
        : with(Figures.of(Rational.of((long) value)), noun);
  }

  private static Step fitting(List<Step> steps, double value) {
    Step best = steps.get(0);
    for (Step step : steps) {
      if (Math.abs(value) >= step.size) {
        best = step;
      }
    }
    return value == 0 && steps == TIMES ? TIMES.get(3) : best;
  }

  private static Figures.Shown in(double value, String symbol, double size) {
    return with(Figures.of(value / size), symbol.isEmpty() ? "" : " " + symbol);
  }

  private static Figures.Shown with(Figures.Shown number, String unit) {
    return new Figures.Shown(number.text() + unit, number.exact());
  }
}
