package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Map;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.formula.Formula;

/** Expectations for tests, written as texts. */
final class Answers {
  static final Marker MARKER = new Marker(ReadingSettings.usual());

  private Answers() {}

  static Unit unit(String text) {
    return UnitTable.parse(text).orElseThrow();
  }

  /** A number in a unit, within 5 %. */
  static Expectation about(double number, String unit) {
    return within(0.05, number, unit);
  }

  static Expectation within(double share, double number, String unit) {
    Unit wanted = unit(unit);
    return Expectation.of(
        new Target.Quantity(number * wanted.inBaseUnits(), wanted), Tolerance.relative(share));
  }

  static Expectation count(double number) {
    return Expectation.of(new Target.Quantity(number, Unit.COUNT), Tolerance.exact());
  }

  static Expectation law(String formula, String... names) {
    return Expectation.of(new Target.Law(new Formula(formula), List.of(names)), Tolerance.exact());
  }

  static Expectation with(
      Expectation expected, List<Alternative> conventions, List<Alternative> mistakes) {
    return new Expectation(
        expected.target(), expected.tolerance(), conventions, mistakes, expected.counts());
  }

  static Expectation with(Expectation expected, Map<String, Double> counts) {
    return new Expectation(
        expected.target(),
        expected.tolerance(),
        expected.conventions(),
        expected.misconceptions(),
        counts);
  }

  static Verdict mark(Expectation expected, String typed) {
    return MARKER.mark(expected, typed);
  }
}
