package sixteenbytes.app.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import sixteenbytes.app.session.LevelMix;
import sixteenbytes.app.session.SessionPlan;
import sixteenbytes.bank.Bank;

class SetupViewModelTest {
  private final Bank bank = Bank.load();
  private final SetupViewModel setup = new SetupViewModel(bank);

  @Test
  void five_questions_in_twenty_minutes_are_proposed() {
    assertThat(setup.plan(7))
        .isEqualTo(new SessionPlan(new LevelMix(2, 2, 1), Duration.ofMinutes(20), 7));
    assertThat(setup.total().intValue()).isEqualTo(5);
  }

  @Test
  void no_more_questions_of_a_level_can_be_chosen_than_the_bank_holds() {
    long inBank = bank.questions().stream().filter(question -> question.level() == 3).count();

    setup.count(3).add(1000);

    assertThat(setup.count(3).valueProperty().get()).isEqualTo((int) inBank);
  }

  @Test
  void a_session_of_no_question_cannot_start() {
    for (int level = 1; level <= 3; level++) {
      setup.count(level).add(-100);
    }

    assertThat(setup.total().intValue()).isZero();
    assertThat(setup.canStart().get()).isFalse();
    assertThat(setup.budget(1)).isZero();
  }

  @Test
  void the_minutes_stay_within_what_a_session_may_take() {
    setup.minutes().add(-1000);
    assertThat(setup.plan(1).time()).isEqualTo(Duration.ofMinutes(1));

    setup.minutes().add(10_000);
    assertThat(setup.plan(1).time()).isEqualTo(SessionPlan.LONGEST);
  }

  @Test
  void an_empty_bank_says_so() {
    var empty = new SetupViewModel(new Bank("1", List.of(), List.of()));

    assertThat(empty.bankIsEmpty()).isTrue();
    assertThat(empty.canStart().get()).isFalse();
    assertThat(setup.bankIsEmpty()).isFalse();
  }
}
