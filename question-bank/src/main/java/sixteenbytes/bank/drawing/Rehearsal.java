package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sixteenbytes.bank.marking.Target;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Question;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * Draws a question many times over, to find what no single look at its file shows: alternatives
 * that always coincide, and draws that hardly ever succeed.
 */
public final class Rehearsal {
  private static final int DRAWS = 64;
  private static final int SEEDS = 20;

  private final Question question;
  private final List<Finding> findings = new ArrayList<>();

  /**
   * Something to be mended.
   *
   * @param part the part of the question that it is about
   * @param alternative the id of the convention or misconception that it is about
   */
  public record Finding(int part, Optional<String> alternative, String rule, String suggestion) {}

  private Rehearsal(Question question) {
    this.question = question;
  }

  public static List<Finding> of(Question question) {
    Rehearsal rehearsal = new Rehearsal(question);
    for (Ask ask : question.asks()) {
      try {
        rehearsal.options(ask);
        rehearsal.coincidences(ask);
        rehearsal.draws(ask);
      } catch (IllegalStateException unnamed) {
        rehearsal.find(
            ask, Optional.empty(), unnamed.getMessage() + ".", "Use names that every draw has.");
      }
    }
    return List.copyOf(rehearsal.findings);
  }

  /** Draws in which none of the options is right, or several are. */
  private void options(Ask ask) {
    if (ask.kind() != Kind.CHOICE) {
      return;
    }
    for (Derivation drawn : derivations(ask)) {
      List<Integer> right = Evaluation.right(ask, drawn);
      if (right.size() != 1) {
        String ids =
            right.stream()
                .map(place -> "\"" + ask.options().all().get(place).id() + "\"")
                .collect(Collectors.joining(" and "));
        find(
            ask,
            Optional.empty(),
            "%s right in some draws, such as %s."
                .formatted(right.isEmpty() ? "no choice is" : ids + " are both", words(drawn)),
            "Exactly one has to be right in every draw.");
        return;
      }
    }
  }

  private static String words(Derivation drawn) {
    return drawn.calculator().inputs().stream()
        .filter(input -> drawn.given().numbers().containsKey(input.name()))
        .map(Input.Number.class::cast)
        .map(
            input ->
                input.symbol()
                    + " = "
                    + Whiteboard.exact(drawn.given().number(input.name()), input.measure()))
        .collect(Collectors.joining(", "));
  }

  /** Texts to pick that cannot be told apart when they are typed. */
  private void texts(DrawnAsk drawn) {
    var seen = new HashSet<String>();
    for (DrawnChoice choice : drawn.choices()) {
      String text = choice.text().plain();
      if (!seen.add(text)) {
        find(
            drawn.ask(),
            Optional.of(choice.id()),
            "two choices read \"%s\" in some draws.".formatted(text),
            "Draw from other values.");
      }
      if (Target.OneOf.isNumberOrLetter(text)) {
        find(
            drawn.ask(),
            Optional.of(choice.id()),
            "\"%s\" would be taken for the number or letter of a choice.".formatted(text),
            "Write a word with it, such as \"%s ranks\".".formatted(text));
      }
    }
  }

  /** Alternatives that lie together in every draw. */
  private void coincidences(Ask ask) {
    List<Values> drawn = drawn(ask);
    if (drawn.isEmpty()) {
      return; // said when the draws themselves are tried
    }
    if (ask.tolerance() instanceof Tolerance.Exact
        && ask.kind() == Kind.NUMERIC
        && !drawn.stream().map(values -> values.answer().number()).allMatch(Rehearsal::isWhole)) {
      find(
          ask,
          Optional.empty(),
          "the answer is asked for exactly and is no whole number in some draws.",
          "Give a relative tolerance.");
    }
    Values first = drawn.get(0);
    for (int i = 0; i < first.others().size(); i++) {
      int at = i;
      if (drawn.stream().noneMatch(values -> values.distinctFromAnswer(at))) {
        find(
            ask,
            Optional.of(first.otherId(i)),
            "\"%s\" gives the right answer in every draw.".formatted(first.otherId(i)),
            "Leave it out, or draw other numbers.");
        continue;
      }
      for (int j = 0; j < i; j++) {
        int before = j;
        if (drawn.stream().noneMatch(values -> values.distinct(before, at))) {
          find(
              ask,
              Optional.of(first.otherId(i)),
              "\"%s\" gives what \"%s\" gives in every draw."
                  .formatted(first.otherId(i), first.otherId(j)),
              "Make them one, whose sentence says: either … or …; which was it?");
        }
      }
    }
  }

  private static boolean isWhole(double value) {
    return value == Math.rint(value);
  }

  private List<Values> drawn(Ask ask) {
    KnownLaws laws = new KnownLaws();
    var all = new ArrayList<Values>();
    for (Derivation derivation : derivations(ask)) {
      try {
        all.add(Evaluation.of(ask, derivation, laws));
      } catch (Rejected unfit) {
        // thrown away, as a draw for a person would be
      }
    }
    return all;
  }

  /** The derivations of many draws that its conditions let pass. */
  private List<Derivation> derivations(Ask ask) {
    Ask source = question.drawnWith(ask).get(0);
    SplitMix64 random = new SplitMix64(ask.part());
    var all = new ArrayList<Derivation>();
    for (int draw = 0; draw < DRAWS; draw++) {
      try {
        all.add(Draw.derivation(source, Combination.drawn(source.draws(), random)));
      } catch (Rejected unfit) {
        // thrown away, as a draw for a person would be
      }
    }
    return all;
  }

  private void draws(Ask ask) {
    if (findings.stream().anyMatch(finding -> finding.part() == ask.part())) {
      return; // what was found already is why its draws fail
    }
    Drawer drawer = new Drawer("rehearsal");
    try {
      for (long seed = 0; seed < SEEDS; seed++) {
        DrawnAsk drawn = drawer.draw(question, ask.part(), seed);
        fillTexts(drawn);
        texts(drawn);
      }
    } catch (DrawFailed failed) {
      find(
          ask,
          Optional.empty(),
          "hardly any draw can be used. " + failed.reason(),
          "Draw from other values.");
    }
  }

  private static void fillTexts(DrawnAsk drawn) {
    drawn.prompt();
    drawn.aloud();
    drawn.sketch();
    drawn.hints();
    drawn.rubric();
    drawn.followUps();
    drawn.expectation();
  }

  private void find(Ask ask, Optional<String> alternative, String rule, String suggestion) {
    Finding finding = new Finding(ask.part(), alternative, rule, suggestion);
    boolean told =
        findings.stream()
            .anyMatch(
                other -> other.part() == ask.part() && other.alternative().equals(alternative));
    if (!told) { // once, and not for each draw
      findings.add(finding);
    }
  }
}
