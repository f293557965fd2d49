package sixteenbytes.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import sixteenbytes.app.report.SessionReport.Score;
import sixteenbytes.app.session.LevelMix;
import sixteenbytes.app.session.MovableClock;
import sixteenbytes.app.session.QuestionPicker;
import sixteenbytes.app.session.SessionPlan;
import sixteenbytes.app.session.TimedSession;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.bank.reading.ReadingSettings;

class SessionReportTest {
  private final Marker marker = new Marker(ReadingSettings.usual());
  private final SessionPlan plan =
      new SessionPlan(new LevelMix(2, 1, 1), Duration.ofMinutes(20), 5);
  private final MovableClock clock = new MovableClock();
  private final TimedSession session =
      new TimedSession(plan, QuestionPicker.pick(Bank.load(), plan), clock);

  /** Right, a named mistake, nothing, and the last question is not reached. */
  private SessionReport report() {
    clock.pass(Duration.ofSeconds(60));
    session.answer(session.current().answer());
    session.next();
    clock.pass(Duration.ofMinutes(9));
    session.answer(mistakeOf(session.current()));
    session.next();
    session.answer("");
    session.next();
    session.end("");
    return SessionReport.of(session, marker);
  }

  private static String mistakeOf(DrawnAsk asked) {
    Alternative first = asked.expectation().misconceptions().get(0);
    return asked.display(first);
  }

  @Test
  void says_of_each_question_what_was_typed_and_what_it_was_worth() {
    SessionReport report = report();

    assertThat(report.lines()).hasSize(4);
    assertThat(report.lines().get(0).right()).isTrue();
    assertThat(report.lines().get(1).verdict().orElseThrow().kind())
        .isEqualTo(Verdict.Kind.MISCONCEPTION);
    assertThat(report.lines().get(1).mistake()).isPresent();
    assertThat(report.lines().get(2).verdict()).isEmpty();
    assertThat(report.lines().get(3).verdict()).isEmpty();
  }

  @Test
  void adds_up_by_level_and_by_time() {
    SessionReport report = report();

    assertThat(report.score()).isEqualTo(new Score(1, 4));
    assertThat(report.scoreByLevel())
        .containsEntry(1, new Score(1, 2))
        .containsEntry(2, new Score(0, 1))
        .containsEntry(3, new Score(0, 1));
    assertThat(report.inTime()).isEqualTo(new Score(1, 4));
    assertThat(report.mistakes()).hasSize(1);
    assertThat(report.took()).isEqualTo(Duration.ofMinutes(10));
  }

  @Test
  void can_be_kept_as_a_text_with_numbers_answers_and_derivations() {
    SessionReport report = report();

    String text = MarkdownReport.of(report, ZoneOffset.UTC);

    assertThat(text)
        .startsWith("# Timed session, 30 November 2026, 19:00")
        .contains("1 of 4 right, 10:00 of 20:00")
        .contains("**Typed:** `" + report.lines().get(0).answer().typed() + "`")
        .contains("**Time:** 9:00 of ")
        .contains("**Typed:** nothing")
        .contains("not answered")
        .contains("misconception (");
    for (ReportLine line : report.lines()) {
      assertThat(text).contains(line.answer().asked().question().title());
      assertThat(text).contains(line.answer().asked().answer());
      assertThat(text).contains(line.answer().asked().steps().get(0).step().why());
    }
  }
}
