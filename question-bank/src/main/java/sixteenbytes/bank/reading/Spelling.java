package sixteenbytes.bank.reading;

import java.util.List;

/**
 * What a word after a number may mean.
 *
 * @param meanings the first is the usual one
 */
record Spelling(Clash clash, List<Meaning> meanings) {
  /** A word that is in no table. */
  static final Spelling UNKNOWN = new Spelling(Clash.NONE, List.of());

  /** One meaning of a word: a unit, or (scale) a power of 1000 such as billion. */
  record Meaning(Unit unit, boolean scale) {}

  /** Words with several meanings, by the rule that settles them. */
  enum Clash {
    NONE,
    /** B: byte or billion. */
    BYTE_BILLION,
    /** b: bit, byte or billion. */
    BIT_BYTE_BILLION,
    /** m: minute, millisecond or million. */
    MINUTE_MILLION,
    /** t: trillion, where a count is asked. */
    TRILLION,
    /** gb, tib: bytes or bits in lower case. */
    LOWER_CASE,
    /** TFLOPS: a rate, or the plural of a total. */
    RATE_OR_TOTAL
  }

  boolean isKnown() {
    return !meanings.isEmpty();
  }

  static Spelling plain(Unit unit) {
    return new Spelling(Clash.NONE, List.of(new Meaning(unit, false)));
  }

  static Spelling scale(Unit power) {
    return new Spelling(Clash.NONE, List.of(new Meaning(power, true)));
  }
}
