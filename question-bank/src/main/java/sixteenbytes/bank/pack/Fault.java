package sixteenbytes.bank.pack;

/**
 * Something wrong at a place in a question file; caught by the reader, which goes on with the rest.
 */
final class Fault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String path;
  private final String suggestion;

  /**
   * @param suggestion a sentence that helps; empty where nobody can tell
   */
  Fault(String path, String rule, String suggestion) {
    super(rule, null, false, false);
    this.path = path;
    this.suggestion = suggestion.strip();
  }

  String path() {
    return path;
  }

  String rule() {
    return getMessage();
  }

  String suggestion() {
    return suggestion;
  }
}
