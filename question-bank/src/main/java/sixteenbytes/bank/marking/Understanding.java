package sixteenbytes.bank.marking;

import sixteenbytes.bank.reading.Figures;
import sixteenbytes.bank.reading.Kinds;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.quantity.Dimension;

/** Says how an answer was read: 70 billion × 16 = 1.12 × 10¹², taken as bytes = 1.12 TB. */
final class Understanding {
  private final Unit shownIn;

  Understanding(Target.Quantity target) {
    this.shownIn = target.unit();
  }

  String of(Judgement judgement) {
    Reading reading = judgement.reading();
    String written = reading.written();
    if (judgement.fault() == Judgement.Fault.MISSING) {
      return plain(reading, written) + ", without a unit";
    }
    if (judgement.fault() == Judgement.Fault.OTHER_NOUN) {
      return plain(reading, written);
    }
    return switch (judgement.taken()) {
      case AS_TYPED -> asTyped(reading, written);
      case IN_BASE_UNITS ->
          plain(reading, written)
              + ", taken as "
              + baseUnit(shownIn.dimension())
              + " "
              + value(judgement).equation();
      case IN_SHOWN_UNIT -> plain(reading, written) + ", taken as " + shownIn.symbol();
      case AS_PERCENTAGE -> plain(reading, written) + ", taken as a percentage";
      case AS_FRACTION -> written + " " + value(judgement).equation();
    };
  }

  /** The value alone, in the unit of the model answer: 1.12 TB. */
  Figures.Shown value(Judgement judgement) {
    return judgement.fault() == Judgement.Fault.OTHER_KIND
        ? QuantityText.of(judgement.value(), judgement.reading().dimension())
        : QuantityText.of(judgement.value(), shownIn);
  }

  private String asTyped(Reading reading, String written) {
    boolean sameKind = reading.dimension().equals(shownIn.dimension());
    boolean unitStays =
        sameKind && reading.unit().size().equals(shownIn.size()) && !reading.hasPercent();
    if (unitStays && reading.isLiteral() && !reading.hasScale()) {
      return written;
    }
    double amount = reading.value().toDouble();
    Figures.Shown value =
        sameKind ? QuantityText.of(amount, shownIn) : QuantityText.of(amount, reading.dimension());
    return (value.text() + " ").startsWith(written + " ")
        ? written
        : written + " " + value.equation();
  }

  /** With its result, unless it is nothing but a number. */
  private static String plain(Reading reading, String written) {
    if (reading.isLiteral() && !reading.hasScale()) {
      return written;
    }
    Figures.Shown number = Figures.of(reading.value());
    return written.equals(number.text()) ? written : written + " " + number.equation();
  }

  static String baseUnit(Dimension dimension) {
    if (dimension.equals(Dimension.DATA)) {
      return "bytes";
    }
    if (dimension.equals(Dimension.TIME)) {
      return "seconds";
    }
    return dimension.equals(Dimension.DATA.over(Dimension.TIME))
        ? "bytes per second"
        : Kinds.unit(dimension);
  }
}
