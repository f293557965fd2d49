package sixteenbytes.bank.pack;

/** Names that scripts use: small letters, digits and hyphens. */
final class Ids {
  private Ids() {}

  static String read(Place place) {
    return checked(
        place, "abcdefghijklmnopqrstuvwxyz0123456789-", "Use small letters, digits and hyphens.");
  }

  /**
   * An id of the curriculum, which may name one calculation of an entry: l1-zero-stage-memory#z1.
   */
  static String ofCurriculum(Place place) {
    return checked(
        place, "abcdefghijklmnopqrstuvwxyz0123456789-#", "Write it as the curriculum does.");
  }

  private static String checked(Place place, String letters, String remedy) {
    String id = place.text();
    boolean plain = !id.isEmpty();
    for (int i = 0; i < id.length(); i++) {
      plain &= letters.indexOf(id.charAt(i)) >= 0;
    }
    if (!plain) {
      throw place.fault("\"" + id + "\" is no id.", remedy);
    }
    return id;
  }
}
