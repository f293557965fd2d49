package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import sixteenbytes.bank.marking.Judgement.Taken;
import sixteenbytes.bank.reading.Kinds;
import sixteenbytes.bank.reading.Noun;
import sixteenbytes.bank.reading.Rational;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.Readings.Quantities;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.quantity.Dimension;

/** Puts the judgement of a quantity into a tutor's words: plain, short, exact. */
final class Tutor {
  private final Expectation expected;
  private final Target.Quantity target;
  private final Understanding understanding;

  Tutor(Expectation expected, Target.Quantity target) {
    this.expected = expected;
    this.target = target;
    this.understanding = new Understanding(target);
  }

  Verdict verdict(Judgement judgement, Quantities read) {
    String understood = understanding.of(judgement);
    return switch (judgement.kind()) {
      case CORRECT -> new Verdict.Correct(understood, praise(judgement) + working(judgement, read));
      case CONVENTION ->
          Sentences.convention(named(judgement, understood), understood, judgement.causes());
      case MISCONCEPTION -> Sentences.mistake(understood, judgement.causes());
      case UNIT -> new Verdict.OtherUnit(understood, unitProblem(judgement));
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
    all.forEach(judgement -> texts.add(understanding.of(judgement)));
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
    prefixRemark(judgement.reading(), said);
    return String.join(" ", said);
  }

  private void prefixRemark(Reading reading, List<String> said) {
    Unit typed = reading.unit();
    boolean size = reading.isLiteral() && typed.dimension().data() == 1;
    if (!size) {
      return;
    }
    if (typed.size().equals(Rational.of(1000)) && typed.dimension().equals(Dimension.DATA)) {
      double binary = reading.value().toDouble() * 1.024;
      if (expected.tolerance().accepts(binary, target.value())) {
        said.add("KB is 1000 bytes here; 1024 bytes are a KiB.");
      }
    } else if (!typed.symbol().equals(target.unit().symbol())
        && typed.symbol().contains("i")
        && expected
            .tolerance()
            .accepts(reading.digits().toDouble(), target.value() / target.unit().inBaseUnits())) {
      said.add(
          "1 %s is a little more than 1 %s; at this tolerance it makes no difference."
              .formatted(typed.symbol(), target.unit().symbol()));
    }
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

  private String unitProblem(Judgement judgement) {
    String value = understanding.value(judgement).text();
    Reading reading = judgement.reading();
    return switch (judgement.fault()) {
      case OTHER_KIND, NONE -> otherKind(judgement, value);
      case OTHER_NOUN ->
          "%s counts %s; the question asks for %s."
              .formatted(reading.written(), nouns(reading), asked());
      case MISSING ->
          "The digits fit. Which unit? A number without one is taken as "
              + Understanding.baseUnit(target.unit().dimension())
              + ".";
      case DIGITS_FIT ->
          "The digits fit, the unit does not: %s is %s.%s"
              .formatted(reading.written(), value, binaryGap(reading.unit()));
      case PERCENT_MISSING -> "The digits fit. Is the percent sign missing?";
    };
  }

  private String otherKind(Judgement judgement, String value) {
    String typed = judgement.reading().isLiteral() ? judgement.reading().written() : value;
    String kind = Kinds.article(judgement.reading().dimension());
    String problem =
        typed.endsWith(Kinds.unit(judgement.reading().dimension())) && kind.startsWith("a quantity")
            ? "%s is no %s.".formatted(typed, asked().replaceFirst("^an? ", ""))
            : "%s is %s; the question asks for %s.".formatted(typed, kind, asked());
    boolean fits = expected.tolerance().accepts(judgement.value(), target.value());
    return fits && !judgement.reading().isLiteral()
        ? problem + " The number fits: a unit is missing in the working."
        : problem;
  }

  private String asked() {
    Unit unit = target.unit();
    if (unit.isPercent()) {
      return "a percentage";
    }
    if (unit.isPure() && !unit.symbol().isEmpty()) {
      return "a number of " + unit.symbol();
    }
    return Kinds.article(unit.dimension());
  }

  private static String nouns(Reading reading) {
    return String.join(
        " and ", reading.nouns().powers().keySet().stream().map(Noun::shown).sorted().toList());
  }

  private static String binaryGap(Unit typed) {
    int letter = "KMGTPE".indexOf(typed.symbol().isEmpty() ? ' ' : typed.symbol().charAt(0));
    boolean binary = letter >= 0 && typed.symbol().length() > 2 && typed.symbol().charAt(1) == 'i';
    return binary
        ? " The binary prefix makes %s more."
            .formatted(Percentages.of(Math.pow(1.024, letter + 1) - 1))
        : "";
  }

  private String size(Judgement judgement) {
    String value = understanding.value(judgement).text();
    boolean large = Math.abs(judgement.value()) > Math.abs(target.value());
    boolean opposite = judgement.value() * target.value() < 0;
    return "%s is %s."
        .formatted(
            value, opposite ? "on the wrong side of zero" : large ? "too much" : "too little");
  }
}
