package sixteenbytes.bank.question;

import java.util.List;
import java.util.Optional;

/**
 * Something to pick.
 *
 * @param id its name in scripts: stage-2
 * @param text what is picked
 * @param right when it is the right one
 * @param say what a tutor says to somebody who picks it and is wrong
 * @param why what a tutor says to somebody who picks it and is right; empty where nothing needs
 *     saying
 */
public record Option(
    String id, Template text, Right right, Optional<Template> say, Optional<Template> why) {

  /** When an option is the right one. */
  public sealed interface Right {}

  /** In every draw. */
  public record Always() implements Right {}

  /** In no draw. */
  public record Never() implements Right {}

  /** In the draws in which all of these hold. */
  public record When(List<Condition> conditions) implements Right {
    public When {
      conditions = List.copyOf(conditions);
    }
  }

  boolean isRight(Names names) {
    return right instanceof Always
        || right instanceof When when
            && when.conditions().stream().allMatch(condition -> condition.holds(names::value));
  }
}
