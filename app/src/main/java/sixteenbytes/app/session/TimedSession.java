package sixteenbytes.app.session;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.drawing.DrawnAsk;

/**
 * A session against the clock: one question after the other, each followed by what an interviewer
 * would ask next. It keeps what was typed and judges nothing.
 *
 * <p>Not for use by several threads at once.
 */
public final class TimedSession {

  /** What is on the table. */
  public enum Stage {
    /** A question waits for its answer. */
    QUESTION,
    /** The answer was taken; the follow-ups may be talked through. */
    FOLLOW_UPS,
    OVER
  }

  private final SessionPlan plan;
  private final List<DrawnAsk> questions;
  private final Clock clock;
  private final Instant start;
  private final List<SessionAnswer> answers = new ArrayList<>();
  private Instant shown;
  private Instant end;
  private Stage stage = Stage.QUESTION;

  /**
   * Starts the clock and shows the first question.
   *
   * @param questions at least one
   */
  public TimedSession(SessionPlan plan, List<DrawnAsk> questions, Clock clock) {
    if (questions.isEmpty()) {
      throw new IllegalArgumentException(
          "The bank has no question of the levels that were chosen. Choose another mix.");
    }
    this.plan = plan;
    this.questions = List.copyOf(questions);
    this.clock = clock;
    this.start = clock.instant();
    this.shown = start;
    this.end = start.plus(plan.time());
  }

  public SessionPlan plan() {
    return plan;
  }

  public Instant startedAt() {
    return start;
  }

  public Stage stage() {
    return stage;
  }

  public int size() {
    return questions.size();
  }

  /** From 0; the last one once the session is over. */
  public int position() {
    int done = stage == Stage.QUESTION ? answers.size() : answers.size() - 1;
    return Math.min(Math.max(done, 0), questions.size() - 1);
  }

  public DrawnAsk current() {
    return questions.get(position());
  }

  public Duration budget() {
    return plan.budget(current().question().level());
  }

  /** How long the question on the table has been shown. */
  public Duration timeOnCurrent() {
    return Duration.between(shown, earlier(clock.instant(), end));
  }

  /** Never below zero. */
  public Duration remaining() {
    Duration left = Duration.between(clock.instant(), end);
    return stage == Stage.OVER || left.isNegative() ? Duration.ZERO : left;
  }

  public boolean timeIsUp() {
    return remaining().isZero();
  }

  /**
   * Takes the answer to the question on the table and goes on to its follow-ups.
   *
   * @param typed exactly as typed; empty to move on without an answer
   */
  public void answer(String typed) {
    answer(typed, Optional.empty());
  }

  /**
   * Takes an answer that has several readings in the one that is meant.
   *
   * @param typed exactly as typed
   * @param reading as the field offered it
   */
  public void answerAs(String typed, String reading) {
    answer(typed, Optional.of(reading));
  }

  private void answer(String typed, Optional<String> reading) {
    require(Stage.QUESTION);
    if (timeIsUp()) {
      end(typed, reading);
      return;
    }
    keep(typed, reading);
    stage = Stage.FOLLOW_UPS;
  }

  /** Shows the next question, or ends the session after the last one. */
  public void next() {
    require(Stage.FOLLOW_UPS);
    if (answers.size() == questions.size() || timeIsUp()) {
      end("");
      return;
    }
    shown = clock.instant();
    stage = Stage.QUESTION;
  }

  /**
   * Ends the session, with what stands in the answer field as the last answer; questions that were
   * not reached stay unanswered. Does nothing once it is over.
   */
  public void end(String typed) {
    end(typed, Optional.empty());
  }

  private void end(String typed, Optional<String> reading) {
    if (stage == Stage.OVER) {
      return;
    }
    if (stage == Stage.QUESTION) {
      keep(typed, reading);
    }
    for (DrawnAsk never : questions.subList(answers.size(), questions.size())) {
      answers.add(
          new SessionAnswer(
              never,
              "",
              Optional.empty(),
              Duration.ZERO,
              plan.budget(never.question().level()),
              false));
    }
    end = earlier(clock.instant(), end);
    stage = Stage.OVER;
  }

  /**
   * @throws IllegalStateException before the end, so that nothing leaks
   */
  public List<SessionAnswer> answers() {
    require(Stage.OVER);
    return List.copyOf(answers);
  }

  /** How long the session took. */
  public Duration duration() {
    return Duration.between(start, stage == Stage.OVER ? end : earlier(clock.instant(), end));
  }

  private void keep(String typed, Optional<String> reading) {
    answers.add(new SessionAnswer(current(), typed, reading, timeOnCurrent(), budget(), true));
  }

  private void require(Stage wanted) {
    if (stage != wanted) {
      throw new IllegalStateException("The session is at " + stage + ", not at " + wanted + ".");
    }
  }

  private static Instant earlier(Instant one, Instant other) {
    return one.isBefore(other) ? one : other;
  }
}
