package sixteenbytes.bank.reading;

import java.util.Map;
import sixteenbytes.calculators.quantity.Dimension;

/** What quantities are called in sentences. */
public final class Kinds {
  private static final Dimension SPEED = Dimension.DATA.over(Dimension.TIME);
  private static final Map<Dimension, String> ARTICLES =
      Map.of(
          Dimension.NONE,
          "a plain number",
          Dimension.DATA,
          "a size",
          Dimension.TIME,
          "a time",
          SPEED,
          "a bandwidth",
          Dimension.OPERATIONS,
          "a number of operations",
          Dimension.OPERATIONS.over(Dimension.TIME),
          "operations per second",
          Dimension.OPERATIONS.over(Dimension.DATA),
          "operations per byte",
          Dimension.TIME.power(-1),
          "a rate per second");

  private Kinds() {}

  /** "a size", "a bandwidth"; for anything without a name its unit. */
  public static String article(Dimension dimension) {
    String name = ARTICLES.get(dimension);
    return name != null ? name : "a quantity in " + unit(dimension);
  }

  /** Whether there is a word for it. */
  public static boolean isNamed(Dimension dimension) {
    return ARTICLES.containsKey(dimension);
  }

  /** The base unit of a dimension: B/s, FLOP, B^2. */
  public static String unit(Dimension dimension) {
    var above = new StringBuilder();
    var below = new StringBuilder();
    factor(above, below, "FLOP", dimension.operations());
    factor(above, below, "B", dimension.data());
    factor(above, below, "s", dimension.time());
    if (below.length() == 0) {
      return above.toString();
    }
    return (above.length() == 0 ? "1" : above.toString()) + "/" + below;
  }

  private static void factor(StringBuilder above, StringBuilder below, String unit, int power) {
    StringBuilder side = power > 0 ? above : below;
    if (power != 0) {
      side.append(side.length() > 0 ? " " : "").append(unit);
      if (Math.abs(power) > 1) {
        side.append('^').append(Math.abs(power));
      }
    }
  }
}
