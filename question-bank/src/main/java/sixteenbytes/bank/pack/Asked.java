package sixteenbytes.bank.pack;

import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.quantity.Measure;

/** Reads what is asked for: the output, its unit, its tolerance. */
final class Asked {
  /** Answers are shown with three digits, so that a narrower tolerance would refuse them. */
  private static final double NARROWEST = 0.01;

  private static final double WIDEST = 0.5;
  private static final double MOST_DECADES = 2;
  private static final int FEWEST_DIGITS = 2;
  private static final int MOST_DIGITS = 6;

  private Asked() {}

  static String output(Place place, Calculator calculator, Scope scope) {
    String output = place.text();
    if (!scope.outputs().contains(output)) {
      throw place.unknown(
          "\"%s\" is no output of %s.".formatted(output, calculator.id()), output, scope.outputs());
    }
    return output;
  }

  /**
   * @throws Fault if the unit is not known, or does not fit the measure
   */
  static Unit unit(Place place, Measure measure) {
    Optional<Unit> unit = UnitTable.parse(place.text());
    if (unit.isEmpty()) {
      throw place.fault("\"" + place.text() + "\" is no unit.", UnitNames.example(measure));
    }
    if (!unit.get().dimension().equals(measure.dimension())) {
      throw place.fault(
          "\"%s\" does not fit what is asked for.".formatted(place.text()),
          UnitNames.example(measure));
    }
    return place.text().isBlank() && measure == Measure.COUNT ? Unit.COUNT : unit.get();
  }

  static Tolerance tolerance(Place place) {
    place.takesOnly(List.of("relative", "exact", "decades", "significant"));
    if (place.fields().size() != 1) {
      throw place.fault(
          "a tolerance has one of \"relative\", \"exact\", \"decades\" and \"significant\".");
    }
    if (place.maybe("relative").isPresent()) {
      return Tolerance.relative(within(place.at("relative"), NARROWEST, WIDEST));
    }
    if (place.maybe("decades").isPresent()) {
      return Tolerance.decades(within(place.at("decades"), NARROWEST, MOST_DECADES));
    }
    if (place.maybe("significant").isPresent()) {
      return Tolerance.significant(digits(place.at("significant")));
    }
    if (place.at("exact").json() instanceof Json.Flag flag && flag.value()) {
      return Tolerance.exact();
    }
    throw place.at("exact").fault("this must be true.", "Leave it out for an estimate.");
  }

  private static int digits(Place place) {
    double digits = within(place, FEWEST_DIGITS, MOST_DIGITS);
    if (digits != Math.rint(digits)) {
      throw place.fault("%s is no number of digits.".formatted(digits));
    }
    return (int) digits;
  }

  private static double within(Place place, double least, double most) {
    double number = place.number();
    if (!(number >= least && number <= most)) {
      throw place.fault("%s must be from %s to %s.".formatted(number, least, most));
    }
    return number;
  }
}
