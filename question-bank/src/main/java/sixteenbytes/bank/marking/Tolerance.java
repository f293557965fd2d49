package sixteenbytes.bank.marking;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

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

  /**
   * What rounds to the model answer at a number of significant digits, half up. Typed digits do not
   * count: 31.4996 is 31.5 at three digits.
   *
   * @param digits 2 and up
   * @param unit the unit in which the digits are counted, in base units
   */
  record Significant(int digits, double unit) implements Tolerance {
    @Override
    public boolean accepts(double typed, double derived) {
      return rounded(typed).compareTo(rounded(derived)) == 0;
    }

    @Override
    public boolean acceptsTwice(double typed, double derived) {
      BigDecimal model = rounded(derived);
      return number(typed).subtract(model).abs().compareTo(lastDigit(model)) <= 0;
    }

    /** The model answer in the unit of the digits. */
    public BigDecimal rounded(double value) {
      BigDecimal number = number(value);
      if (number.signum() == 0) {
        return BigDecimal.ZERO;
      }
      BigDecimal rounded = number.round(new MathContext(digits, RoundingMode.HALF_UP));
      int places = digits - (rounded.precision() - rounded.scale());
      return rounded.setScale(places, RoundingMode.HALF_UP);
    }

    /** The least number, regardless of its sign, that rounds to the model answer. */
    public BigDecimal from(double derived) {
      BigDecimal model = rounded(derived).abs();
      boolean powerOfTen = model.precision() > 0 && model.unscaledValue().equals(powerOfTen());
      BigDecimal below = powerOfTen ? lastDigit(model).movePointLeft(1) : lastDigit(model);
      return model.subtract(below.divide(BigDecimal.valueOf(2)));
    }

    /** The number that is the first to round to more than the model answer. */
    public BigDecimal below(double derived) {
      BigDecimal model = rounded(derived).abs();
      return model.add(lastDigit(model).divide(BigDecimal.valueOf(2)));
    }

    private BigInteger powerOfTen() {
      return BigInteger.TEN.pow(digits - 1);
    }

    private static BigDecimal lastDigit(BigDecimal model) {
      return model.signum() == 0 ? BigDecimal.ZERO : BigDecimal.ONE.movePointLeft(model.scale());
    }

    private BigDecimal number(double value) {
      double inUnit = value / unit;
      return Double.isFinite(inUnit)
          ? BigDecimal.valueOf(inUnit).round(new MathContext(15, RoundingMode.HALF_EVEN))
          : BigDecimal.valueOf(Math.copySign(Double.MAX_VALUE, value));
    }

    @Override
    public double recognised() {
      return Math.min(0.5 * Math.pow(10, 1 - digits), RECOGNISED);
    }

    @Override
    public Tolerance in(double size) {
      return new Significant(digits, size);
    }

    @Override
    public String words() {
      return "to " + digits + " significant digits";
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

  /** To a number of significant digits, which are counted in base units until told otherwise. */
  static Tolerance significant(int digits) {
    return new Significant(digits, 1);
  }

  /** The same for answers that are shown in a unit of this size, where it matters. */
  default Tolerance in(double unit) {
    return this;
  }

  boolean accepts(double typed, double derived);

  /** Whether it is close: within twice the tolerance. */
  boolean acceptsTwice(double typed, double derived);

  /** How far from the value of a named mistake an answer may be to be taken for it. */
  double recognised();

  /** "within 5 %", "exact". */
  String words();
}
