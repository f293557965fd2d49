package sixteenbytes.app.desktop;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

/** How somebody writes numbers: whether a comma is the decimal sign. */
public final class NumberStyle {
  private final ReadOnlyObjectWrapper<Comma> comma = new ReadOnlyObjectWrapper<>(Comma.GROUPS);

  public ReadOnlyObjectProperty<Comma> commaProperty() {
    return comma.getReadOnlyProperty();
  }

  public void use(Comma next) {
    comma.set(next);
  }

  /** Reads and marks numbers that are written like this. */
  public Marker marker() {
    return new Marker(ReadingSettings.with(comma.get()));
  }
}
