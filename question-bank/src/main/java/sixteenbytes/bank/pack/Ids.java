package sixteenbytes.bank.pack;

/** Names that scripts use: small letters, digits and hyphens. */
final class Ids {
  private Ids() {}

  static String read(Place place) {
    String id = place.text();
    boolean plain =
        id.chars()
            .allMatch(
                letter ->
                    letter >= 'a' && letter <= 'z'
                        || letter >= '0' && letter <= '9'
                        || letter == '-');
    if (id.isEmpty() || !plain) {
      throw place.fault("\"" + id + "\" is no id.", "Use small letters, digits and hyphens.");
    }
    return id;
  }
}
