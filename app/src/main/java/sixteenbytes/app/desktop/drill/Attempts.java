package sixteenbytes.app.desktop.drill;

import java.time.Clock;
import java.util.Optional;
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
   * @param answer what is kept
   */
  record Kept(Verdict verdict, String trouble, Optional<Answer> answer) {
    /** What does not count is not kept. */
    static Kept nothing(Verdict verdict) {
      return new Kept(verdict, "", Optional.empty());
    }
  }

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
      return new Kept(verdict, "", Optional.of(answer));
    } catch (StoreProblem problem) {
      return new Kept(verdict, problem.getMessage(), Optional.empty());
    }
  }

  /**
   * Keeps which of several mistakes an answer was.
   *
   * @return what stood in the way of that, as a sentence; empty if nothing did
   */
  String settle(Answer answer, String mistake) {
    try {
      log.settle(answer, mistake);
      return "";
    } catch (StoreProblem problem) {
      return problem.getMessage();
    }
  }
}
