package sixteenbytes.app.desktop.session;

import java.time.Clock;
import sixteenbytes.app.desktop.drill.AnswerLog;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.Moment;
import sixteenbytes.app.progress.StoreProblem;
import sixteenbytes.app.report.ReportLine;
import sixteenbytes.app.report.SessionReport;
import sixteenbytes.bank.marking.Verdict;

/**
 * Keeps the answers of a session that is over.
 *
 * @param bankVersion the version of the bank that drew the numbers
 */
record SessionRecord(String bankVersion, AnswerLog log, Clock clock) {

  /**
   * Keeps every answer that counts; what stands in the way is a sentence, or nothing.
   *
   * @param rules that the report was marked by
   */
  String keep(SessionReport report, String rules) {
    Moment now = Moment.now(clock);
    try {
      for (ReportLine line : report.lines()) {
        line.verdict()
            .filter(Verdict::counts)
            .ifPresent(verdict -> log.keep(answer(line, verdict, rules, now)));
      }
      return "";
    } catch (StoreProblem problem) {
      return problem.getMessage();
    }
  }

  private Answer answer(ReportLine line, Verdict verdict, String rules, Moment now) {
    return Answer.to(
        line.answer().asked(),
        bankVersion,
        rules,
        line.answer().typed(),
        verdict,
        verdict.misconception(),
        line.answer().time().toMillis() / 1000.0,
        0,
        Answer.Place.SESSION,
        now);
  }
}
