package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import sixteenbytes.bank.marking.Judgement.Taken;
import sixteenbytes.bank.reading.Amount;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.Readings.Quantities;

/** Puts the judgement of a quantity into a tutor's words: plain, short, exact. */
final class Tutor {
  /** Nobody picks from a longer list; a text that needs one is no answer. */
  private static final int MOST_READINGS = 5;

  private final Expectation expected;
  private final Target.Quantity target;
  private final Understanding understanding;
  private final UnitSentences units;

  Tutor(Expectation expected, Target.Quantity target) {
    this.expected = expected;
    this.target = target;
    this.understanding = new Understanding(target);
    this.units = new UnitSentences(expected, target, understanding);
  }

  Verdict verdict(Judgement judgement, Quantities read) {
    String understood = understanding.of(judgement);
    return switch (judgement.kind()) {
      case CORRECT -> new Verdict.Correct(understood, praise(judgement) + working(judgement, read));
      case CONVENTION ->
          Sentences.convention(named(judgement, understood), understood, judgement.causes());
      case MISCONCEPTION -> Sentences.mistake(understood, judgement.causes());
      case UNIT -> new Verdict.OtherUnit(understood, units.problem(judgement));
      case CLOSE ->
          new Verdict.Close(
              understood,
              "Close, but not "
                  + expected.tolerance().words()
                  + ". Keep all digits on the way and round at the end.");
      case WRONG, AMBIGUOUS, UNREADABLE ->
          new Verdict.Wrong(understood, size(judgement) + working(judgement, read));
    };
  }

  /** The question back: which of the readings is meant? */
  Verdict question(Settlement.Ask ask, List<Judgement> all) {
    var texts = new LinkedHashSet<String>();
    var amounts = new HashSet<Amount>();
    for (Judgement judgement : all) {
      if (amounts.add(judgement.reading().amount()) && texts.size() < MOST_READINGS) {
        texts.add(understanding.of(judgement));
      }
    }
    String choices = String.join(", or ", texts);
    String question =
        switch (ask) {
          case SLASH ->
              "What stands after the slash can be read in two ways: %s. Which do you mean? Put"
                  + " parentheses.";
          case BITS -> "Bytes or bits? It can be read as %s. Write B for bytes and b for bits.";
          case MEANING, NOTHING -> "This can be read in more than one way: %s. Which do you mean?";
        };
    return new Verdict.Ambiguous(
        String.join(" or ", texts), question.formatted(choices), List.copyOf(texts));
  }

  private static String named(Judgement judgement, String understood) {
    return judgement.reading().isLiteral() ? judgement.reading().written() : understood;
  }

  private String praise(Judgement judgement) {
    var said = new ArrayList<String>();
    said.add("Right.");
    if (judgement.taken() == Taken.IN_BASE_UNITS && judgement.value() != 0) {
      said.add(
          "A number without a unit is taken as "
              + Understanding.baseUnit(target.unit().dimension())
              + ".");
    }
    double gap = target.value() == 0 ? 0 : Math.abs(judgement.value() / target.value() - 1);
    if (gap > 0.005) {
      said.add("Worked out it is " + QuantityText.of(target.value(), target.unit()).text() + ".");
    }
    if (expected.tolerance() instanceof Tolerance.Significant digits && target.value() != 0) {
      said.add(window(digits));
    }
    units.remark(judgement.reading()).ifPresent(said::add);
    return String.join(" ", said);
  }

  /** From 31.45 to below 31.55 it is 31.5 GB to three digits. */
  private String window(Tolerance.Significant tolerance) {
    String unit = target.unit().symbol();
    return "What is from %s to below %s rounds to %s%s %s."
        .formatted(
            tolerance.from(target.value()).toPlainString(),
            tolerance.below(target.value()).toPlainString(),
            tolerance.rounded(target.value()).abs().toPlainString(),
            unit.isEmpty() ? "" : " " + unit,
            tolerance.words());
  }

  /** A remark if the working before the equals sign gives something else. */
  private String working(Judgement judgement, Quantities read) {
    if (read.working().isEmpty()) {
      return "";
    }
    double stated = judgement.value();
    double digits = judgement.reading().digits().toDouble();
    for (Reading before : read.working()) {
      double value = before.value().toDouble();
      boolean comparable =
          before.dimension().equals(judgement.reading().dimension()) || !before.hasUnit();
      if (!comparable || isNear(value, stated) || !before.hasUnit() && isNear(value, digits)) {
        return "";
      }
    }
    Reading before = read.working().get(0);
    return " The working before the equals sign gives "
        + QuantityText.of(before.value().toDouble(), before.dimension()).text()
        + ".";
  }

  private static boolean isNear(double one, double other) {
    return Math.abs(one - other) <= 0.02 * Math.abs(other);
  }

  private String size(Judgement judgement) {
    boolean asWritten = judgement.reading().isLiteral() && judgement.taken() != Taken.IN_SHOWN_UNIT;
    String value =
        asWritten ? judgement.reading().written() : understanding.value(judgement).text();
    boolean large = Math.abs(judgement.value()) > Math.abs(target.value());
    boolean opposite = judgement.value() * target.value() < 0;
    String side = opposite ? "on the wrong side of zero" : large ? "too much" : "too little";
    return value + " is " + side + ".";
  }
}
