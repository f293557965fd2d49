package sixteenbytes.app.session;

/**
 * How many questions of each level a session asks.
 *
 * @param mechanism questions of level 1
 * @param tradeOff questions of level 2
 * @param decision questions of level 3
 */
public record LevelMix(int mechanism, int tradeOff, int decision) {
  /** More than an evening holds. */
  public static final int MOST = 40;

  public LevelMix {
    if (mechanism < 0 || tradeOff < 0 || decision < 0) {
      throw new IllegalArgumentException(
          "A level mix of %s, %s and %s is not possible; each number must be 0 or more."
              .formatted(mechanism, tradeOff, decision));
    }
    int total = mechanism + tradeOff + decision;
    if (total < 1 || total > MOST) {
      throw new IllegalArgumentException(
          "A session of %s questions is not possible; it takes 1 to %s.".formatted(total, MOST));
    }
  }

  public int of(int level) {
    return switch (level) {
      case 1 -> mechanism;
      case 2 -> tradeOff;
      case 3 -> decision;
      default -> throw new IllegalArgumentException("There is no level " + level + ".");
    };
  }

  public int total() {
    return mechanism + tradeOff + decision;
  }
}
