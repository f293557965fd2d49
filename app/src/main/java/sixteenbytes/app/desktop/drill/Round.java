package sixteenbytes.app.desktop.drill;

import java.util.List;

/**
 * The questions that are gone through, and the one that it is the turn of.
 *
 * @param questions ids, in order
 * @param index of the current one
 */
public record Round(List<String> questions, int index) {

  public Round {
    questions = List.copyOf(questions);
  }

  /**
   * @param first the id to start with; the round starts at its beginning if that is not among them
   */
  public static Round of(List<String> questions, String first) {
    return new Round(questions, Math.max(0, questions.indexOf(first)));
  }

  public String current() {
    return questions.get(index);
  }

  /** The next question; after the last one the first. */
  public Round next() {
    return new Round(questions, (index + 1) % questions.size());
  }
}
