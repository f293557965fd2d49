package sixteenbytes.app.desktop.drill;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Echo;

/** How the text in the field is read, while it is typed. */
final class TypedEcho {
  private final StringProperty typed;
  private final ObservableValue<DrawnAsk> asked;
  private final Background background;
  private final Consumer<Throwable> failed;
  private final ReadOnlyObjectWrapper<Echo> echo = new ReadOnlyObjectWrapper<>();
  private Marking marking;

  TypedEcho(
      StringProperty typed,
      ObservableValue<DrawnAsk> asked,
      Marking marking,
      Background background,
      Consumer<Throwable> failed) {
    this.typed = typed;
    this.asked = asked;
    this.marking = marking;
    this.background = background;
    this.failed = failed;
    typed.addListener((property, before, now) -> read(now));
  }

  /** Reads what stands in the field once more, as it is read from now on. */
  void readBy(Marking next) {
    marking = next;
    read(typed.get());
  }

  private void read(String text) {
    DrawnAsk current = asked.getValue();
    Marking by = marking;
    if (text.isBlank() || current == null) {
      echo.set(null);
      return;
    }
    background.run(
        () -> by.echo(current.expectation(), text),
        heard -> {
          if (text.equals(typed.get()) // typed on meanwhile?
              && current.equals(asked.getValue())
              && by == marking) {
            echo.set(heard);
          }
        },
        failed);
  }

  /** Null where nothing is typed. */
  ReadOnlyObjectProperty<Echo> property() {
    return echo.getReadOnlyProperty();
  }
}
