package sixteenbytes.calculators.quantity;

/**
 * What a number measures: its dimension, the unit that it is kept in, and how a whiteboard shows
 * it.
 *
 * <p>Values are kept in base units (bytes, seconds, FLOP and their quotients). Days and GPU-hours
 * are the exception, being outputs with these names; {@link #inBaseUnits} says how many base units
 * one of them is.
 */
public enum Measure {
  BYTES("B", Dimension.DATA, 1),
  SECONDS("s", Dimension.TIME, 1),
  DAYS("days", Dimension.TIME, 86_400),
  GPU_HOURS("GPU-hours", Dimension.TIME, 3_600),
  BYTES_PER_SECOND("B/s", Dimension.DATA.over(Dimension.TIME), 1),
  OPERATIONS("FLOP", Dimension.OPERATIONS, 1),
  OPERATIONS_PER_SECOND("FLOP/s", Dimension.OPERATIONS.over(Dimension.TIME), 1),
  OPERATIONS_PER_BYTE("FLOP/B", Dimension.OPERATIONS.over(Dimension.DATA), 1),
  PER_SECOND("1/s", Dimension.TIME.power(-1), 1),
  /** A number of parameters, shown as 7.5B. */
  PARAMETERS("", Dimension.NONE, 1),
  /** A number of tokens, shown as 15T. */
  TOKENS("", Dimension.NONE, 1),
  /** A whole number of things, shown to the last digit. */
  COUNT("", Dimension.NONE, 1),
  /** A plain number, such as a ratio of two times, shown as 0.219. */
  RATIO("", Dimension.NONE, 1),
  /** A part of a whole as a fraction of one, shown as 21.9 %. */
  SHARE("", Dimension.NONE, 1);

  private final String unit;
  private final Dimension dimension;
  private final double inBaseUnits;

  Measure(String unit, Dimension dimension, double inBaseUnits) {
    this.unit = unit;
    this.dimension = dimension;
    this.inBaseUnits = inBaseUnits;
  }

  /** The unit that values are kept in; empty for a plain number. */
  public String unit() {
    return unit;
  }

  public Dimension dimension() {
    return dimension;
  }

  /** How many base units (bytes, seconds, FLOP) one unit of this measure is. */
  public double inBaseUnits() {
    return inBaseUnits;
  }
}
