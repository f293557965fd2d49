package sixteenbytes.app.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixteenbytes.app.desktop.Navigation;
import sixteenbytes.app.desktop.Place;
import sixteenbytes.app.desktop.background.AtOnce;
import sixteenbytes.app.desktop.drill.AnswerLog;
import sixteenbytes.app.desktop.session.SessionViewModel.Phase;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.StoreProblem;
import sixteenbytes.app.report.ReportLine;
import sixteenbytes.app.session.MovableClock;
import sixteenbytes.app.session.TimedSession.Stage;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.Comma;
import sixteenbytes.calculators.formula.Given;

class SessionViewModelTest {

  private final Bank bank = Bank.load();
  private final MovableClock clock = new MovableClock();
  private final List<Answer> kept = new ArrayList<>();
  private final Visits visits = new Visits();
  private SessionViewModel session = session(kept::add);

  private SessionViewModel session(AnswerLog log) {
    return new SessionViewModel(
        bank, new Marker(ReadingSettings.usual()), log, new AtOnce(), visits, () -> 7, clock);
  }

  @BeforeEach
  void begin() {
    session.start();
  }

  private RoomViewModel room() {
    return ((Phase.Room) session.phaseProperty().get()).model();
  }

  private ReportViewModel report() {
    return ((Phase.Report) session.phaseProperty().get()).model();
  }

  private void type(String text) {
    room().typedProperty().set(text);
  }

  @Test
  void the_room_opens_at_the_first_question_with_an_empty_field() {
    assertThat(room().position()).isZero();
    assertThat(room().size()).isEqualTo(5);
    assertThat(room().open()).isEqualTo(5);
    assertThat(room().typedProperty().get()).isEmpty();
    assertThat(room().remaining()).isEqualTo(Duration.ofMinutes(20));
  }

  @Test
  void an_answer_is_taken_and_followed_by_what_is_asked_next() {
    type(room().asked().answer().replace(",", ""));
    room().answer();

    assertThat(room().stage()).isEqualTo(Stage.FOLLOW_UPS);
    assertThat(room().followUps()).hasSameSizeAs(room().asked().followUps());
    assertThat(room().open()).isEqualTo(4);

    room().next();
    assertThat(room().position()).isEqualTo(1);
    assertThat(room().typedProperty().get()).isEmpty();
  }

  @Test
  void the_field_reads_along_and_judges_nothing() {
    type("2*3");

    assertThat(room().echoProperty().get().readable()).isTrue();
    assertThat(room().echoProperty().get().text()).contains("6");
  }

  @Test
  void a_text_that_cannot_be_read_is_not_taken() {
    type("12 #");
    room().answer();

    assertThat(room().stage()).isEqualTo(Stage.QUESTION);
    assertThat(room().refusedProperty().get().readable()).isFalse();

    type("12");
    assertThat(room().refusedProperty().get()).isNull();
  }

  @Test
  void a_blank_field_is_no_answer() {
    type("   ");
    room().answer();

    assertThat(room().stage()).isEqualTo(Stage.QUESTION);
  }

  @Test
  void a_text_with_two_readings_waits_for_one_of_them_and_is_marked_as_that() {
    type("2,048");
    room().answer();
    assertThat(room().stage()).isEqualTo(Stage.QUESTION);
    assertThat(room().readings()).hasSize(2);

    room().choose(room().readings().get(1));
    room().next();
    room().end();

    ReportLine first = report().report().lines().get(0);
    assertThat(first.answer().typed()).isEqualTo("2,048");
    assertThat(first.answer().reading()).isPresent();
    assertThat(first.verdict().orElseThrow().kind()).isNotEqualTo(Verdict.Kind.AMBIGUOUS);
  }

  @Test
  void a_session_is_marked_by_the_comma_that_it_began_with() {
    type("1,25");
    session.readBy(new Marker(ReadingSettings.with(Comma.DECIMAL)));
    room().answer();
    room().end();
    assertThat(kept).extracting(Answer::rulesVersion).containsExactly(version());

    session.again();
    session.start();
    type("1,250");
    room().answer();
    assertThat(room().stage()).isEqualTo(Stage.FOLLOW_UPS); // one reading is no question
    room().end();

    assertThat(kept)
        .extracting(Answer::rulesVersion)
        .containsExactly(version(), version() + " decimal-comma");
    assertThat(kept.get(1).understood()).startsWith("1.25");
  }

  private static String version() {
    return Integer.toString(Reader.RULES_VERSION);
  }

  @Test
  void moving_on_leaves_the_question_without_an_answer() {
    type("12");
    room().moveOn();

    assertThat(room().position()).isEqualTo(1);
    room().end();
    assertThat(report().report().lines().get(0).answer().answered()).isFalse();
  }

