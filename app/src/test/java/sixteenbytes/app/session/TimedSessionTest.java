package sixteenbytes.app.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import sixteenbytes.app.session.TimedSession.Stage;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;

class TimedSessionTest {
  private final Bank bank = Bank.load();
  private final MovableClock clock = new MovableClock();
  private final SessionPlan plan =
      new SessionPlan(new LevelMix(1, 1, 1), Duration.ofMinutes(20), 7);

  private TimedSession session() {
    return new TimedSession(plan, QuestionPicker.pick(bank, plan), clock);
  }

  @Test
  void a_plan_asks_the_same_questions_with_the_same_numbers_each_time() {
    List<String> once = prompts(QuestionPicker.pick(bank, plan));

    assertThat(prompts(QuestionPicker.pick(bank, plan))).isEqualTo(once);
    assertThat(prompts(QuestionPicker.pick(bank, new SessionPlan(plan.mix(), plan.time(), 8))))
        .isNotEqualTo(once);
  }

  @Test
  void the_mix_is_kept_and_no_question_comes_twice() {
    var wide = new SessionPlan(new LevelMix(4, 3, 2), Duration.ofMinutes(45), 3);

    List<DrawnAsk> picked = QuestionPicker.pick(bank, wide);

    assertThat(picked)
        .extracting(asked -> asked.question().level())
        .containsExactly(1, 1, 1, 1, 2, 2, 2, 3, 3);
    assertThat(picked).extracting(asked -> asked.question().id()).doesNotHaveDuplicates();
  }

  @Test
  void topics_do_not_repeat_while_others_are_left() {
    var four = new SessionPlan(new LevelMix(4, 0, 0), Duration.ofMinutes(20), 11);

    assertThat(QuestionPicker.pick(bank, four))
        .extracting(asked -> asked.question().topic())
        .doesNotHaveDuplicates();
  }

  @Test
  void a_bank_with_too_few_questions_gives_what_it_has() {
    var greedy = new SessionPlan(new LevelMix(0, 0, 40), Duration.ofMinutes(60), 1);

    long inBank = bank.questions().stream().filter(question -> question.level() == 3).count();
    assertThat(QuestionPicker.pick(bank, greedy)).hasSize((int) Math.min(40, inBank));
  }

  @Test
  void the_budgets_of_all_questions_add_up_to_the_time() {
    Duration sum = plan.budget(1).plus(plan.budget(2)).plus(plan.budget(3));

    assertThat(sum).isBetween(Duration.ofMinutes(20).minusSeconds(2), Duration.ofSeconds(1202));
    assertThat(plan.budget(3)).isGreaterThan(plan.budget(2));
    assertThat(plan.budget(2)).isGreaterThan(plan.budget(1));
  }

  @Test
  void an_answer_leads_to_the_follow_ups_and_then_to_the_next_question() {
    TimedSession session = session();
    clock.pass(Duration.ofSeconds(90));

    session.answer("31.5 GB");

    assertThat(session.stage()).isEqualTo(Stage.FOLLOW_UPS);
    assertThat(session.position()).isZero();
    clock.pass(Duration.ofSeconds(30));
    session.next();
    assertThat(session.stage()).isEqualTo(Stage.QUESTION);
    assertThat(session.position()).isEqualTo(1);
    assertThat(session.timeOnCurrent()).isZero();
    assertThat(session.remaining()).isEqualTo(Duration.ofMinutes(18));
  }

  @Test
  void nothing_can_be_read_out_before_the_end() {
    TimedSession session = session();

    assertThatThrownBy(session::answers).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void the_texts_and_times_are_kept_as_they_were() {
    TimedSession session = session();
    clock.pass(Duration.ofSeconds(40));
    session.answer(" ~31.5 GB ");
    session.next();
    session.answer("");
    session.next();
    clock.pass(Duration.ofSeconds(5));
    session.answer("7");
    session.next();

    assertThat(session.stage()).isEqualTo(Stage.OVER);
    assertThat(session.answers())
        .extracting(SessionAnswer::typed)
        .containsExactly(" ~31.5 GB ", "", "7");
    assertThat(session.answers())
        .extracting(SessionAnswer::time)
        .containsExactly(Duration.ofSeconds(40), Duration.ZERO, Duration.ofSeconds(5));
    assertThat(session.answers()).allMatch(SessionAnswer::shown);
    assertThat(session.duration()).isEqualTo(Duration.ofSeconds(45));
  }

  @Test
  void when_the_time_is_over_what_stands_in_the_field_counts_and_the_rest_was_not_reached() {
    TimedSession session = session();
    clock.pass(Duration.ofMinutes(25));
    assertThat(session.timeIsUp()).isTrue();

    session.end("31.5 G");

    assertThat(session.stage()).isEqualTo(Stage.OVER);
    assertThat(session.answers()).hasSize(3);
    assertThat(session.answers().get(0).typed()).isEqualTo("31.5 G");
    assertThat(session.answers().get(0).time()).isEqualTo(Duration.ofMinutes(20));
    assertThat(session.answers())
        .extracting(SessionAnswer::shown)
        .containsExactly(true, false, false);
    assertThat(session.duration()).isEqualTo(Duration.ofMinutes(20));
  }

  @Test
  void an_answer_after_the_time_ends_the_session() {
    TimedSession session = session();
    clock.pass(Duration.ofMinutes(21));

    session.answer("1 GB");

    assertThat(session.stage()).isEqualTo(Stage.OVER);
    assertThat(session.answers().get(0).typed()).isEqualTo("1 GB");
  }

  @Test
  void a_session_that_is_over_stays_as_it_is() {
    TimedSession session = session();
    session.end("1 GB");
    List<SessionAnswer> before = session.answers();

    session.end("2 GB");

    assertThat(session.answers()).isEqualTo(before);
    assertThatThrownBy(() -> session.answer("3 GB")).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void impossible_mixes_and_times_are_refused_with_what_is_allowed() {
    assertThatThrownBy(() -> new LevelMix(0, 0, 0)).hasMessageContaining("1 to 40");
    assertThatThrownBy(() -> new LevelMix(-1, 2, 0)).hasMessageContaining("0 or more");
    assertThatThrownBy(() -> new SessionPlan(new LevelMix(1, 0, 0), Duration.ZERO, 1))
        .hasMessageContaining("1 to 240");
    assertThatThrownBy(() -> new TimedSession(plan, List.of(), clock))
        .hasMessageContaining("another mix");
  }

  private static List<String> prompts(List<DrawnAsk> asked) {
    return asked.stream().map(each -> each.prompt().plain()).toList();
  }
}
