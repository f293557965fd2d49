package sixteenbytes.bank.marking;

/** How far from the derived value an answer may be. Limits are inclusive. */
public sealed interface Tolerance {
  /** Rounding noise of a calculator, which must not decide. */
  double NOISE = 1e-9;

  /** A named mistake is recognised within this, or within the tolerance if that is smaller. */
  double RECOGNISED = 0.02;

  /** An exact count, or a derived number that is compared to the last digit that a double holds. */
  record Exact() implements Tolerance {
    @Override
    public boolean accepts(double typed, double derived) {
      return Math.abs(typed - derived)
          <= (derived == Math.rint(derived) ? 0 : NOISE * Math.abs(derived));
    }

    @Override
    public boolean acceptsTwice(double typed, double derived) {
      return false;
    }

    @Override
    public double recognised() {
      return NOISE;
    }

    @Override
    public String words() {
      return "exact";
    }
  }

  /**
   * An estimate, relative to the derived value.
   *
   * @param share 0.05 for 5 %
   * @param atLeast an absolute least distance in base units, half a unit of the last digit that a
   *     prompt asks for; usually 0
   */
  record Relative(double share, double atLeast) implements Tolerance {
    @Override
    public boolean accepts(double typed, double derived) {
      return Math.abs(typed - derived) <= limit(derived) + 1e-12 * Math.abs(derived);
    }

    @Override
    public boolean acceptsTwice(double typed, double derived) {
      return Math.abs(typed - derived) <= 2 * limit(derived) + 1e-12 * Math.abs(derived);
    }

    private double limit(double derived) {
      return derived == 0 ? 0 : Math.max(share * Math.abs(derived), atLeast);
    }

    @Override
    public double recognised() {
      return Math.min(share, RECOGNISED);
    }

    @Override
    public String words() {
      return "within " + Percentages.of(share);
    }
  }

  /**
   * An order of magnitude.
   *
   * @param decades 0.5 for a factor of about 3.16 either way
   */
  record Decades(double decades) implements Tolerance {
    @Override
    public boolean accepts(double typed, double derived) {
      return within(decades, typed, derived);
    }

    @Override
    public boolean acceptsTwice(double typed, double derived) {
      return within(2 * decades, typed, derived);
    }

    private static boolean within(double decades, double typed, double derived) {
      return derived == 0
          ? typed == 0
          : typed / derived > 0 && Math.abs(Math.log10(typed / derived)) <= decades + 1e-12;
    }

    @Override
    public double recognised() {
      return RECOGNISED;
    }

    @Override
    public String words() {
      return decades == 0.5 ? "within half a power of ten" : "within " + decades + " powers of ten";
    }
  }

  static Tolerance exact() {
    return new Exact();
  }

  static Tolerance relative(double share) {
    return new Relative(share, 0);
  }

  static Tolerance decades(double decades) {
    return new Decades(decades);
  }

  boolean accepts(double typed, double derived);

  /** Whether it is close: within twice the tolerance. */
  boolean acceptsTwice(double typed, double derived);

  /** How far from the value of a named mistake an answer may be to be taken for it. */
  double recognised();

  /** "within 5 %", "exact". */
  String words();
}
