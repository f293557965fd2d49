package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.DataFolder;
import sixteenbytes.app.progress.ProgressStore;
import sixteenbytes.bank.reading.Reader;

class DrillTest {
  @TempDir Path folder;

  @Test
  void a_right_answer_is_praised_derived_summed_up_and_kept() {
    Ran ran = piped(right(7) + "\n", "--count", "1");

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("1 of 1 · level 1 · pipeline · Bubble ratio of 1F1B")
        .contains("✓ Correct")
        .contains("Worked solution", "r = I / I_d")
        .contains("What does halving the micro-batch do to this number?")
        .endsWith("1 question in 0 s: 1 right.\n")
        .doesNotContain("\u001b");
    assertThat(kept())
        .singleElement()
        .satisfies(
            answer -> {
              assertThat(answer.question()).isEqualTo("bubble-ratio");
              assertThat(answer.seed()).isEqualTo(7);
              assertThat(answer.bankVersion()).isEqualTo("test");
              assertThat(answer.rulesVersion()).isEqualTo(Integer.toString(Reader.RULES_VERSION));
              assertThat(answer.typed()).isEqualTo(right(7));
              assertThat(answer.verdict()).isEqualTo("correct");
              assertThat(answer.misconception()).isEmpty();
              assertThat(answer.place()).isEqualTo(Answer.Place.DRILL);
              assertThat(answer.moment().day()).hasToString("2026-12-03");
            });
  }

  @Test
  void a_known_mistake_is_diagnosed_and_remembered_the_next_time() {
    Ran first = piped(mistaken(7) + "\n", "--count", "1");
    Ran second = piped(mistaken(7) + "\n", "--count", "1");
    Ran third = piped(mistaken(7) + "\n", "--count", "1");

    assertThat(first.out())
        .contains("✗ A known mistake", "Named mistakes: counts-every-stage.")
        .doesNotContain("before.");
    assertThat(second.out()).contains("Seen once before.");
    assertThat(third.out()).contains("Seen 2 times before.");
    assertThat(kept())
        .extracting(Answer::misconception)
        .containsOnly(Optional.of("counts-every-stage"));
  }

  @Test
  void an_answer_that_cannot_be_read_costs_nothing_and_the_question_stays() {
    Ran ran = piped("(\n🙂\n" + right(7) + "\n", "--count", "1");

    assertThat(ran.out()).contains("? Cannot be read").endsWith("1 right.\n");
    assertThat(kept()).hasSize(1);
  }

  @Test
  void of_two_readings_the_one_that_is_meant_is_marked() {
    Ran ran = piped("1 % or " + right(7) + "\n2\n", "--count", "1");

    assertThat(ran.out())
        .contains("? Two readings", "  1  1 %\n  2  " + right(7), "Which one? ", "✓ Correct");
    assertThat(kept())
        .extracting(Answer::typed, Answer::verdict)
        .containsExactly(org.assertj.core.groups.Tuple.tuple("1 % or " + right(7), "correct"));
  }

