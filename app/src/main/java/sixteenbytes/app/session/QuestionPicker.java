package sixteenbytes.app.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.SplitMix64;
import sixteenbytes.bank.question.Question;

/** Picks the questions of a session: easy ones first, and topics as mixed as the bank allows. */
public final class QuestionPicker {
  private QuestionPicker() {}

  /**
   * @return one question a place of the mix, in the order in which they are asked; fewer where the
   *     bank holds too few of a level
   */
  public static List<DrawnAsk> pick(Bank bank, SessionPlan plan) {
    var random = new SplitMix64(plan.seed());
    var topicsSoFar = new HashMap<String, Integer>();
    var picked = new ArrayList<DrawnAsk>();
    for (int level = 1; level <= 3; level++) {
      List<Question> open = ofLevel(bank, level);
      for (int i = 0; i < plan.mix().of(level) && !open.isEmpty(); i++) {
        Question next = nextOf(open, topicsSoFar, random);
        open.remove(next);
        topicsSoFar.merge(next.topic(), 1, Integer::sum);
        picked.add(bank.draw(next.id(), random.next()));
      }
    }
    return List.copyOf(picked);
  }

  private static List<Question> ofLevel(Bank bank, int level) {
    var found = new ArrayList<Question>();
    for (Question question : bank.questions()) {
      if (question.level() == level) {
        found.add(question);
      }
    }
    return found;
  }

  /** Any question of the topics that were asked least so far. */
  private static Question nextOf(
      List<Question> open, Map<String, Integer> topicsSoFar, SplitMix64 random) {
    int least =
        open.stream()
            .mapToInt(question -> topicsSoFar.getOrDefault(question.topic(), 0))
            .min()
            .orElseThrow();
    List<Question> rarest =
        open.stream()
            .filter(question -> topicsSoFar.getOrDefault(question.topic(), 0) == least)
            .toList();
    return rarest.get(random.below(rarest.size()));
  }
}
