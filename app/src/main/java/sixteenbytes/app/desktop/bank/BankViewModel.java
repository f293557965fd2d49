package sixteenbytes.app.desktop.bank;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import sixteenbytes.app.desktop.Navigation;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.pack.PackProblem;
import sixteenbytes.bank.question.Question;

/** Which questions are listed, and what the selected one asks. */
public final class BankViewModel {
  /** The topic filter that lets everything through. */
  public static final String EVERY_TOPIC = "";

  private final Bank bank;
  private final Background background;
  private final Navigation navigation;
  private final LongSupplier seeds;
  private final StringProperty search = new SimpleStringProperty("");
  private final ObjectProperty<OptionalInt> level = new SimpleObjectProperty<>(OptionalInt.empty());
  private final StringProperty topic = new SimpleStringProperty(EVERY_TOPIC);
  private final ObservableList<Question> shown = FXCollections.observableArrayList();
  private final ObjectProperty<Question> selected = new SimpleObjectProperty<>();
  private final ReadOnlyObjectWrapper<DrawnAsk> example = new ReadOnlyObjectWrapper<>();

  /**
   * @param seeds gives the seed of the example that is shown of a question
   */
  public BankViewModel(
      Bank bank, Background background, Navigation navigation, LongSupplier seeds) {
    this.bank = bank;
    this.background = background;
    this.navigation = navigation;
    this.seeds = seeds;
    search.addListener((property, before, now) -> filter());
    level.addListener((property, before, now) -> filter());
    topic.addListener((property, before, now) -> filter());
    selected.addListener((property, before, now) -> draw(now));
    filter();
  }

  private void filter() {
    Question before = selected.get();
    List<String> words = List.of(search.get().toLowerCase(Locale.ROOT).strip().split("\\s+"));
    shown.setAll(
        bank.questions().stream()
            .filter(question -> level.get().isEmpty() || level.get().getAsInt() == question.level())
            .filter(
                question -> topic.get().equals(EVERY_TOPIC) || topic.get().equals(question.topic()))
            .filter(question -> words.stream().allMatch(word -> speaksOf(question, word)))
            .toList());
    selected.set(shown.contains(before) ? before : shown.stream().findFirst().orElse(null));
  }

  private static boolean speaksOf(Question question, String word) {
    return String.join(
            " ",
            question.title(),
            question.topic(),
            question.id(),
            question.lead().prompt().source())
        .toLowerCase(Locale.ROOT)
        .contains(word);
  }

  private void draw(Question question) {
    if (question == null) {
      example.set(null);
      return;
    }
    background.run(
        () -> bank.draw(question.id(), seeds.getAsLong()),
        drawn -> {
          if (question.equals(selected.get())) {
            example.set(drawn);
          }
        },
        cause -> example.set(null));
  }

  /** Drills the selected question, and then those listed after it. */
  public void drill() {
    if (!shown.isEmpty() && selected.get() != null) {
      navigation.drill(shown.stream().map(Question::id).toList(), selected.get().id());
    }
  }

  public void showAll() {
    search.set("");
    level.set(OptionalInt.empty());
    topic.set(EVERY_TOPIC);
  }

  /** The levels that have questions, in order. */
  public List<Integer> levels() {
    return bank.questions().stream().map(Question::level).distinct().sorted().toList();
  }

  /** The topics that have questions, in the order of their first question. */
  public List<String> topics() {
    return bank.questions().stream().map(Question::topic).distinct().toList();
  }

  /** How many questions there are, listed or not. */
  public int total() {
    return bank.questions().size();
  }

  /** What could not be loaded. */
  public List<PackProblem> problems() {
    return bank.problems();
  }

  public StringProperty searchProperty() {
    return search;
  }

  /** Empty for every level. */
  public ObjectProperty<OptionalInt> levelProperty() {
    return level;
  }

  /** {@link #EVERY_TOPIC} for every topic. */
  public StringProperty topicProperty() {
    return topic;
  }

  /** The questions that the filters let through. */
  public ObservableList<Question> shown() {
    return shown;
  }

  /** Null while nothing is listed. */
  public ObjectProperty<Question> selectedProperty() {
    return selected;
  }

  /** The selected question with numbers; null until it is drawn. */
  public ReadOnlyObjectProperty<DrawnAsk> exampleProperty() {
    return example.getReadOnlyProperty();
  }
}
