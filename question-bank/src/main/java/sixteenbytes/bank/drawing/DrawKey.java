package sixteenbytes.bank.drawing;

/**
 * What the numbers of a draw depend on, and nothing else.
 *
 * @param bankVersion the version of the bank, which changes when its draws do
 * @param id the question
 * @param part the part whose numbers are drawn
 * @param seed chosen by the one who asks
 */
record DrawKey(String bankVersion, String id, int part, long seed) {
  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  /**
   * The start of the random numbers: FNV-1a over the UTF-16 units of {@code version/id#part}, mixed
   * with the seed.
   *
   * <p>Source of FNV-1a: Fowler, Noll and Vo, draft-eastlake-fnv.
   */
  SplitMix64 random() {
    return new SplitMix64(
        SplitMix64.mixed(fnv(bankVersion + "/" + id + "#" + part))
            ^ SplitMix64.mixed(seed + FNV_OFFSET));
  }

  /** The start of the random numbers that shuffle what is picked from. */
  SplitMix64 order() {
    return new DrawKey(bankVersion, id + "/order", part, seed).random();
  }

  private static long fnv(String text) {
    long hash = FNV_OFFSET;
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      hash = (hash ^ (unit & 0xff)) * FNV_PRIME;
      hash = (hash ^ (unit >>> 8)) * FNV_PRIME;
    }
    return hash;
  }
}
