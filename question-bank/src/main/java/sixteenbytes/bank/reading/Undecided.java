package sixteenbytes.bank.reading;

import java.util.List;

/**
 * A text that gives no single value; the person is asked which is meant. Internal, as {@link
 * Refusal}.
 */
final class Undecided extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int at;
  private final transient List<String> choices;

  Undecided(int at, String reason, List<String> choices) {
    super(reason, null, false, false);
    this.at = at;
    this.choices = List.copyOf(choices);
  }

  int at() {
    return at;
  }

  List<String> choices() {
    return choices;
  }
}
