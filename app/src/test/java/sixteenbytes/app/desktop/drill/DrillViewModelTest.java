package sixteenbytes.app.desktop.drill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sixteenbytes.app.desktop.background.AtOnce;
import sixteenbytes.app.desktop.background.Held;
import sixteenbytes.app.desktop.drill.DrillViewModel.Stage;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.StoreProblem;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Target;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

class DrillViewModelTest {
  private static final String RING = "l1-ring-allreduce-bytes";
  private static final String BUBBLE = "l1-pipeline-bubble-ratio";
  private static final long SEED = 7;

  private final Bank bank = Bank.load();
  private final Marking marking = Marking.by(new Marker(ReadingSettings.usual()));
  private final List<Answer> kept = new ArrayList<>();
  private final SteadyClock clock = new SteadyClock();
  private final DrillViewModel drill =
      new DrillViewModel(bank, marking, kept::add, new AtOnce(), () -> SEED, clock);

  @BeforeEach
  void open_the_ring() {
    drill.start(List.of(RING, BUBBLE), RING);
  }

  @Test
  void a_question_opens_with_the_numbers_of_its_seed_and_an_empty_field() {
    assertThat(asked().id()).isEqualTo(RING);
    assertThat(asked().seed()).isEqualTo(SEED);
    assertThat(drill.typedProperty().get()).isEmpty();
    assertThat(drill.verdictProperty().get()).isNull();
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.ASKING);
  }

  @Test
  void the_field_tells_how_it_reads_what_is_typed_and_not_whether_it_is_right() {
    drill.typedProperty().set("2*63/64*16 GB");

    assertThat(drill.echoProperty().get().readable()).isTrue();
    assertThat(drill.echoProperty().get().text()).contains("31.5 GB");
    assertThat(drill.verdictProperty().get()).isNull();
  }

  @Test
  void the_field_says_where_it_cannot_go_on_reading() {
    drill.typedProperty().set("12 # 3");

    assertThat(drill.echoProperty().get().readable()).isFalse();
    assertThat(drill.echoProperty().get().position()).hasValue(3);
  }

  @Test
  void the_echo_goes_with_the_text() {
    drill.typedProperty().set("12 GB");
    drill.typedProperty().set("");

    assertThat(drill.echoProperty().get()).isNull();
  }

  @Test
  void the_value_of_a_known_mistake_is_diagnosed_and_opens_the_solution() {
    Alternative mistake = asked().expectation().misconceptions().get(0);

    answer(asked().display(mistake));

    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.MISCONCEPTION);
    assertThat(drill.mistake()).contains(mistake.name());
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.SOLVED);
  }

  @Test
  void the_right_answer_opens_the_solution() {
    answer(asked().answer());

    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.CORRECT);
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.SOLVED);
  }

  @Test
  void a_value_that_no_mistake_gives_leaves_the_solution_closed_for_another_try() {
    answer("123456 TB");
    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.WRONG);
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.RETRYING);

    answer(asked().answer());
    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.CORRECT);
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.SOLVED);
  }

  @Test
  void the_solution_can_be_opened_after_a_wrong_answer_and_not_before() {
    drill.giveUp();
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.ASKING);

    answer("123456 TB");
    drill.giveUp();
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.SOLVED);
  }

  @Test
  void a_text_that_cannot_be_read_costs_nothing_and_stays_in_the_field() {
    answer("(");

    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.UNREADABLE);
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.ASKING);
    assertThat(drill.typedProperty().get()).isEqualTo("(");
    assertThat(kept).isEmpty();
  }

  @Test
  void a_text_with_two_readings_is_asked_back_and_then_marked_as_the_one_that_is_chosen() {
    String digits = asked().answer().replace(" GB", "");
    answer(digits + "B"); // byte, or billion

    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.AMBIGUOUS);
    assertThat(kept).isEmpty();
    List<String> readings = drill.verdictProperty().get().readings();
    drill.choose(readings.stream().filter(text -> text.contains("billion")).findFirst().get());

    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.CORRECT);
    assertThat(kept).extracting(Answer::typed).containsExactly(digits + "B");
  }

  @Test
  void what_was_said_about_a_text_that_does_not_count_goes_when_it_is_changed() {
    answer("(");
    drill.typedProperty().set("(3");
    assertThat(drill.verdictProperty().get()).isNull();

    answer("1 or 2 GB");
    drill.typedProperty().set("2 GB");
    assertThat(drill.verdictProperty().get()).isNull();

    answer("123456 TB");
    drill.typedProperty().set("12345 TB");
    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.WRONG);
  }

  @Test
  void a_text_without_a_single_value_is_no_reading_in_the_field() {
    drill.typedProperty().set("< 2 GB");
    assertThat(drill.echoProperty().get().settled()).isFalse();

    drill.typedProperty().set("2 GB");
    assertThat(drill.echoProperty().get().settled()).isTrue();
  }

  @Test
  void an_empty_field_is_not_marked() {
    answer("  ");

    assertThat(drill.verdictProperty().get()).isNull();
  }

  @Test
  void new_numbers_ask_the_same_question_with_the_next_seed() {
    String before = asked().prompt().plain();
    answer(asked().answer());

    drill.newNumbers();

    assertThat(asked().id()).isEqualTo(RING);
    assertThat(asked().seed()).isEqualTo(SEED + 1);
    assertThat(asked().prompt().plain()).isNotEqualTo(before);
    assertThat(drill.verdictProperty().get()).isNull();
    assertThat(drill.stageProperty().get()).isEqualTo(Stage.ASKING);
    assertThat(drill.typedProperty().get()).isEmpty();
  }

  @Test
  void the_round_goes_on_to_the_next_question_and_starts_over_at_its_end() {
    drill.nextQuestion();
    assertThat(asked().id()).isEqualTo(BUBBLE);

    drill.nextQuestion();
    assertThat(asked().id()).isEqualTo(RING);
  }

  @Test
  void a_follow_up_is_answered_with_the_numbers_of_the_same_seed() {
    String part = RING + "#2";

    drill.answerFollowUp(part);

    assertThat(asked().id()).isEqualTo(part);
    assertThat(asked().seed()).isEqualTo(SEED);
    assertThat(drill.followUps())
        .isNotEmpty()
        .noneMatch(other -> other.part().filter(part::equals).isPresent());
  }

  @Test
  void hints_come_one_at_a_time() {
    assertThat(drill.hints()).isEmpty();

    drill.hint();
    assertThat(drill.hints()).hasSize(1);

    for (int i = 0; i < 10; i++) {
      drill.hint();
    }
    assertThat(drill.hints()).hasSameSizeAs(asked().hints());
    assertThat(drill.hasMoreHints()).isFalse();
  }

  @Test
  void what_counts_is_kept_with_all_that_is_needed_to_mark_it_again() {
    clock.pass(Duration.ofSeconds(67));
    drill.hint();
    String typed = asked().answer();

    answer(typed);

    assertThat(kept).hasSize(1);
    Answer answer = kept.get(0);
    assertThat(answer.question()).isEqualTo(RING);
    assertThat(answer.part()).isEqualTo(1);
    assertThat(answer.seed()).isEqualTo(SEED);
    assertThat(answer.bankVersion()).isEqualTo(bank.version());
    assertThat(answer.rulesVersion()).isEqualTo(Integer.toString(Reader.RULES_VERSION));
    assertThat(answer.understood()).isEqualTo(drill.verdictProperty().get().understood());
    assertThat(answer.typed()).isEqualTo(typed);
    assertThat(answer.verdict()).isEqualTo("correct");
    assertThat(answer.seconds()).isEqualTo(67);
    assertThat(answer.hints()).isEqualTo(1);
    assertThat(answer.place()).isEqualTo(Answer.Place.DRILL);
  }

  @Test
  void where_two_mistakes_give_the_number_the_person_says_which_and_that_is_kept() {
    answer(asked().display(twice()));
    assertThat(drill.verdictProperty().get().mistakes()).hasSizeGreaterThan(1);
    assertThat(drill.tiedMistakes()).hasSameSizeAs(drill.verdictProperty().get().mistakes());
    String second = drill.tiedMistakes().get(1);
    String id = drill.verdictProperty().get().mistakes().get(1);
    assertThat(drill.mistake()).hasValue(String.join(", or ", drill.tiedMistakes()));

    drill.nameMistake("none of them");
    assertThat(drill.tiedMistakes()).isNotEmpty();
    drill.nameMistake(second);

    assertThat(drill.mistake()).hasValue(second);
    assertThat(drill.tiedMistakes()).isEmpty();
    assertThat(kept).hasSize(2); // this log only grows
    assertThat(kept.get(1)).isEqualTo(kept.get(0).by(id));

    drill.newNumbers();
    assertThat(drill.mistake()).isEmpty();
  }

  /** Four bytes an element for two, or one direction for two: both give it. */
  private Alternative twice() {
    var target = (Target.Quantity) asked().expectation().target();
    return Alternative.of("twice", "twice as much", 2 * target.value(), "");
  }

  @Test
  void a_decimal_comma_is_read_as_such_at_once_and_kept_with_the_answer() {
    drill.typedProperty().set("1,120 GB");
    assertThat(drill.echoProperty().get().readings()).containsExactly("1,120 GB", "1.12 GB");

    drill.readBy(Marking.by(new Marker(ReadingSettings.with(Comma.DECIMAL))));

    assertThat(drill.echoProperty().get().readings()).isEmpty();
    assertThat(drill.echoProperty().get().text()).startsWith("1.12");
    drill.check();
    assertThat(drill.verdictProperty().get().understood()).startsWith("1.12");
    assertThat(kept)
        .extracting(Answer::typed, Answer::rulesVersion)
        .containsExactly(tuple("1,120 GB", Reader.RULES_VERSION + " decimal-comma"));
  }

  @Test
  void an_answer_that_is_typed_with_the_solution_open_is_marked_and_not_kept() {
    answer(asked().display(asked().expectation().misconceptions().get(0)));

    answer(asked().answer());

    assertThat(drill.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.CORRECT);
    assertThat(kept).hasSize(1);
  }

  @Test
  void the_clock_stands_still_once_the_solution_is_open() {
    clock.pass(Duration.ofSeconds(30));
    answer(asked().answer());
    clock.pass(Duration.ofMinutes(5));

    assertThat(drill.elapsed()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void an_answer_that_cannot_be_kept_is_marked_all_the_same_and_the_person_is_told() {
    var full =
        new DrillViewModel(
            bank,
            marking,
            answer -> {
              throw new StoreProblem("The disk is full.");
            },
            new AtOnce(),
            () -> SEED,
            clock);
    full.start(List.of(RING), RING);

    full.typedProperty().set(full.askedProperty().get().answer());
    full.check();

    assertThat(full.verdictProperty().get().kind()).isEqualTo(Verdict.Kind.CORRECT);
    assertThat(full.troubleProperty().get()).isEqualTo("The disk is full.");
  }

  @Test
  void a_verdict_that_comes_after_the_person_has_moved_on_is_dropped() {
    var held = new Held();
    var slow = new DrillViewModel(bank, marking, kept::add, held, () -> SEED, clock);
    slow.start(List.of(RING, BUBBLE), RING);
    held.letGo();
    slow.typedProperty().set("12 GB");
    slow.check();
    slow.nextQuestion();

    held.letGo();

    assertThat(slow.askedProperty().get().id()).isEqualTo(BUBBLE);
    held.letGo();
    assertThat(slow.verdictProperty().get()).isNull();
    assertThat(slow.echoProperty().get()).isNull();
  }

  @Test
  void a_question_that_is_unknown_is_said_to_be_and_what_was_open_stays_open() {
    drill.start(List.of("no-such-question"), "no-such-question");

    assertThat(drill.troubleProperty().get()).contains("no-such-question");
    assertThat(asked().id()).isEqualTo(RING);
  }

  private DrawnAsk asked() {
    return drill.askedProperty().get();
  }

  private void answer(String text) {
    drill.typedProperty().set(text);
    drill.check();
  }
}
