package sixteenbytes.bank.marking;

import java.util.List;
import java.util.OptionalInt;
import sixteenbytes.bank.reading.ReadingSettings;

/** Marks typed answers. Safe for use by several threads; it never throws and never waits. */
public final class Marker {
  private final ReadingSettings settings;

  public Marker(ReadingSettings settings) {
    this.settings = settings;
  }

  /** What the tutor makes of a typed answer. */
  public Verdict mark(Expectation expected, String typed) {
    return new Verdict.Unreadable("\"" + typed + "\" cannot be read yet.", OptionalInt.of(0));
  }

  /** What the field shows while somebody types. */
  public Echo echo(Expectation expected, String typed) {
    return new Echo(false, settings.comma() + " is set.", List.of(), OptionalInt.of(0));
  }
}
