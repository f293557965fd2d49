package sixteenbytes.bank.marking;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.marking.Marker.Marked;
import sixteenbytes.bank.reading.FormulaReading;
import sixteenbytes.bank.reading.Kinds;
import sixteenbytes.bank.reading.Quote;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Readings.Formulas;
import sixteenbytes.bank.reading.Readings.Quantities;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.quantity.Dimension;

/** Marks rows that carry their expected answers with them, with no misconceptions declared. */
public final class Grader {
  private static final double USUAL_TOLERANCE = 0.05;
  private static final String FORMULA = "formula:";
  private static final MathContext WHOLE = new MathContext(320);
  private static final MathContext LONGEST = new MathContext(40);

  private final Marker marker;

  /**
   * @param settings for what was typed; the expected values have a decimal point in any case
   */
  public Grader(ReadingSettings settings) {
    this.marker = new Marker(settings);
  }

  /**
   * Never throws; a row whose expected answer makes no sense is unreadable, and its message says
   * why.
   */
  public Grade grade(GradeRow row) {
    if (tolerance(row.tolerance()).isEmpty()) {
      return unreadable("The tolerance " + Quote.of(row.tolerance()) + " is no number from 0 on.");
    }
    return expected(row)
        .map(expected -> graded(expected, Placeholders.expand(row.typed())))
        .orElseGet(
            () ->
                unreadable(
                    "The expected answer %s in %s cannot be read."
                        .formatted(
                            Quote.of(row.expectedValue()), Quote.of(row.expectedUnit().strip()))));
  }

  /** What a row asks for; empty where that makes no sense. */
  public Optional<Expectation> expected(GradeRow row) {
    String unit = row.expectedUnit().strip();
    Optional<Target> target =
        unit.startsWith(FORMULA)
            ? law(row.expectedValue(), unit.substring(FORMULA.length()))
            : quantity(row.expectedValue(), unit);
    return target.flatMap(
        wanted -> tolerance(row.tolerance()).map(allowed -> Expectation.of(wanted, allowed)));
  }

  private Grade graded(Expectation expected, String typed) {
    Marked marked = marker.marked(expected, typed);
    Verdict verdict = marked.verdict();
    String id = verdict.kind().id();
    if (!verdict.counts()) {
      return new Grade(id, "", "", verdict.message());
    }
    Optional<Judgement> judgement = marked.judgement();
    if (judgement.isEmpty()) {
      return new Grade(id, verdict.understood(), "", verdict.message());
    }
    Unit wanted = ((Target.Quantity) expected.target()).unit();
    return graded(verdict, judgement.get(), wanted);
  }

  private static Grade graded(Verdict verdict, Judgement judgement, Unit wanted) {
    Rational typed = judgement.reading().value();
    Rational value =
        switch (judgement.taken()) {
          case AS_TYPED, IN_BASE_UNITS, AS_FRACTION -> typed;
          case IN_SHOWN_UNIT -> typed.times(wanted.size());
          case AS_PERCENTAGE -> typed.times(Unit.PERCENT.size());
        };
    boolean given = judgement.taken() != Judgement.Taken.AS_TYPED;
    Dimension dimension = given ? wanted.dimension() : judgement.reading().dimension();
    return new Grade(verdict.kind().id(), plain(value), Kinds.unit(dimension), verdict.message());
  }

  /** A number that any program reads: whole ones to the last digit. */
  private static String plain(Rational value) {
    BigDecimal number =
        new BigDecimal(value.numerator())
            .divide(
                new BigDecimal(value.denominator()),
                value.isWhole() ? WHOLE : MathContext.DECIMAL64)
            .round(LONGEST)
            .stripTrailingZeros();
    boolean few = number.precision() - number.scale() <= 21 && number.scale() <= 15;
    return few ? number.toPlainString() : number.toString();
  }

  private static Grade unreadable(String message) {
    return new Grade(Verdict.Kind.UNREADABLE.id(), "", "", message);
  }

  /** 5 % where none is given. */
  private static Optional<Tolerance> tolerance(String text) {
    if (text.isBlank()) {
      return Optional.of(Tolerance.relative(USUAL_TOLERANCE));
    }
    return Reader.quantity(text, Dimension.NONE, ReadingSettings.usual()) instanceof Quantities read
            && read.readings().get(0).value().signum() >= 0
        ? Optional.of(read.readings().get(0).value())
            .map(
                share ->
                    share.signum() == 0 ? Tolerance.exact() : Tolerance.relative(share.toDouble()))
        : Optional.empty();
  }

  /** A unit that is not known here can only be the name of what is counted. */
  private static Optional<Target> quantity(String text, String unitText) {
    Unit unit = UnitTable.parse(unitText).orElse(Unit.COUNT);
    if (!(Reader.quantity(text, Dimension.NONE, ReadingSettings.usual())
        instanceof Quantities read)) {
      return Optional.empty();
    }
    Reading value = read.readings().get(0);
    return value.dimension().isNone()
        ? Optional.of(Target.Quantity.of(value.value().times(unit.size()), unit))
        : Optional.empty();
  }

  /** A letter, and letters, digits and the marks of an index after it. */
  private static boolean isName(String name) {
    return !name.isEmpty()
        && Character.isLetter(name.charAt(0))
        && name.chars()
            .allMatch(letter -> Character.isLetterOrDigit(letter) || "_{}".indexOf(letter) >= 0);
  }

  private static Optional<Target> law(String text, String nameList) {
    List<String> names = List.of(nameList.split("\\s*,\\s*"));
    if (!names.stream().allMatch(Grader::isName)) {
      return Optional.empty();
    }
    return Reader.formula(text, names, ReadingSettings.usual()) instanceof Formulas found
        ? found.readings().stream()
            .map(FormulaReading::expression)
            .findFirst()
            .map(expression -> new Target.Law(Formula.of(expression), names))
        : Optional.empty();
  }
}