  @Test
  void with_a_decimal_comma_it_is_kept_how_the_answer_was_read() {
    piped("1,120 %\n", "--count", "1", "--decimal-comma");

    assertThat(kept())
        .extracting(Answer::typed, Answer::understood, Answer::rulesVersion)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "1,120 %", "1.12 %", Reader.RULES_VERSION + " decimal-comma"));
  }

  @Test
  void another_line_after_two_readings_is_a_new_answer() {
    Ran ran = piped("1 % or 2 %\n" + right(7) + "\n", "--count", "1");

    assertThat(ran.out()).contains("✓ Correct");
  }

  @Test
  void hints_come_one_by_one_and_are_counted_with_the_answer() {
    Ran ran = piped("h\nh\nh\nh\n" + right(7) + "\n", "--count", "1");

    assertThat(ran.out())
        .containsSubsequence(
            "Who waits while the first micro-batch travels?",
            "Count slots at the last stage.",
            "p - 1 lost, m useful",
            "There is no further hint.");
    assertThat(kept()).extracting(Answer::hints).containsExactly(3);
  }

  @Test
  void a_skipped_question_shows_its_solution_and_is_not_kept() {
    Ran ran = piped("s\n", "--count", "1");

    assertThat(ran.out()).contains("Worked solution").endsWith("0 right, 1 skipped.\n");
    assertThat(kept()).isEmpty();
  }

  @Test
  void new_numbers_are_those_of_the_next_seed() {
    Ran ran = piped("n\n" + right(8) + "\n", "--count", "1");

    assertThat(ran.out()).contains("✓ Correct").endsWith("1 question in 0 s: 1 right.\n");
    assertThat(kept()).extracting(Answer::seed).containsExactly(8L);
  }

  @Test
  void new_numbers_may_be_asked_for_without_end() {
    assertThat(piped("n\n".repeat(3_000), "--count", "1").out())
        .endsWith("No question was answered.\n");
  }

  @Test
  void the_end_of_the_pipe_ends_the_drill_politely() {
    Ran ran = piped("", "--count", "3");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).endsWith("No question was answered.\n");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void more_questions_than_there_are_come_again_with_new_numbers() {
    Ran ran = piped(right(7) + "\n" + right(8) + "\nq\n", "--count", "3");

    assertThat(ran.out()).contains("3 of 3").endsWith("2 questions in 0 s: 2 right.\n");
  }

  @Test
  void a_person_may_try_again_and_is_waited_for() {
    Ran ran = byHand(mistaken(7) + "\n" + right(7) + "\n\n", "--count", "1");

    assertThat(ran.out())
        .contains("Try again, or press Enter for the worked solution.")
        .contains("Enter goes on")
        .endsWith(
            "1 question in 0 s: 0 right, 1 right in the end.\n"
                + "Named mistakes: counts-every-stage.\n");
    assertThat(kept()).extracting(Answer::verdict).containsExactly("misconception", "correct");
  }

  @Test
  void a_person_may_ask_for_the_solution_and_for_the_same_again_with_new_numbers() {
    Ran ran = byHand(mistaken(7) + "\n\nn\n" + right(8) + "\nq\n", "--count", "5");

    assertThat(ran.out())
        .contains("Worked solution")
        .contains("2 questions in 0 s: 1 right, 1 not right.");
  }

  @Test
  void follow_ups_are_asked_with_the_same_numbers_when_a_person_wants_them() {
    String fraction =
        Documents.of(
                Ran.overOneQuestion(
                        "", "ask", "bubble-ratio#2", "--seed", "7", "--reveal", "--json")
                    .out())
            .at("/answer/display")
            .asText();

    Ran ran = byHand(right(7) + "\nf\n" + fraction + "\nq\n", "--count", "1");

    assertThat(ran.out())
        .contains(" 1. What does halving the micro-batch do to this number?")
        .contains("f follow-ups")
        .contains("1 of 1, follow-up 1 of 1")
        .endsWith("2 questions in 0 s: 2 right.\n");
    assertThat(kept()).extracting(Answer::part).containsExactly(1, 2);
  }

  @Test
  void a_folder_that_cannot_be_used_is_said_so_and_the_drill_goes_on() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "no folder");

    Ran ran =
        Ran.overOneQuestion(
            right(7) + "\n", "drill", "--seed", "7", "--count", "1", "--data", file.toString());

    assertThat(ran.out().replaceAll("\\s+", " "))
        .contains(file.toString(), "The answers of this drill are not kept.", "1 right.");
  }

  @Test
  void without_a_command_and_without_a_display_the_drill_starts() {
    Ran ran = Ran.overOneQuestion("", "--data", folder.toString());

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("There is no display. The drill starts in this terminal.\n")
        .contains("1 of 5");
  }

  private Ran piped(String lines, String... more) {
    return Ran.overOneQuestion(lines, drill(more));
  }

  private Ran byHand(String lines, String... more) {
    return Ran.byHand(lines, drill(more));
  }

  private String[] drill(String... more) {
    var words = new ArrayList<>(List.of("drill", "--seed", "7", "--data", folder.toString()));
    words.addAll(List.of(more));
    return words.toArray(String[]::new);
  }

  private List<Answer> kept() {
    try (ProgressStore store = ProgressStore.open(new DataFolder(folder), Ran.THURSDAY_EVENING)) {
      return store.answers();
    }
  }

  private static String right(long seed) {
    return revealed(seed).at("/answer/display").asText();
  }

  private static String mistaken(long seed) {
    return revealed(seed).at("/misconceptions/0/display").asText();
  }

  private static JsonNode revealed(long seed) {
    String id = "bubble-ratio";
    return Documents.of(
        Ran.overOneQuestion("", "ask", id, "--seed", Long.toString(seed), "--reveal", "--json")
            .out());
  }
}
