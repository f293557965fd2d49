package sixteenbytes.app.report;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sixteenbytes.app.session.SessionAnswer;
import sixteenbytes.app.session.SessionPlan;
import sixteenbytes.app.session.TimedSession;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;

/**
 * A finished session, marked.
 *
 * @param started when it began
 * @param took how long it went on
 * @param lines one for each question, in the order asked
 */
public record SessionReport(
    SessionPlan plan, Instant started, Duration took, List<ReportLine> lines) {

  /**
   * How many of some questions were right.
   *
   * @param right answered rightly
   * @param of asked
   */
  public record Score(int right, int of) {
    Score and(boolean isRight) {
      return new Score(right + (isRight ? 1 : 0), of + 1);
    }
  }

  public SessionReport {
    lines = List.copyOf(lines);
  }

  /** Marks every answer of a session that is over. */
  public static SessionReport of(TimedSession session, Marker marker) {
    List<ReportLine> lines =
        session.answers().stream().map(answer -> marked(answer, marker)).toList();
    return new SessionReport(session.plan(), session.startedAt(), session.duration(), lines);
  }

  private static ReportLine marked(SessionAnswer answer, Marker marker) {
    return new ReportLine(
        answer, answer.answered() ? Optional.of(verdict(answer, marker)) : Optional.empty());
  }

  private static Verdict verdict(SessionAnswer answer, Marker marker) {
    Expectation expected = answer.asked().expectation();
    return answer
        .reading()
        .map(reading -> marker.markAs(expected, answer.typed(), reading))
        .orElseGet(() -> marker.mark(expected, answer.typed()));
  }

  public Score score() {
    var score = new Score(0, 0);
    for (ReportLine line : lines) {
      score = score.and(line.right());
    }
    return score;
  }

  /** By level, for the levels that were asked. */
  public Map<Integer, Score> scoreByLevel() {
    var scores = new TreeMap<Integer, Score>();
    for (ReportLine line : lines) {
      int level = line.answer().asked().question().level();
      scores.put(level, scores.getOrDefault(level, new Score(0, 0)).and(line.right()));
    }
    return scores;
  }

  /** Of the questions that were answered, those answered within their share of the time. */
  public Score inTime() {
    var score = new Score(0, 0);
    for (ReportLine line : lines) {
      score = score.and(line.answer().answered() && line.answer().inTime());
    }
    return score;
  }

  /** The questions that were not answered rightly, in the order asked. */
  public List<String> missed() {
    return lines.stream()
        .filter(line -> !line.right())
        .map(line -> line.answer().asked().question().id())
        .toList();
  }

  /** The sentences of the mistakes that were named, by the id of the mistake, in order. */
  public Map<String, String> mistakes() {
    var found = new LinkedHashMap<String, String>();
    for (ReportLine line : lines) {
      line.mistake().ifPresent(id -> found.put(id, line.verdict().orElseThrow().message()));
    }
    return found;
  }
}
