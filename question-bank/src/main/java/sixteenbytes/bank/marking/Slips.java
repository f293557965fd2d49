package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import sixteenbytes.bank.marking.Judgement.Taken;
import sixteenbytes.bank.reading.Figures;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.calculators.quantity.Dimension;

/**
 * Slips that fit many questions, told by the ratio of the typed value to the derived one: bits for
 * bytes, a lost prefix, one direction of two.
 */
final class Slips {
  private static final double SAME = 0.002;
  private static final Factors FACTORS = new Factors();

  /** A slip that may be it, and how far from its value the typed one is. */
  private record Candidate(Cause cause, double distance) {}

  private final Expectation expected;
  private final Target.Quantity target;
  private final double limit;

  Slips(Expectation expected, Target.Quantity target) {
    this.expected = expected;
    this.target = target;
    this.limit = expected.tolerance().recognised();
  }

  /**
   * The slip that explains the value; several if they give the same number, none if nothing fits.
   */
  List<Cause> of(Reading reading, double value, Taken taken) {
    double derived = target.value();
    if (derived == 0 || value == 0) {
      return List.of();
    }
    if (BinaryPrefix.isMixedUp(reading, taken, target)) {
      return List.of(BinaryPrefix.cause(reading, taken, target));
    }
    var found = new ArrayList<Candidate>();
    double ratio = value / derived;
    add(found, ratio, FACTORS.of(target.unit(), isShare()));
    addCounts(found, ratio);
    addShares(found, value, derived);
    addOffByOne(found, value, derived);
    if (found.isEmpty()) {
      add(found, ratio, FACTORS.decimalPoint());
    }
    return nearest(found);
  }

  /**
   * @param cause put into words if it may be it
   */
  private void add(List<Candidate> found, double ratio, double factor, Supplier<Cause> cause) {
    double distance = Math.abs(ratio / factor - 1);
    if (distance <= limit + 1e-12) {
      found.add(new Candidate(cause.get(), distance));
    }
  }

  private void add(List<Candidate> found, double ratio, List<Factors.Factor> factors) {
    for (Factors.Factor factor : factors) {
      add(found, ratio, factor.value(), factor::cause);
    }
  }

  /** A part of a whole: a fraction of one or a percentage. */
  private boolean isShare() {
    boolean counted = expected.tolerance() instanceof Tolerance.Exact;
    return target.unit().isPercent()
        || target.unit().isPure() && !counted && Math.abs(target.value()) <= 1;
  }

  private void addCounts(List<Candidate> found, double ratio) {
    boolean moved = target.unit().dimension().data() != 0 || target.unit().dimension().time() != 0;
    for (Map.Entry<String, Double> count : expected.counts().entrySet()) {
      double number = count.getValue();
      if (number > 1) {
        add(found, ratio, number, () -> total(all(count)));
        add(found, ratio, 1 / number, () -> part(all(count)));
      }
      if (number > 2 && moved) {
        double ring = (number - 1) / number;
        add(found, ratio, 1 / (2 * ring), () -> ringFactor("2(d - 1)/d"));
        add(found, ratio, 1 / ring, () -> ringFactor("(d - 1)/d"));
      }
    }
  }

  private static String all(Map.Entry<String, Double> count) {
    return Figures.of(count.getValue()).text() + " " + count.getKey();
  }

  private static Cause total(String all) {
    return Cause.slip(
        "per-device-total",
        "the total over all " + all,
        "That is the total over all " + all + ", where the part of one is asked.");
  }

  private static Cause part(String all) {
    return Cause.slip(
        "per-device-total",
        "the part of one of " + all,
        "That is the part of one of " + all + ", where the total is asked.");
  }

  private static Cause ringFactor(String factor) {
    return Cause.slip(
        "ring-factor",
        "the ring factor " + factor + " left out",
        "The factor " + factor + " of the ring is missing.");
  }

  private void addShares(List<Candidate> found, double value, double derived) {
    boolean pure = target.unit().dimension().equals(Dimension.NONE);
    if (isShare() && derived > 0 && derived < 1 && value > 0) {
      add(
          found,
          value,
          1 - derived,
          () ->
              Cause.slip(
                  "complement",
                  "the rest of the whole",
                  "That is the rest of the whole: one minus what is asked."));
    }
    if (pure && Math.abs(derived) != 1) {
      add(
          found,
          value,
          1 / derived,
          () ->
              Cause.slip(
                  "upside-down",
                  "the inverse",
                  "That is the inverse: numerator and denominator have changed places."));
    }
  }

  private void addOffByOne(List<Candidate> found, double value, double derived) {
    boolean counted = expected.tolerance() instanceof Tolerance.Exact && target.isWhole();
    if (counted && Math.abs(derived) >= 3 && Math.abs(value - derived) == 1) {
      String say = value > derived ? "That is one too many." : "That is one too few.";
      found.add(new Candidate(Cause.slip("off-by-one", "one off", say), 0));
    }
  }

  private static List<Cause> nearest(List<Candidate> found) {
    if (found.isEmpty()) {
      return List.of();
    }
    double nearest = Double.POSITIVE_INFINITY;
    for (Candidate candidate : found) {
      nearest = Math.min(nearest, candidate.distance);
    }
    var causes = new ArrayList<Cause>();
    for (Candidate candidate : found) {
      boolean known = causes.stream().anyMatch(cause -> cause.id().equals(candidate.cause.id()));
      if (candidate.distance - nearest <= SAME && !known) {
        causes.add(candidate.cause);
      }
    }
    return List.copyOf(causes);
  }
}
