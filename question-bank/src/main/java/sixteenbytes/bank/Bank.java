package sixteenbytes.bank;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.drawing.DrawFailed;
import sixteenbytes.bank.drawing.Drawer;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.pack.Core;
import sixteenbytes.bank.pack.PackProblem;
import sixteenbytes.bank.pack.Shelf;
import sixteenbytes.bank.question.Question;
import sixteenbytes.bank.reading.Quote;
import sixteenbytes.calculators.quantity.Nearest;

/** The questions that can be asked. Shared freely: nobody can change it. */
public final class Bank {
  private final String version;
  private final Shelf shelf;
  private final Drawer drawer;

  /**
   * @param version part of every seed, so that it changes when the draws of a question change
   */
  public Bank(String version, Collection<Question> questions, List<PackProblem> problems) {
    this(version, Shelf.of(questions, problems));
  }

  private Bank(String version, Shelf shelf) {
    this.version = version;
    this.shelf = shelf;
    this.drawer = new Drawer(version);
  }

  /**
   * The questions that come with the program, each read when it is first wanted. What is broken is
   * in {@link #problems}; it never throws for that.
   */
  public static Bank load() {
    Core core = Core.read();
    return new Bank(core.version(), core.shelf());
  }

  public String version() {
    return version;
  }

  /**
   * The ids in the order of {@link #questions}, without reading the questions: one of them may turn
   * out to be broken.
   */
  public List<String> ids() {
    return shelf.ids();
  }

  /** By level, then by their place within the source; reads all of them. */
  public List<Question> questions() {
    return shelf.questions();
  }

  /**
   * @param id without a part
   */
  public Optional<Question> question(String id) {
    return shelf.question(id);
  }

  /** What could not be loaded, and why; reads all questions. */
  public List<PackProblem> problems() {
    return shelf.problems();
  }

  /**
   * @param id a question, or a part of it: id#2
   * @throws UnknownQuestion if there is none of this id; the message suggests the nearest
   * @throws DrawFailed if its file allows no usable numbers, which the tests of the bank rule out
   */
  public DrawnAsk draw(String id, long seed) {
    int bar = id.indexOf('#');
    String name = bar < 0 ? id : id.substring(0, bar);
    Question question =
        question(name)
            .orElseThrow(
                () ->
                    new UnknownQuestion(
                        "There is no question %s.%s"
                            .formatted(Quote.of(name), Nearest.suggestion(name, ids()))));
    return drawer.draw(question, part(question, bar < 0 ? "1" : id.substring(bar + 1)), seed);
  }

  private static int part(Question question, String part) {
    int parts = question.asks().size();
    for (int number = 1; number <= parts; number++) {
      if (part.equals(Integer.toString(number))) {
        return number;
      }
    }
    throw new UnknownQuestion(
        "%s has no part %s; its parts are %s."
            .formatted(question.id(), Quote.of(part), parts == 1 ? "#1 alone" : "#1 to #" + parts));
  }
}
