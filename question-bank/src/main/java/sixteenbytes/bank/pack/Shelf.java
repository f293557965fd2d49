package sixteenbytes.bank.pack;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.question.Question;

/**
 * The questions of a bank in the order in which they are asked. Those from files are read when they
 * are first wanted: one at the start of the program, all of them where a list shows them.
 *
 * <p>Any thread may ask for them.
 */
public interface Shelf {

  /** The ids, without reading what stands behind them, which may turn out to be broken. */
  List<String> ids();

  /** The question, unless there is none of this id or it is broken. */
  Optional<Question> question(String id);

  /** All that are sound. */
  List<Question> questions();

  /** What is broken, and why. */
  List<PackProblem> problems();

  /** Questions that have been read already. */
  static Shelf of(Collection<Question> questions, List<PackProblem> problems) {
    var byId = new LinkedHashMap<String, Question>();
    questions.forEach(question -> byId.put(question.id(), question));
    return new ReadShelf(byId, problems);
  }
}
