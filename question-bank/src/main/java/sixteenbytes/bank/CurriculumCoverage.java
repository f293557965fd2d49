package sixteenbytes.bank;

import java.util.List;
import sixteenbytes.bank.pack.Curriculum;
import sixteenbytes.bank.question.Question;

/**
 * Which questions cover which item of the curriculum.
 *
 * @param entries one for each item, in the order of the documents
 */
public record CurriculumCoverage(List<Entry> entries) {

  /**
   * An item and who covers it.
   *
   * @param questions their ids; empty where nobody does
   */
  public record Entry(Curriculum.Item item, List<String> questions) {}

  public static CurriculumCoverage of(List<Question> questions) {
    return new CurriculumCoverage(
        Curriculum.items().stream()
            .map(item -> new Entry(item, covering(item, questions)))
            .toList());
  }

  private static List<String> covering(Curriculum.Item item, List<Question> questions) {
    return questions.stream()
        .filter(question -> question.covers().stream().anyMatch(id -> isOf(item, id)))
        .map(Question::id)
        .toList();
  }

  /** A question may name one calculation of an item: l1-zero-stage-memory#z1. */
  private static boolean isOf(Curriculum.Item item, String id) {
    return id.equals(item.id()) || id.startsWith(item.id() + "#");
  }

  /** The items that no question covers. */
  public List<Curriculum.Item> uncovered() {
    return entries.stream().filter(entry -> entry.questions().isEmpty()).map(Entry::item).toList();
  }
}
