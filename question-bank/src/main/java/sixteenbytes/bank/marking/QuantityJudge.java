package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.marking.Judgement.Fault;
import sixteenbytes.bank.marking.Judgement.Taken;
import sixteenbytes.bank.marking.Verdict.Kind;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.BareNumber;
import sixteenbytes.bank.reading.Unit;

/**
 * Judges one reading of a quantity: right; another convention; a mistake that the question
 * declares; another unit; a slip that fits many questions; close; wrong. In this order.
 */
final class QuantityJudge {
  private final Expectation expected;
  private final Target.Quantity target;
  private final BareNumber bareNumber;
  private final Slips slips;

  QuantityJudge(Expectation expected, Target.Quantity target, ReadingSettings settings) {
    this.expected = expected;
    this.target = target;
    this.bareNumber = settings.bareNumber();
    this.slips = new Slips(expected, target);
  }

  Judgement judge(Reading reading) {
    Unit unit = target.unit();
    boolean bare = reading.dimension().isNone() && !reading.hasUnit();
    boolean sameKind = reading.dimension().equals(unit.dimension());
    boolean counted = reading.isLiteral() && !reading.nouns().isEmpty();
    boolean plain = bare && !reading.hasPercent() && !reading.hasTimes();
    if (!sameKind && (!plain || counted)) {
      return fault(reading, reading.value().toDouble(), Fault.OTHER_KIND);
    }
    if (reading.isLiteral() && !unit.nouns().admits(reading.nouns())) {
      return fault(reading, reading.value().toDouble(), Fault.OTHER_NOUN);
    }
    if (!sameKind) {
      return bareNumber == BareNumber.PRINTED_UNIT
          ? judge(reading, reading.value().times(unit.size()), Taken.IN_SHOWN_UNIT)
          : judgeBare(reading);
    }
    if (unit.isPercent() && plain) {
      return judgeShare(reading);
    }
    return judge(reading, reading.value(), Taken.AS_TYPED);
  }

  private Judgement judge(Reading reading, Rational value, Taken taken) {
    return known(reading, value, taken).orElseGet(() -> explained(reading, value, taken));
  }

  /** Right, another convention, or a declared mistake. */
  private Optional<Judgement> known(Reading reading, Rational exact, Taken taken) {
    double value = exact.toDouble();
    if (accepts(exact, value, reading.isExact())) {
      return Optional.of(new Judgement(Kind.CORRECT, reading, value, taken, Fault.NONE, List.of()));
    }
    double limit = expected.tolerance().recognised();
    List<Cause> conventions = Matches.among(expected.conventions(), value, limit);
    if (!conventions.isEmpty()) {
      return Optional.of(
          new Judgement(Kind.CONVENTION, reading, value, taken, Fault.NONE, conventions));
    }
    List<Cause> mistakes = Matches.among(expected.misconceptions(), value, limit);
    return mistakes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Judgement(Kind.MISCONCEPTION, reading, value, taken, Fault.NONE, mistakes));
  }

  private boolean accepts(Rational exact, double value, boolean isExact) {
    boolean toTheLastDigit = expected.tolerance() instanceof Tolerance.Exact;
    if (toTheLastDigit && isExact && target.isWhole()) {
      return exact.compareTo(target.rational()) == 0;
    }
    if (toTheLastDigit && !isExact) {
      return Math.abs(value - target.value()) <= Tolerance.NOISE * Math.abs(target.value());
    }
    return expected.tolerance().accepts(value, target.value());
  }

  /** A unit that does not fit the digits, a slip, close, or simply wrong. */
  private Judgement explained(Reading reading, Rational exact, Taken taken) {
    double value = exact.toDouble();
    if (digitsFit(reading)) {
      return fault(reading, value, Fault.DIGITS_FIT);
    }
    if (percentIsMissing(reading, value)) {
      return fault(reading, value, Fault.PERCENT_MISSING);
    }
    return unexplained(reading, value, taken);
  }

  private Judgement unexplained(Reading reading, double value, Taken taken) {
    List<Cause> causes = slips.of(reading, value, taken);
    if (!causes.isEmpty()) {
      return new Judgement(Kind.MISCONCEPTION, reading, value, taken, Fault.NONE, causes);
    }
    boolean close = expected.tolerance().acceptsTwice(value, target.value());
    return new Judgement(
        close ? Kind.CLOSE : Kind.WRONG, reading, value, taken, Fault.NONE, List.of());
  }

  /** One number with a unit or a percent sign, whose digits are those of the model answer. */
  private boolean digitsFit(Reading reading) {
    boolean written = reading.hasUnit() || reading.hasPercent();
    return written && reading.isLiteral() && !reading.hasScale() && acceptsShown(reading.digits());
  }

  private boolean acceptsShown(Rational digits) {
    double inShown = digits.times(target.unit().size()).toDouble();
    return expected.tolerance().accepts(inShown, target.value());
  }

  /** A part of a whole as a percentage, without the sign. */
  private boolean percentIsMissing(Reading reading, double value) {
    boolean ratio =
        target.unit().isPure()
            && !target.unit().isPercent()
            && Math.abs(target.value()) <= 1
            && target.value() != 0
            && !(expected.tolerance() instanceof Tolerance.Exact && target.isWhole());
    return ratio
        && !reading.hasPercent()
        && expected.tolerance().accepts(value / 100, target.value());
  }

  /** A number without a unit: in base units first, then in the unit of the model answer. */
  private Judgement judgeBare(Reading reading) {
    Rational inBase = reading.value();
    Rational inShown = inBase.times(target.unit().size());
    Optional<Judgement> base = known(reading, inBase, Taken.IN_BASE_UNITS);
    if (base.isPresent()) {
      return base.get();
    }
    if (acceptsShown(inBase)) {
      return fault(reading, inShown.toDouble(), Fault.MISSING);
    }
    Optional<Judgement> shown = known(reading, inShown, Taken.IN_SHOWN_UNIT);
    if (shown.isPresent()) {
      return shown.get();
    }
    return nearer(
        unexplained(reading, inBase.toDouble(), Taken.IN_BASE_UNITS),
        unexplained(reading, inShown.toDouble(), Taken.IN_SHOWN_UNIT));
  }

  /**
   * A number without a percent sign, where a percentage is asked: the percentage or the fraction.
   */
  private Judgement judgeShare(Reading reading) {
    Rational asPercentage = reading.value().times(Unit.PERCENT.size());
    Judgement percentage = judge(reading, asPercentage, Taken.AS_PERCENTAGE);
    Judgement fraction = judge(reading, reading.value(), Taken.AS_FRACTION);
    if (isCloseBesideSlip(percentage, fraction)) {
      return percentage;
    }
    if (isCloseBesideSlip(fraction, percentage)) {
      return fraction;
    }
    if (percentage.rank() != fraction.rank()) {
      return percentage.rank() < fraction.rank() ? percentage : fraction;
    }
    return nearer(percentage, fraction);
  }

  /** 0.3794 for 38.0 % is rounded too early, and not a hundredth of the right percentage. */
  private static boolean isCloseBesideSlip(Judgement one, Judgement other) {
    return one.kind() == Kind.CLOSE
        && other.kind() == Kind.MISCONCEPTION
        && !other.causes().get(0).declared();
  }

  private Judgement nearer(Judgement one, Judgement other) {
    return one.powersAway(target.value()) <= other.powersAway(target.value()) ? one : other;
  }

  private static Judgement fault(Reading reading, double value, Fault fault) {
    return new Judgement(Kind.UNIT, reading, value, Taken.AS_TYPED, fault, List.of());
  }
}
