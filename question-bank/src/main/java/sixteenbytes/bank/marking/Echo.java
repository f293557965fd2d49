package sixteenbytes.bank.marking;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the field shows while somebody types: how the text is read, or what is in the way. It never
 * tells whether an answer is right.
 *
 * @param readable whether the text has a reading
 * @param settled whether that reading has a value; what has none, such as a range, is asked back
 * @param text the reading in full, what is asked back, or the problem
 * @param readings the readings to choose from, where there are several
 * @param position where the problem is, as an index into the typed text
 */
public record Echo(
    boolean readable, boolean settled, String text, List<String> readings, OptionalInt position) {
  public Echo {
    readings = List.copyOf(readings);
  }
}
