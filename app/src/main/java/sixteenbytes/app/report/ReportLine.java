package sixteenbytes.app.report;

import java.util.Optional;
import sixteenbytes.app.session.SessionAnswer;
import sixteenbytes.bank.marking.Verdict;

/**
 * One question of a report.
 *
 * @param answer the question with its numbers, what was typed, and the time it took
 * @param verdict empty where nothing was typed
 */
public record ReportLine(SessionAnswer answer, Optional<Verdict> verdict) {

  public boolean right() {
    return verdict.map(found -> found.kind() == Verdict.Kind.CORRECT).orElse(false);
  }

  /** The id of the named mistake. */
  public Optional<String> mistake() {
    return verdict.flatMap(Verdict::misconception);
  }
}
