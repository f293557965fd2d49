package sixteenbytes.bank.drawing;

import sixteenbytes.bank.marking.Tolerance;

/**
 * How far two values have to lie apart, so that the one typed as displayed is never taken for the
 * other.
 */
final class Clearance {
  /** Three digits are at most half a percent off; and a little for the reader's own rounding. */
  static final double DISPLAY = 0.006;

  /** Alternatives are recognised within this, or within the tolerance where that is smaller. */
  static final double RECOGNISED = 0.02;

  private Clearance() {}

  /** Whether another value lies far enough from the right one. */
  static boolean fromAnswer(Tolerance tolerance, double answer, double other) {
    if (tolerance instanceof Tolerance.Decades order) {
      return answer * other <= 0
          || Math.abs(Math.log10(other / answer)) > order.decades() + Math.log10(1 + DISPLAY);
    }
    return apart(tolerance, answer, other, share(tolerance));
  }

  /** Whether two values that are both not the right one can be told apart. */
  static boolean betweenOthers(Tolerance tolerance, double one, double other) {
    return apart(tolerance, one, other, Math.min(share(tolerance), RECOGNISED));
  }

  private static boolean apart(Tolerance tolerance, double one, double other, double share) {
    double distance = Math.abs(one - other);
    double larger = Math.max(Math.abs(one), Math.abs(other));
    if (tolerance instanceof Tolerance.Exact) {
      return distance > Tolerance.NOISE * larger;
    }
    return distance > (share + DISPLAY) * larger;
  }

  private static double share(Tolerance tolerance) {
    if (tolerance instanceof Tolerance.Significant significant) {
      return Math.pow(10, 1 - significant.digits()); // half a last unit of both of them
    }
    return tolerance instanceof Tolerance.Relative relative ? relative.share() : RECOGNISED;
  }
}
