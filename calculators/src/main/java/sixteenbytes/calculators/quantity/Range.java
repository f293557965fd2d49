package sixteenbytes.calculators.quantity;

/**
 * The values that an input may take, and the one place that words a refusal.
 *
 * @param low the lower end
 * @param closed whether the lower end itself is allowed
 * @param high the upper end, which is allowed
 */
public record Range(double low, boolean closed, double high) {

  public static Range from(double low, double high) {
    return new Range(low, true, high);
  }

  public static Range above(double low, double high) {
    return new Range(low, false, high);
  }

  /** False for NaN, whatever the ends. */
  public boolean contains(double value) {
    return (closed ? value >= low : value > low) && value <= high;
  }

  /**
   * @param input the name of the input
   * @param whatToDo a sentence that helps, such as what the input means
   * @throws InvalidInput if the value lies outside
   */
  public void check(String input, double given, Measure measure, String whatToDo) {
    if (!contains(given)) {
      throw new InvalidInput(
          input,
          "%s is %s; it must be %s. %s"
              .formatted(input, Whiteboard.exact(given, measure), words(measure), whatToDo));
    }
  }

  /** The range in words: "above 0 B/s and at most 1 PB/s". */
  public String words(Measure measure) {
    return "%s %s and at most %s"
        .formatted(
            closed ? "at least" : "above",
            Whiteboard.exact(low, measure),
            Whiteboard.exact(high, measure));
  }
}
