package sixteenbytes.app.desktop.drill;

import java.time.Clock;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.Moment;
import sixteenbytes.app.progress.StoreProblem;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Verdict;

/**
 * Keeps what counts before it is shown, so that an answer which the screen has acknowledged is on
 * the disk.
 *
 * @param bankVersion the version of the bank that drew the numbers
 */
record Attempts(String bankVersion, AnswerLog log, Clock clock) {

  /**
   * A verdict, and what stood in the way of keeping it.
   *
   * @param trouble a sentence; empty if the answer is kept or does not count
   */
  record Kept(Verdict verdict, String trouble) {}

  /**
   * @param rules that the verdict was found by
   */
  Kept keep(
      DrawnAsk asked, String typed, Verdict verdict, String rules, double seconds, int hints) {
    Answer answer =
        Answer.to(
            asked,
            bankVersion,
            rules,
            typed,
            verdict,
            verdict.misconception(),
            seconds,
            hints,
            Answer.Place.DRILL,
            Moment.now(clock));
    try {
      log.keep(answer);
      return new Kept(verdict, "");
    } catch (StoreProblem problem) {
      return new Kept(verdict, problem.getMessage());
    }
  }
}
