package sixteenbytes.bank.reading;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * An exact fraction. Answers such as {@code 2*63/64*16 GB} are computed in these, so that no
 * rounding decides a verdict.
 *
 * <p>Fractions whose two numbers fit a long are kept in longs, which is nearly all of them.
 */
public sealed interface Rational extends Comparable<Rational> permits SmallRational, BigRational {
  Rational ZERO = new SmallRational(0, 1);
  Rational ONE = new SmallRational(1, 1);

  static Rational of(long whole) {
    return of(whole, 1);
  }

  /**
   * @throws ArithmeticException if the denominator is 0
   */
  static Rational of(long numerator, long denominator) {
    return SmallRational.reduced(numerator, denominator);
  }

  /**
   * @throws ArithmeticException if the denominator is 0
   */
  static Rational of(BigInteger numerator, BigInteger denominator) {
    return BigRational.reduced(numerator, denominator);
  }

  /** mantissa × 10^exponent, for exponents between -1000 and 1000. */
  static Rational decimal(BigInteger mantissa, int exponent) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
    return exponent >= 0 ? of(mantissa.multiply(power), BigInteger.ONE) : of(mantissa, power);
  }

  /** The decimal number that is printed for a finite double: 0.1 is one tenth. */
  static Rational of(double value) {
    if (value == Math.rint(value) && Math.abs(value) < 9e15) {
      return of((long) value);
    }
    BigDecimal printed = BigDecimal.valueOf(value);
    return decimal(printed.unscaledValue(), -printed.scale());
  }

  BigInteger numerator();

  BigInteger denominator();

  int signum();

  boolean isWhole();

  Rational negated();

  Rational plus(Rational other);

  Rational times(Rational other);

  /**
   * One over this.
   *
   * @throws ArithmeticException if this is 0
   */
  Rational inverse();

  /** The bits that the larger of its two numbers takes. */
  int bits();

  /** The nearest double, or an infinity. */
  double toDouble();

  default Rational minus(Rational other) {
    return plus(other.negated());
  }

  /**
   * @throws ArithmeticException if the other is 0
   */
  default Rational over(Rational other) {
    return times(other.inverse());
  }

  default Rational abs() {
    return signum() < 0 ? negated() : this;
  }

  /**
   * By repeated squaring.
   *
   * @throws ArithmeticException for a negative power of 0
   */
  default Rational power(int exponent) {
    Rational square = exponent < 0 ? inverse() : this;
    Rational result = ONE;
    for (int left = Math.abs(exponent); left > 0; left >>= 1) {
      if ((left & 1) == 1) {
        result = result.times(square);
      }
      if (left > 1) {
        square = square.times(square);
      }
    }
    return result;
  }

  @Override
  default int compareTo(Rational other) {
    return minus(other).signum();
  }
}
