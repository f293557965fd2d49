package sixteenbytes.bank.pack;

import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.question.Question;

/**
 * A question that is known by its id and its place in the order of the bank. The rest is read when
 * it is first wanted, which spares the start of the program all questions but one.
 *
 * <p>Any thread may ask for it.
 */
final class UnreadQuestion {
  private final String id;
  private final int level;
  private final int order;
  private final Place place;
  private final String topic;
  private Optional<Read> read = Optional.empty();

  /** What came of reading it: the question, or what is wrong with it. */
  private record Read(Optional<Question> question, List<Fault> faults) {}

  /**
   * @param topic of the file it stands in
   * @throws Fault if it has no id by which it could be asked for
   */
  UnreadQuestion(Place place, String topic) {
    this.place = place;
    this.topic = topic;
    this.id = Ids.read(place.at("id"));
    this.level = QuestionReader.level(place);
    this.order = QuestionReader.order(place);
  }

  String id() {
    return id;
  }

  int level() {
    return level;
  }

  int order() {
    return order;
  }

  Place place() {
    return place;
  }

  /** The question, or nothing where it has faults. */
  Optional<Question> question() {
    return read().question();
  }

  /** What is wrong with it. */
  List<Fault> faults() {
    return read().faults();
  }

  private synchronized Read read() {
    if (read.isEmpty()) {
      var reader = new QuestionReader(place, topic);
      Optional<Question> question = reader.read();
      read = Optional.of(new Read(question, reader.faults()));
    }
    return read.get();
  }
}
