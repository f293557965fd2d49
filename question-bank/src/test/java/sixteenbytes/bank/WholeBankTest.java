package sixteenbytes.bank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnFollowUp;
import sixteenbytes.bank.drawing.DrawnInput;
import sixteenbytes.bank.drawing.FilledText;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.bank.pack.PackProblem;
import sixteenbytes.bank.question.Question;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.calculators.formula.Given;

/** Every question of the bank, whatever it holds, with 500 seeds each. */
class WholeBankTest {
  private static final int SEEDS = 500;
  private static final int FEWEST_VARIANTS = 12;
  private static final int MOST_FAILURES_SHOWN = 12;
  private static final Set<String> DEGREES = Set.of("dp", "tp", "cp", "ep", "ranks", "stages");
  private static final Set<String> NO_VALUE =
      Set.of("", "not a number", "infinite", "minus infinite");

  private static final Bank BANK = Bank.load();
  private static final Marker MARKER = new Marker(ReadingSettings.usual());

  /** The id of every question and of every part that takes an answer. */
  static Stream<String> asks() {
    return BANK.questions().stream()
        .flatMap(question -> question.asks().stream().map(ask -> question.partId(ask.part())));
  }

  @Test
  void nothing_in_the_bank_is_broken() {
    assertThat(BANK.problems()).extracting(PackProblem::text).isEmpty();
    assertThat(BANK.questions()).extracting(Question::id).doesNotHaveDuplicates();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("asks")
  void every_draw_is_shown_without_gaps_and_marked_as_it_should_be(String id) {
    var failures = new ArrayList<String>();
    var variants = new HashSet<Given>();
    for (long seed = 0; seed < SEEDS; seed++) {
      DrawnAsk drawn = BANK.draw(id, seed);
      variants.add(drawn.inputs());
      failures.addAll(gaps(drawn));
      failures.addAll(wrongVerdicts(drawn));
      failures.addAll(degenerate(drawn));
    }

    assertThat(failures.stream().limit(MOST_FAILURES_SHOWN))
        .as("%s failures in %s draws", failures.size(), SEEDS)
        .isEmpty();
    if (!BANK.draw(id, 0).given().isEmpty()) { // a formula may have no numbers at all
      assertThat(variants)
          .as("different draws of %s in %s seeds", id, SEEDS)
          .hasSizeGreaterThanOrEqualTo(FEWEST_VARIANTS);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("asks")
  void a_seed_gives_the_same_numbers_again(String id) {
    DrawnAsk drawn = BANK.draw(id, 17);
    DrawnAsk again = BANK.draw(id, 17);

    assertThat(again.inputs()).isEqualTo(drawn.inputs());
    assertThat(again.prompt()).isEqualTo(drawn.prompt());
    assertThat(again.answer()).isEqualTo(drawn.answer());
  }

  /** A degree of one divides nothing, and a bubble form assumes a pipeline that fills. */
  private static List<String> degenerate(DrawnAsk drawn) {
    var found = new ArrayList<String>();
    for (DrawnInput input : drawn.given()) {
      if (DEGREES.contains(input.name()) && input.value() < 2) {
        found.add("%s seed %s: %s is 1".formatted(drawn.id(), drawn.seed(), input.name()));
      }
    }
    Given inputs = drawn.inputs();
    if (drawn.calculator().id().equals("bubble")
        && inputs.number("microBatches") < inputs.number("stages")) {
      found.add("%s seed %s: the pipeline never fills".formatted(drawn.id(), drawn.seed()));
    }
    return found;
  }

  private static List<String> gaps(DrawnAsk drawn) {
    var texts = new ArrayList<>(List.of(drawn.prompt()));
    drawn.aloud().ifPresent(texts::add);
    drawn.sketch().ifPresent(texts::add);
    texts.addAll(drawn.hints());
    texts.addAll(drawn.rubric());
    drawn.followUps().stream().map(DrawnFollowUp::prompt).forEach(texts::add);
    var found = new ArrayList<String>();
    for (FilledText text : texts) {
      found.addAll(gaps(text.plain()));
      text.spans().stream()
          .filter(span -> span.kind() == FilledText.SpanKind.VALUE)
          .filter(span -> NO_VALUE.contains(span.text()))
          .forEach(span -> found.add(text.plain()));
    }
    drawn.expectation().misconceptions().forEach(mistake -> found.addAll(gaps(mistake.say())));
    return found.stream()
        .map(text -> "%s seed %s: a gap in \"%s\"".formatted(drawn.id(), drawn.seed(), text))
        .toList();
  }

  private static List<String> gaps(String text) {
    return text.isBlank() || text.contains("{") || text.contains("}") ? List.of(text) : List.of();
  }

  private static List<String> wrongVerdicts(DrawnAsk drawn) {
    var failures = new ArrayList<String>();
    Verdict right = MARKER.mark(drawn.expectation(), drawn.answer());
    if (right.kind() != Verdict.Kind.CORRECT) {
      failures.add(failure(drawn, "the answer", drawn.answer(), right));
    }
    for (Alternative convention : drawn.expectation().conventions()) {
      Verdict verdict = MARKER.mark(drawn.expectation(), drawn.display(convention));
      if (verdict.kind() != Verdict.Kind.CONVENTION) {
        failures.add(failure(drawn, convention.id(), drawn.display(convention), verdict));
      }
    }
    for (Alternative mistake : drawn.expectation().misconceptions()) {
      Verdict verdict = MARKER.mark(drawn.expectation(), drawn.display(mistake));
      if (!names(verdict, mistake)) {
        failures.add(failure(drawn, mistake.id(), drawn.display(mistake), verdict));
      }
    }
    return failures;
  }

  /** Whether the verdict is this mistake, or a tie that names it. */
  private static boolean names(Verdict verdict, Alternative mistake) {
    return verdict.kind() == Verdict.Kind.MISCONCEPTION
        && verdict.mistakes().contains(mistake.id());
  }

  private static String failure(DrawnAsk drawn, String what, String typed, Verdict verdict) {
    return "%s seed %s: %s typed as %s is %s (%s); the answer is %s"
        .formatted(
            drawn.id(),
            drawn.seed(),
            what,
            typed,
            verdict.kind().id(),
            verdict.misconception().orElse(verdict.message()),
            drawn.answer());
  }
}
