package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import sixteenbytes.bank.marking.LawComparison.Outcome;
import sixteenbytes.bank.reading.Figures;
import sixteenbytes.bank.reading.FormulaReading;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.calculators.formula.Expression;

/** Judges typed formulas: right; another convention; a declared mistake; a general slip; wrong. */
final class LawJudge {
  /** Any seed will do: it is fixed so that two submissions see the same points. */
  static final long SEED = 16;

  private final Expectation expected;
  private final Target.Law law;
  private final LawComparison comparison;
  private final Expression right;

  LawJudge(Expectation expected, Target.Law law, long seed) {
    this.expected = expected;
    this.law = law;
    this.comparison = new LawComparison(law.names(), seed);
    this.right = law.formula().expression();
  }

  Verdict judge(List<FormulaReading> readings) {
    var verdicts = new ArrayList<Verdict>();
    for (FormulaReading reading : readings) {
      verdicts.add(judge(reading));
    }
    Verdict first = verdicts.get(0);
    for (Verdict other : verdicts) {
      if (other.kind() != first.kind() && (isRight(other) || isRight(first))) {
        List<String> written = readings.stream().map(FormulaReading::written).distinct().toList();
        return new Verdict.Ambiguous(
            String.join(" or ", written),
            "What stands after the slash can be read in two ways: %s. Which do you mean? Put parentheses."
                .formatted(String.join(", or ", written)),
            written);
      }
    }
    return verdicts.stream()
        .filter(verdict -> verdict.kind() == Verdict.Kind.MISCONCEPTION)
        .findFirst()
        .orElse(first);
  }

  private static boolean isRight(Verdict verdict) {
    return verdict.kind() == Verdict.Kind.CORRECT || verdict.kind() == Verdict.Kind.CONVENTION;
  }

  private Verdict judge(FormulaReading reading) {
    Expression typed = reading.expression();
    Outcome outcome = comparison.compare(typed, right);
    return switch (outcome) {
      case EQUAL -> new Verdict.Correct(reading.written(), praise(typed));
      case FIRST_UNDEFINED ->
          new Verdict.Unreadable(
              "This formula has no value: it divides by zero, is beyond 1e300, or takes too much"
                  + " work.",
              OptionalInt.empty());
      case SECOND_UNDEFINED ->
          new Verdict.Unreadable(
              "This question cannot be marked: its formula has no value for most numbers. That is a"
                  + " fault of the question.",
              OptionalInt.empty());
      case DIFFERENT -> explained(reading);
    };
  }

  private String praise(Expression typed) {
    int mine = operations(typed);
    int shortest = operations(right);
    return mine > 2 * shortest + 2
        ? "Right, and it can be written shorter: " + law.formula().text() + "."
        : "Right.";
  }

  private static int operations(Expression expression) {
    if (expression instanceof Expression.Binary binary) {
      return 1 + operations(binary.left()) + operations(binary.right());
    }
    if (expression instanceof Expression.Negation negation) {
      return 1 + operations(negation.operand());
    }
    return expression instanceof Expression.Call call
        ? 1 + call.arguments().stream().mapToInt(LawJudge::operations).sum()
        : 0;
  }

  private Verdict explained(FormulaReading reading) {
    List<Cause> conventions = matching(expected.conventions(), reading);
    if (!conventions.isEmpty()) {
      return Sentences.convention(reading.written(), reading.written(), conventions);
    }
    List<Cause> mistakes = matching(expected.misconceptions(), reading);
    if (mistakes.isEmpty()) {
      mistakes = slips(reading.expression());
    }
    if (!mistakes.isEmpty()) {
      return Sentences.mistake(reading.written(), mistakes);
    }
    return new Verdict.Wrong(reading.written(), objection(reading.expression()));
  }

  private List<Cause> matching(List<Alternative> alternatives, FormulaReading reading) {
    var found = new ArrayList<Cause>();
    for (Alternative alternative : alternatives) {
      boolean matches =
          alternative
              .formula()
              .filter(
                  formula ->
                      comparison.compare(reading.expression(), formula.expression())
                          == Outcome.EQUAL)
              .isPresent();
      if (matches) {
        found.add(Cause.of(alternative));
      }
    }
    return found;
  }

  private List<Cause> slips(Expression typed) {
    if (typed.symbols().isEmpty() && !right.symbols().isEmpty()) {
      return List.of();
    }
    Optional<Rational> ratio = comparison.constantRatio(typed, right);
    if (ratio.isPresent()) {
      return constantFactor(ratio.get());
    }
    if (comparison.isInverse(typed, right)) {
      return List.of(
          Cause.slip(
              "upside-down",
              "the inverse",
              "That is the inverse: numerator and denominator have changed places."));
    }
    return comparison
        .limit(typed, right, law.names())
        .map(
            name ->
                List.of(
                    Cause.slip(
                        "large-" + name,
                        "the limit for large " + name,
                        "That is what it comes to for large "
                            + name
                            + ", and not exact."
                            + difference(typed))))
        .orElse(List.of());
  }

  private static List<Cause> constantFactor(Rational ratio) {
    Rational size = ratio.abs();
    Rational large = size.compareTo(Rational.ONE) < 0 ? size.inverse() : size;
    String times =
        size.equals(large)
            ? "It is always " + Figures.of(large).text() + " times too much"
            : "It is always too little by a factor of " + Figures.of(large).text();
    if (ratio.equals(Rational.of(-1))) {
      return List.of(
          Cause.slip(
              "sign",
              "the other sign",
              "The sign is the wrong way round; everything else is right."));
    }
    if (large.equals(Rational.of(2))) {
      return List.of(
          Cause.slip("factor-of-two", "a factor of two", times + "; everything else is right."));
    }
    return List.of(
        Cause.slip(
            "constant-factor",
            "a constant factor",
            times + "; the names are in the right places."));
  }

  private String objection(Expression typed) {
    if (typed.symbols().isEmpty() && !right.symbols().isEmpty()) {
      return "That is a number. The question asks for a formula in "
          + String.join(", ", law.names())
          + ".";
    }
    Set<String> missing = new TreeSet<>(right.symbols());
    missing.removeAll(typed.symbols());
    String lacks =
        missing.isEmpty() ? "" : " " + String.join(" and ", missing) + " should be in it.";
    return "That is another formula." + lacks + difference(typed);
  }

  private String difference(Expression typed) {
    Set<String> names = new TreeSet<>(typed.symbols());
    names.addAll(right.symbols());
    return comparison
        .counterexample(typed, right, law.names())
        .map(
            point ->
                " At %s it gives %s; %s is right."
                    .formatted(
                        point.words(names),
                        Figures.of(point.evaluate(typed).value()).text(),
                        Figures.of(point.evaluate(right).value()).text()))
        .orElse("");
  }
}
