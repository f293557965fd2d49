package sixteenbytes.bank.reading;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A fraction in lowest terms that does not fit longs.
 *
 * @param denominator above 0
 */
record BigRational(BigInteger numerator, BigInteger denominator) implements Rational {
  private static final int LONG_BITS = 63;

  static Rational reduced(BigInteger top, BigInteger bottom) {
    if (bottom.signum() == 0) {
      throw new ArithmeticException("division by zero");
    }
    BigInteger common = bottom.equals(BigInteger.ONE) ? BigInteger.ONE : top.gcd(bottom);
    if (bottom.signum() < 0) {
      common = common.negate();
    }
    BigInteger numerator = common.equals(BigInteger.ONE) ? top : top.divide(common);
    BigInteger denominator = common.equals(BigInteger.ONE) ? bottom : bottom.divide(common);
    return numerator.abs().bitLength() <= LONG_BITS && denominator.bitLength() <= LONG_BITS
        ? new SmallRational(numerator.longValueExact(), denominator.longValueExact())
        : new BigRational(numerator, denominator);
  }

  static Rational sum(Rational one, Rational other) {
    return reduced(
        one.numerator()
            .multiply(other.denominator())
            .add(other.numerator().multiply(one.denominator())),
        one.denominator().multiply(other.denominator()));
  }

  static Rational product(Rational one, Rational other) {
    return reduced(
        one.numerator().multiply(other.numerator()),
        one.denominator().multiply(other.denominator()));
  }

  @Override
  public int signum() {
    return numerator.signum();
  }

  @Override
  public boolean isWhole() {
    return denominator.equals(BigInteger.ONE);
  }

  @Override
  public Rational negated() {
    return new BigRational(numerator.negate(), denominator);
  }

  @Override
  public Rational inverse() {
    return reduced(denominator, numerator);
  }

  @Override
  public Rational plus(Rational other) {
    return sum(this, other);
  }

  @Override
  public Rational times(Rational other) {
    return product(this, other);
  }

  @Override
  public int bits() {
    return Math.max(numerator.bitLength(), denominator.bitLength());
  }

  @Override
  public double toDouble() {
    return isWhole()
        ? numerator.doubleValue()
        : new BigDecimal(numerator)
            .divide(new BigDecimal(denominator), MathContext.DECIMAL128)
            .doubleValue();
  }
}
