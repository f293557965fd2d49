package sixteenbytes.app.progress;

import java.util.Optional;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Verdict;

/**
 * One marked answer, with all that is needed to mark it again should the rules change.
 *
 * @param question the id of the question
 * @param part 1 for the question itself, 2 and up for its follow-ups
 * @param seed what its numbers were drawn with
 * @param bankVersion the version of the bank that drew them
 * @param rulesVersion the version of the rules that read and marked it, as the marker names it
 * @param typed the text exactly as it was typed; empty for a question that was skipped
 * @param understood how it was read, in words
 * @param verdict the id of the verdict: correct, convention, misconception, …
 * @param misconception the id of the named mistake, where one was found
 * @param seconds from the moment the question was shown
 * @param hints how many hints had been looked at
 * @param place where it was answered
 * @param moment when it was answered
 */
public record Answer(
    String question,
    int part,
    long seed,
    String bankVersion,
    String rulesVersion,
    String typed,
    String understood,
    String verdict,
    Optional<String> misconception,
    double seconds,
    int hints,
    Place place,
    Moment moment) {

  /**
   * The answer to a drawn question.
   *
   * @param bankVersion the version of the bank that drew it
   * @param rulesVersion the version of the rules that marked it, as the marker names it
   * @param mistake the named mistake; where several give the number, the one that was made
   * @param seconds from the moment the question was shown
   * @param hints how many hints had been looked at
   */
  public static Answer to(
      DrawnAsk ask,
      String bankVersion,
      String rulesVersion,
      String typed,
      Verdict verdict,
      Optional<String> mistake,
      double seconds,
      int hints,
      Place place,
      Moment moment) {
    return new Answer(
        ask.question().id(),
        ask.part(),
        ask.seed(),
        bankVersion,
        rulesVersion,
        typed,
        verdict.understood(),
        verdict.kind().id(),
        mistake,
        seconds,
        hints,
        place,
        moment);
  }

  /** The same answer, once it is known which of several mistakes was made. */
  public Answer by(String mistake) {
    return new Answer(
        question,
        part,
        seed,
        bankVersion,
        rulesVersion,
        typed,
        understood,
        verdict,
        Optional.of(mistake),
        seconds,
        hints,
        place,
        moment);
  }

  /**
   * Where an answer was given: a timed session does not count as practice unless it is asked to.
   */
  public enum Place {
    DRILL("drill"),
    SESSION("session");

    private final String id;

    Place(String id) {
      this.id = id;
    }

    /** How the store writes it. */
    public String id() {
      return id;
    }

    static Place of(String id) {
      for (Place place : values()) {
        if (place.id.equals(id)) {
          return place;
        }
      }
      throw new StoreProblem("The progress file names a place of answers that is unknown: " + id);
    }
  }
}
