package sixteenbytes.bank.reading;

/**
 * Why a text has no reading, and where. It ends the parsing of one reading and never leaves this
 * package; it carries no stack trace, since refusing is ordinary work here.
 */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int at;

  /**
   * @param at an index into the cleaned text
   */
  Refusal(int at, String reason) {
    super(reason, null, false, false);
    this.at = at;
  }

  int at() {
    return at;
  }
}
