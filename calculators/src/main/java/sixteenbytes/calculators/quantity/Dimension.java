package sixteenbytes.calculators.quantity;

/**
 * What a quantity is made of: powers of data (bytes), time (seconds) and operations (FLOP).
 *
 * <p>Counts (parameters, tokens, ranks, layers) carry no dimension: they multiply and divide
 * freely, as they do on a whiteboard.
 *
 * @param data the power of bytes
 * @param time the power of seconds
 * @param operations the power of floating-point operations
 */
public record Dimension(int data, int time, int operations) {
  public static final Dimension NONE = new Dimension(0, 0, 0);
  public static final Dimension DATA = new Dimension(1, 0, 0);
  public static final Dimension TIME = new Dimension(0, 1, 0);
  public static final Dimension OPERATIONS = new Dimension(0, 0, 1);

  public Dimension times(Dimension other) {
    return new Dimension(data + other.data, time + other.time, operations + other.operations);
  }

  public Dimension over(Dimension other) {
    return times(other.power(-1));
  }

  public Dimension power(int exponent) {
    return new Dimension(data * exponent, time * exponent, operations * exponent);
  }

  public boolean isNone() {
    return data == 0 && time == 0 && operations == 0;
  }
}
