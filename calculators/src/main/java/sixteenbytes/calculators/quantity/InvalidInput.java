package sixteenbytes.calculators.quantity;

/**
 * An input that a calculator refuses. The message is fit to be shown: input, given, allowed,
 * remedy.
 */
public final class InvalidInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String input;

  public InvalidInput(String input, String message) {
    super(message);
    this.input = input;
  }

  /** The name of the input that is at fault. */
  public String input() {
    return input;
  }
}
