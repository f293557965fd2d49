package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import sixteenbytes.calculators.formula.Calculator;

/** The list of all calculators by topic, and the one that would be opened. */
final class ChooserViewModel {
  private final List<Calculator> all;
  private final StringProperty search = new SimpleStringProperty("");
  private final BooleanProperty open = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<List<Topic>> topics = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Optional<Calculator>> marked =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The calculators of one topic. */
  record Topic(String name, List<Calculator> calculators) {}

  ChooserViewModel(List<Calculator> all) {
    this.all = List.copyOf(all);
    search.addListener((property, before, now) -> filter());
    filter();
  }

  /** Shows the whole list with one calculator marked. */
  void openAt(Calculator current) {
    search.set("");
    filter();
    marked.set(Optional.of(current));
    open.set(true);
  }

  private void filter() {
    List<String> words = List.of(search.get().toLowerCase(Locale.ROOT).strip().split("\\s+"));
    var found = new LinkedHashMap<String, List<Calculator>>();
    for (Calculator calculator : all) {
      if (words.stream().allMatch(word -> speaksOf(calculator, word))) {
        found.computeIfAbsent(calculator.topic(), topic -> new ArrayList<>()).add(calculator);
      }
    }
    var listed = new ArrayList<Topic>();
    found.forEach((name, calculators) -> listed.add(new Topic(name, List.copyOf(calculators))));
    topics.set(List.copyOf(listed));
    marked.set(listed().stream().findFirst());
  }

  private static boolean speaksOf(Calculator calculator, String word) {
    return String.join(" ", calculator.title(), calculator.id(), calculator.topic())
        .toLowerCase(Locale.ROOT)
        .contains(word);
  }

  private List<Calculator> listed() {
    return topics.get().stream().flatMap(topic -> topic.calculators().stream()).toList();
  }

  /** Marks the next calculator of the list, or an earlier one. */
  void move(int by) {
    List<Calculator> listed = listed();
    if (!listed.isEmpty()) {
      int at = marked.get().map(listed::indexOf).orElse(-1);
      marked.set(Optional.of(listed.get(Math.floorMod(at + by, listed.size()))));
    }
  }

  StringProperty searchProperty() {
    return search;
  }

  BooleanProperty openProperty() {
    return open;
  }

  ReadOnlyObjectProperty<List<Topic>> topicsProperty() {
    return topics.getReadOnlyProperty();
  }

  /** The calculator that Enter opens; empty where none is listed. */
  ReadOnlyObjectProperty<Optional<Calculator>> markedProperty() {
    return marked.getReadOnlyProperty();
  }
}
