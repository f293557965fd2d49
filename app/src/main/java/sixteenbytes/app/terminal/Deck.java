package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.question.Question;
import sixteenbytes.calculators.quantity.Nearest;

/**
 * The questions of a drill in the order in which they come, each with the seed of its numbers.
 *
 * @param cards in order
 */
record Deck(List<Card> cards) {

  /** A question and the seed that its numbers are drawn with. */
  record Card(String question, long seed) {

    /** The same question with other numbers. */
    Card redrawn() {
      return new Card(question, seed + 1);
    }
  }

  /**
   * Shuffles what fits; where more are asked for than there are, they come again with new numbers.
   *
   * @throws UsageProblem if no question fits; the message says which topics and levels there are
   */
  static Deck of(Bank bank, Optional<Integer> level, Optional<String> topic, int count, long seed) {
    topic.ifPresent(wanted -> check(wanted, bank));
    var fitting = new ArrayList<String>();
    for (Question question : bank.questions()) {
      if (level.map(wanted -> wanted == question.level()).orElse(true)
          && topic.map(wanted -> wanted.equals(question.topic())).orElse(true)) {
        fitting.add(question.id());
      }
    }
    if (fitting.isEmpty()) {
      throw new UsageProblem(
          "There is no question%s%s. See: sixteen-bytes bank list."
              .formatted(
                  level.map(wanted -> " of level " + wanted).orElse(""),
                  topic.map(wanted -> " on " + wanted).orElse("")));
    }
    Collections.shuffle(fitting, new Random(seed));
    var cards = new ArrayList<Card>();
    for (int i = 0; i < count; i++) {
      cards.add(new Card(fitting.get(i % fitting.size()), seed + i));
    }
    return new Deck(List.copyOf(cards));
  }

  private static void check(String wanted, Bank bank) {
    List<String> topics = topics(bank.questions().stream());
    if (!topics.contains(wanted)) {
      throw new UsageProblem(
          "%s is no topic.%s The topics are %s."
              .formatted(
                  Shown.quoted(wanted),
                  Nearest.suggestion(wanted, topics),
                  String.join(", ", topics)));
    }
  }

  private static List<String> topics(Stream<Question> questions) {
    return questions.map(Question::topic).distinct().sorted().toList();
  }
}
