package sixteenbytes.bank.reading;

import java.util.function.Supplier;

/**
 * Why a text has no reading, and where. It ends the parsing of one reading and never leaves this
 * package; it carries no stack trace, since refusing is ordinary work here.
 */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int at;
  private final transient Supplier<String> reason;

  /**
   * @param at an index into the cleaned text
   */
  Refusal(int at, String reason) {
    this(at, () -> reason);
  }

  /**
   * @param at an index into the cleaned text
   * @param reason worded when it is asked for: of the refusals of many readings one is shown
   */
  Refusal(int at, Supplier<String> reason) {
    super(null, null, false, false);
    this.at = at;
    this.reason = reason;
  }

  @Override
  public String getMessage() {
    return reason.get();
  }

  int at() {
    return at;
  }
}
