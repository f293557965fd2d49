package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.List;

/** Finds which alternatives a value is: the nearest, and every other one that is as near. */
final class Matches {
  /** Two distances that differ by less are the same distance. */
  private static final double SAME = 0.002;

  private Matches() {}

  /**
   * @param limit the largest distance, relative to the alternative
   */
  static List<Cause> among(List<Alternative> alternatives, double value, double limit) {
    if (alternatives.isEmpty()) {
      return List.of();
    }
    double nearest = Double.POSITIVE_INFINITY;
    for (Alternative alternative : alternatives) {
      nearest = Math.min(nearest, distance(alternative.value(), value));
    }
    if (!(nearest <= limit + 1e-12)) {
      return List.of();
    }
    var found = new ArrayList<Cause>();
    for (Alternative alternative : alternatives) {
      double distance = distance(alternative.value(), value);
      if (distance <= limit + 1e-12 && distance - nearest <= SAME) {
        found.add(Cause.of(alternative));
      }
    }
    return found;
  }

  private static double distance(double alternative, double value) {
    if (alternative == value) {
      return 0;
    }
    double distance = Math.abs(value - alternative) / Math.abs(alternative);
    return Double.isNaN(distance) ? Double.POSITIVE_INFINITY : distance;
  }
}
