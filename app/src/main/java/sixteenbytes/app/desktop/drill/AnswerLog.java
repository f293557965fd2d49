package sixteenbytes.app.desktop.drill;

import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.StoreProblem;

/** Keeps marked answers. */
@FunctionalInterface
public interface AnswerLog {

  /**
   * @throws StoreProblem if the answer is not kept; the message is fit to be shown
   */
  void keep(Answer answer);

  /**
   * Says of a kept answer which of several mistakes it was. A log that only grows keeps the answer
   * once more, as it is known now.
   *
   * @throws StoreProblem if that is not kept; the message is fit to be shown
   */
  default void settle(Answer answer, String mistake) {
    keep(answer.by(mistake));
  }
}
