package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sixteenbytes.bank.reading.Effort;
import sixteenbytes.bank.reading.Evaluation;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.calculators.formula.Expression;

/**
 * Values at which two formulas are compared.
 *
 * <p>Small whole numbers from 3 to 97, no two of them equal: at 1 and 2 and at equal values too
 * many wrong formulas agree with the right one.
 */
record Point(Map<String, Rational> values) {
  private static final int LOWEST = 3;
  private static final int HIGHEST = 97;

  /** Different points, always the same for one seed. */
  static List<Point> draw(List<String> names, int count, long seed) {
    var points = new ArrayList<Point>();
    long state = seed;
    for (int i = 0; i < count; i++) {
      var values = new TreeMap<String, Rational>();
      Set<Long> used = new HashSet<>();
      for (String name : names) {
        long value;
        do {
          state += 0x9E3779B97F4A7C15L;
          value = LOWEST + Long.remainderUnsigned(mixed(state), HIGHEST - LOWEST + 1);
        } while (!used.add(value) && used.size() <= HIGHEST - LOWEST);
        values.put(name, Rational.of(value));
      }
      points.add(new Point(values));
    }
    return points;
  }

  /** SplitMix64: the same numbers on every machine and in every version. */
  private static long mixed(long state) {
    long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** This point with one value changed. */
  Point with(String name, long value) {
    var changed = new TreeMap<>(values);
    changed.put(name, Rational.of(value));
    return new Point(changed);
  }

  /** Of a formula of the question. */
  Evaluation evaluate(Expression expression) {
    return evaluate(expression, Effort.unlimited());
  }

  Evaluation evaluate(Expression expression, Effort effort) {
    return Evaluation.of(expression, this::value, effort);
  }

  private Rational value(String name) {
    Rational value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException(
          "The formula has the symbol " + name + ", which is not among its names.");
    }
    return value;
  }

  /** "d = 8, M = 16", of the names that are wanted. */
  String words(Set<String> wanted) {
    return values.entrySet().stream()
        .filter(entry -> wanted.contains(entry.getKey()))
        .map(entry -> entry.getKey() + " = " + (long) entry.getValue().toDouble())
        .collect(Collectors.joining(", "));
  }
}
