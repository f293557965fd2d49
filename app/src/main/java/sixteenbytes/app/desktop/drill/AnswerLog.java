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
}
