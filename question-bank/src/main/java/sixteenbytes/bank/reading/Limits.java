package sixteenbytes.bank.reading;

/** What a typed answer may ask of the machine. */
final class Limits {
  static final int CHARACTERS = 512;
  static final int TOKENS = 256;
  static final int NESTING = 64;
  static final int DIGITS = 310;

  /** Of a literal and of a result: 1e-300 to 1e300. */
  static final int DECADES = 300;

  /** Of a power such as 2^10. */
  static final int EXPONENT = 1000;

  static final int UNIT_POWER = 4;
  static final int READINGS = 64;

  /** Of either number of a fraction on the way; some 1200 digits. */
  static final int BITS = 4096;

  private Limits() {}
}
