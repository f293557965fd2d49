package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.reading.Effort;
import sixteenbytes.bank.reading.Evaluation;
import sixteenbytes.bank.reading.Evaluation.State;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.calculators.formula.Expression;

/**
 * Compares a typed formula with others by their values at many points. With + - × ÷ and whole
 * powers the values are exact and no tolerance is involved. One comparison serves one answer.
 */
final class LawComparison {
  private static final int TRIES = 40;
  private static final int FEWEST = 8;
  private static final int ENOUGH = 12;

  /** How two formulas compare. */
  enum Outcome {
    EQUAL,
    DIFFERENT,
    /** The first has no value at most points at which the second has one. */
    FIRST_UNDEFINED,
    /** The second has a value at too few points. */
    SECOND_UNDEFINED
  }

  private final List<Point> points;
  private final Effort effort = Effort.ofOneAnswer();

  LawComparison(List<String> names, long seed) {
    points = Point.draw(names, TRIES, seed);
  }

  Outcome compare(Expression typed, Expression right) {
    int defined = 0;
    int agreed = 0;
    for (Point point : points) {
      Evaluation wanted = point.evaluate(right);
      if (wanted.state() != State.UNDEFINED) {
        defined++;
        Evaluation found = point.evaluate(typed, effort);
        if (found.state() != State.UNDEFINED) {
          if (!areEqual(typed, found, right, wanted, point)) {
            return Outcome.DIFFERENT;
          }
          agreed++;
        }
      }
      if (agreed >= ENOUGH) {
        return Outcome.EQUAL;
      }
    }
    if (defined < FEWEST) {
      return Outcome.SECOND_UNDEFINED;
    }
    return agreed >= FEWEST ? Outcome.EQUAL : Outcome.FIRST_UNDEFINED;
  }

  private static boolean areEqual(
      Expression typed, Evaluation found, Expression right, Evaluation wanted, Point point) {
    if (found.state() == State.EXACT && wanted.state() == State.EXACT) {
      return found.value().compareTo(wanted.value()) == 0;
    }
    return RoundedValue.of(typed, point).equalsWithinRounding(RoundedValue.of(right, point));
  }

  /** The number that one formula always is of the other, if there is one. */
  Optional<Rational> constantRatio(Expression typed, Expression right) {
    return constant(typed, right, false);
  }

  /** Whether one formula is always one over the other. */
  boolean isInverse(Expression typed, Expression right) {
    return constant(typed, right, true).filter(Rational.ONE::equals).isPresent();
  }

  private Optional<Rational> constant(Expression typed, Expression right, boolean product) {
    var ratios = new ArrayList<Rational>();
    for (Point point : points) {
      Evaluation found = point.evaluate(typed, effort);
      Evaluation wanted = point.evaluate(right);
      boolean exact = found.state() == State.EXACT && wanted.state() == State.EXACT;
      if (exact && found.value().signum() != 0 && wanted.value().signum() != 0) {
        ratios.add(
            product ? found.value().times(wanted.value()) : found.value().over(wanted.value()));
        if (!ratios.get(0).equals(ratios.get(ratios.size() - 1))) {
          return Optional.empty();
        }
      }
      if (ratios.size() >= ENOUGH) {
        break;
      }
    }
    return ratios.size() >= FEWEST ? Optional.of(ratios.get(0)) : Optional.empty();
  }

  /** The name for whose large values both come to the same, if there is one. */
  Optional<String> limit(Expression typed, Expression right, List<String> names) {
    return names.stream()
        .filter(right.symbols()::contains)
        .filter(name -> gap(typed, right, name, 1_000_000_000_000L) < 1e-8)
        .filter(name -> gap(typed, right, name, 1_000_000) < 1e-2)
        .findFirst();
  }

  /** The largest relative gap over some points with a large value for one name. */
  private double gap(Expression typed, Expression right, String name, long large) {
    double widest = 0;
    for (Point point : points.subList(0, FEWEST)) {
      Evaluation found = point.with(name, large).evaluate(typed, effort);
      Evaluation wanted = point.with(name, large).evaluate(right);
      boolean defined = found.state() != State.UNDEFINED && wanted.state() != State.UNDEFINED;
      double ratio = defined ? found.value().toDouble() / wanted.value().toDouble() : Double.NaN;
      widest =
          Double.isNaN(ratio) ? Double.POSITIVE_INFINITY : Math.max(widest, Math.abs(ratio - 1));
    }
    return widest;
  }

  /** A point with small numbers at which both have a value and differ. */
  Optional<Point> counterexample(Expression typed, Expression right, List<String> names) {
    for (Point point : small(names)) {
      Evaluation found = point.evaluate(typed, effort);
      Evaluation wanted = point.evaluate(right);
      boolean defined = found.state() != State.UNDEFINED && wanted.state() != State.UNDEFINED;
      if (defined
          && Math.abs(found.value().toDouble() - wanted.value().toDouble())
              > 0.01 * Math.abs(wanted.value().toDouble())) {
        return Optional.of(point);
      }
    }
    return Optional.empty();
  }

  /** Whiteboard numbers first: 4, 8, 16 in some order, then the drawn points. */
  private List<Point> small(List<String> names) {
    var all = new ArrayList<Point>();
    long[] usual = {8, 4, 16, 32, 12, 24, 64, 5, 10, 20, 40, 6};
    if (!names.isEmpty() && new HashSet<>(names).size() <= usual.length) {
      Point first = points.get(0);
      for (int i = 0; i < names.size(); i++) {
        first = first.with(names.get(i), usual[i]);
      }
      all.add(first);
    }
    all.addAll(points);
    return all;
  }
}