  @Test
  void when_the_time_is_up_what_stands_in_the_field_is_taken_and_the_report_opens() {
    type("12");
    clock.pass(Duration.ofMinutes(19));
    room().tick();
    assertThat(session.phaseProperty().get()).isInstanceOf(Phase.Room.class);

    clock.pass(Duration.ofMinutes(1));
    room().tick();

    assertThat(report().report().lines()).hasSize(5);
    assertThat(report().report().lines().get(0).answer().typed()).isEqualTo("12");
    assertThat(report().report().lines().get(1).answer().shown()).isFalse();
  }

  @Test
  void the_time_is_up_during_the_follow_ups_too() {
    type("12");
    room().answer();
    clock.pass(Duration.ofMinutes(21));
    room().tick();

    assertThat(report().report().lines().get(0).answer().typed()).isEqualTo("12");
  }

  @Test
  void answers_are_kept_at_the_end_and_not_before() {
    type(room().asked().answer().replace(",", ""));
    String typed = room().typedProperty().get();
    clock.pass(Duration.ofSeconds(67));
    room().answer();
    assertThat(kept).isEmpty();

    room().end();

    assertThat(kept).hasSize(1);
    assertThat(kept.get(0).typed()).isEqualTo(typed);
    assertThat(kept.get(0).verdict()).isEqualTo("correct");
    assertThat(kept.get(0).seconds()).isEqualTo(67);
    assertThat(kept.get(0).place()).isEqualTo(Answer.Place.SESSION);
    assertThat(kept.get(0).bankVersion()).isEqualTo(bank.version());
    assertThat(kept.get(0).rulesVersion()).isEqualTo(version());
    assertThat(kept.get(0).understood()).isNotEmpty();
  }

  @Test
  void a_text_that_no_verdict_counts_for_is_not_kept() {
    type("12 #");
    room().end();

    assertThat(report().report().lines().get(0).verdict().orElseThrow().kind())
        .isEqualTo(Verdict.Kind.UNREADABLE);
    assertThat(kept).isEmpty();
  }

  @Test
  void answers_that_cannot_be_kept_are_reported_all_the_same() {
    session =
        session(
            answer -> {
              throw new StoreProblem("The disk is full.");
            });
    session.start();
    type("12");
    room().end();

    assertThat(report().trouble()).isEqualTo("The disk is full.");
    assertThat(report().report().lines()).hasSize(5);
  }

  @Test
  void the_report_opens_at_the_first_answer_that_was_not_right() {
    type(room().asked().answer().replace(",", ""));
    room().answer();
    room().next();
    type("123456789");
    room().end();

    assertThat(report().selectedProperty().get()).isEqualTo(report().report().lines().get(1));
    assertThat(report().anythingAnswered()).isTrue();
  }

  @Test
  void a_session_without_an_answer_says_so_and_offers_its_questions_for_the_drill() {
    room().end();

    assertThat(report().anythingAnswered()).isFalse();
    report().drillMissed();
    assertThat(visits.drilled)
        .containsExactlyElementsOf(
            report().report().lines().stream()
                .map(line -> line.answer().asked().question().id())
                .toList());
  }

  @Test
  void only_what_was_missed_is_drilled() {
    String first = room().asked().question().id();
    type(room().asked().answer().replace(",", ""));
    room().answer();
    room().end();

    report().drillMissed();

    assertThat(visits.drilled).hasSize(4).doesNotContain(first);
  }

  @Test
  void the_report_is_written_as_markdown(@TempDir Path folder) throws IOException {
    type("12");
    room().end();
    Path file = folder.resolve(report().fileName());

    report().exportTo(file);

    assertThat(file).hasFileName("session-2026-11-30-1900.md");
    assertThat(Files.readString(file)).startsWith("# Timed session").contains("`12`");
    assertThat(report().exportProperty().get().problem()).isEmpty();
  }

  @Test
  void a_report_that_cannot_be_written_says_where_and_why(@TempDir Path folder) {
    room().end();

    report().exportTo(folder.resolve("missing").resolve("report.md"));

    assertThat(report().exportProperty().get().problem()).contains("missing");
  }

  @Test
  void another_session_starts_over_from_the_set_up() {
    room().end();
    session.again();

    assertThat(session.phaseProperty().get()).isInstanceOf(Phase.Setup.class);
    session.start();
    assertThat(room().position()).isZero();
  }

  @Test
  void the_same_seed_asks_the_same_numbers() {
    String once = room().asked().prompt().plain();
    room().end();
    session.again();
    session.start();

    assertThat(room().asked().prompt().plain()).isEqualTo(once);
  }

  /** Remembers where it was sent. */
  private static final class Visits implements Navigation {
    private final List<String> drilled = new ArrayList<>();

    @Override
    public void open(Place place) {
      throw new AssertionError("nobody asked for " + place);
    }

    @Override
    public void drill(List<String> questions, String first) {
      drilled.addAll(questions);
      assertThat(first).isEqualTo(questions.get(0));
    }

    @Override
    public void openCalculator(String id, Given given) {
      throw new AssertionError("nobody asked for " + id);
    }
  }
}
