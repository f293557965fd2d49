package sixteenbytes.bank.reading;

import java.math.BigInteger;

/**
 * A fraction in lowest terms whose numbers fit a long.
 *
 * @param top the numerator, never the smallest long
 * @param bottom the denominator, above 0
 */
record SmallRational(long top, long bottom) implements Rational {

  static Rational reduced(long top, long bottom) {
    if (bottom == 0) {
      throw new ArithmeticException("division by zero");
    }
    if (top == Long.MIN_VALUE || bottom == Long.MIN_VALUE) {
      return BigRational.reduced(BigInteger.valueOf(top), BigInteger.valueOf(bottom));
    }
    if (bottom == 1) {
      return new SmallRational(top, 1);
    }
    long common = divisor(Math.abs(top), Math.abs(bottom));
    long sign = bottom < 0 ? -1 : 1;
    return new SmallRational(sign * top / common, sign * bottom / common);
  }

  private static long divisor(long one, long other) {
    while (other != 0) {
      long rest = one % other;
      one = other;
      other = rest;
    }
    return one == 0 ? 1 : one;
  }

  @Override
  public BigInteger numerator() {
    return BigInteger.valueOf(top);
  }

  @Override
  public BigInteger denominator() {
    return BigInteger.valueOf(bottom);
  }

  @Override
  public int signum() {
    return Long.signum(top);
  }

  @Override
  public boolean isWhole() {
    return bottom == 1;
  }

  @Override
  public Rational negated() {
    return new SmallRational(-top, bottom);
  }

  @Override
  public Rational inverse() {
    if (top == 0) {
      throw new ArithmeticException("division by zero");
    }
    return top > 0 ? new SmallRational(bottom, top) : new SmallRational(-bottom, -top);
  }

  @Override
  public Rational plus(Rational other) {
    if (other instanceof SmallRational small) {
      if (bottom == 1 && small.bottom == 1) {
        long sum = top + small.top;
        if (((top ^ sum) & (small.top ^ sum)) >= 0 && sum != Long.MIN_VALUE) {
          return new SmallRational(sum, 1);
        }
      } else if (fits(top, small.bottom) && fits(small.top, bottom) && fits(bottom, small.bottom)) {
        long left = top * small.bottom;
        long right = small.top * bottom;
        long sum = left + right;
        if (((left ^ sum) & (right ^ sum)) >= 0) {
          return reduced(sum, bottom * small.bottom);
        }
      }
    }
    return BigRational.sum(this, other);
  }

  @Override
  public Rational times(Rational other) {
    if (other instanceof SmallRational small) {
      if (bottom == 1 && small.bottom == 1 && fits(top, small.top)) {
        return new SmallRational(top * small.top, 1);
      }
      long across = divisor(Math.abs(top), small.bottom);
      long back = divisor(Math.abs(small.top), bottom);
      long left = top / across;
      long right = small.top / back;
      long under = bottom / back;
      long below = small.bottom / across;
      if (fits(left, right) && fits(under, below)) {
        return new SmallRational(left * right, under * below);
      }
    }
    return BigRational.product(this, other);
  }

  /** Whether a product fits a long and is not the smallest one. */
  private static boolean fits(long one, long other) {
    long low = one * other;
    return Math.multiplyHigh(one, other) == low >> 63 && low != Long.MIN_VALUE;
  }

  @Override
  public int bits() {
    return 64
        - Math.min(Long.numberOfLeadingZeros(Math.abs(top)), Long.numberOfLeadingZeros(bottom));
  }

  @Override
  public double toDouble() {
    return (double) top / bottom;
  }
}
