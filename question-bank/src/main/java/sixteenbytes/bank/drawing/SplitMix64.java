package sixteenbytes.bank.drawing;

/**
 * The random numbers that questions are drawn with: the same on every machine and in every version
 * of Java.
 *
 * <p>Source: Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators", OOPSLA;
 * the constants are those of Vigna's reference implementation, splitmix64.c.
 */
public final class SplitMix64 {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  public SplitMix64(long seed) {
    state = seed;
  }

  public long next() {
    state += GOLDEN_GAMMA;
    return mixed(state);
  }

  /** A number from 0 to {@code bound - 1}, each as likely as the others up to 2^-33. */
  public int below(int bound) {
    return (int) (((next() >>> 33) * bound) >>> 31);
  }

  /** The finalizer alone: spreads every bit of the input over the output. */
  static long mixed(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }
}
