package sixteenbytes.bank.marking;

import java.util.Optional;
import sixteenbytes.bank.reading.Kinds;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.quantity.Dimension;

/** What a tutor says about units: what is wrong with one, or worth a remark. */
final class UnitSentences {
  private final Expectation expected;
  private final Target.Quantity target;
  private final Understanding understanding;

  UnitSentences(Expectation expected, Target.Quantity target, Understanding understanding) {
    this.expected = expected;
    this.target = target;
    this.understanding = understanding;
  }

  String problem(Judgement judgement) {
    Reading reading = judgement.reading();
    return switch (judgement.fault()) {
      case OTHER_KIND, NONE -> otherKind(judgement);
      case OTHER_NOUN -> doesNotFit(reading.written());
      case MISSING ->
          "The digits fit. Which unit? A number without one is taken as "
              + Understanding.baseUnit(target.unit().dimension())
              + ".";
      case DIGITS_FIT ->
          "The digits fit, the unit does not: " + converted(judgement) + "." + gap(reading.unit());
      case PERCENT_MISSING -> "The digits fit. Is the percent sign missing?";
    };
  }

  /** What was typed in the unit of the answer; the unit alone where that would repeat it. */
  private String converted(Judgement judgement) {
    String typed = judgement.reading().written();
    String value = understanding.value(judgement).text();
    return typed.equals(value)
        ? "the answer is in " + target.unit().symbol()
        : typed + " is " + value;
  }

  private String otherKind(Judgement judgement) {
    Reading reading = judgement.reading();
    String value = understanding.value(judgement).text();
    String typed = reading.isLiteral() ? reading.written() : value;
    String problem;
    if (!reading.nouns().isEmpty() && reading.isLiteral()) {
      problem = doesNotFit(reading.written());
    } else if (reading.hasPercent() && reading.dimension().isNone()) {
      problem = typed + " is a share; the question asks for " + asked() + ".";
    } else if (Kinds.isNamed(reading.dimension())) {
      String kind = Kinds.article(reading.dimension());
      problem = typed + " is " + kind + "; the question asks for " + asked() + ".";
    } else {
      problem = doesNotFit(typed);
    }
    boolean fits = expected.tolerance().accepts(judgement.value(), target.value());
    return fits && !reading.isLiteral()
        ? problem + " The number fits: a unit is missing in the working."
        : problem;
  }

  private String doesNotFit(String typed) {
    return typed + " does not fit: the question asks for " + asked() + ".";
  }

  private String asked() {
    Unit unit = target.unit();
    if (unit.isPercent()) {
      return "a percentage";
    }
    return unit.isPure() && !unit.symbol().isEmpty()
        ? "a number of " + unit.symbol()
        : Kinds.article(unit.dimension());
  }

  private static String gap(Unit typed) {
    int power = BinaryPrefix.binaryPower(typed);
    return power > 0 ? " The binary prefix makes %s more.".formatted(BinaryPrefix.gap(power)) : "";
  }

  /** What is worth saying about the unit of a right answer. */
  Optional<String> remark(Reading reading) {
    Unit typed = reading.unit();
    if (!reading.isLiteral() || typed.dimension().data() != 1) {
      return Optional.empty();
    }
    boolean thousand = typed.size().equals(Rational.of(1000));
    if (thousand && typed.dimension().equals(Dimension.DATA)) {
      return expected.tolerance().accepts(reading.value().toDouble() * 1.024, target.value())
          ? Optional.of("KB is 1000 bytes here; 1024 bytes are a KiB.")
          : Optional.empty();
    }
    int power = BinaryPrefix.binaryPower(typed);
    double inShown = reading.digits().times(target.unit().size()).toDouble();
    boolean digitsFit = expected.tolerance().accepts(inShown, target.value());
    return power > 0 && digitsFit && BinaryPrefix.binaryPower(target.unit()) == 0
        ? Optional.of(
            "The binary prefix makes %s more; at this tolerance it passes."
                .formatted(BinaryPrefix.gap(power)))
        : Optional.empty();
  }
}
