package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Question;

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
        rehearsal.coincidences(ask);
        rehearsal.draws(ask);
      } catch (IllegalStateException unnamed) {
        rehearsal.find(
            ask, Optional.empty(), unnamed.getMessage() + ".", "Use names that every draw has.");
      }
    }
    return List.copyOf(rehearsal.findings);
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
    Ask source = question.drawnWith(ask).get(0);
    SplitMix64 random = new SplitMix64(ask.part());
    KnownLaws laws = new KnownLaws();
    var all = new ArrayList<Values>();
    for (int draw = 0; draw < DRAWS; draw++) {
      try {
        all.add(
            Evaluation.of(
                ask, Draw.derivation(source, Combination.drawn(source.draws(), random)), laws));
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
        fillTexts(drawer.draw(question, ask.part(), seed));
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
    findings.add(new Finding(ask.part(), alternative, rule, suggestion));
  }
}
