package sixteenbytes.bank.reading;

import java.math.BigInteger;
import sixteenbytes.calculators.formula.Function;

/**
 * Powers, roots and logarithms, exact where they can be; limits are checked before anything is
 * computed.
 */
final class Powers {
  private static final String TOO_LARGE =
      "This power is out of range: results from 1e-300 to 1e300 can be read.";

  /** A result, and whether it is exact. */
  record Rounded(Rational value, boolean exact) {}

  private Powers() {}

  /**
   * @throws Refusal for 0^0, division by zero, a result beyond 1e300 or the root of a negative
   *     number
   */
  static Rational power(Rational base, Rational exponent, int at) {
    if (base.signum() == 0) {
      if (exponent.signum() == 0) {
        throw new Refusal(at, "0^0 has no value.");
      }
      if (exponent.signum() < 0) {
        throw new Refusal(at, "This divides by zero.");
      }
      return Rational.ZERO;
    }
    if (exponent.abs().compareTo(Rational.of(Limits.EXPONENT)) > 0) {
      throw new Refusal(at, "The exponent is out of range: -1000 to 1000 can be read.");
    }
    double size = Math.abs(exponent.toDouble()) * decades(base);
    if (size > Limits.DECADES + 1) {
      throw new Refusal(at, TOO_LARGE);
    }
    if (exponent.isWhole()) {
      return base.power((int) exponent.toDouble());
    }
    if (base.signum() < 0) {
      throw new Refusal(at, "A broken power of a negative number has no value.");
    }
    return rounded(Math.pow(base.toDouble(), exponent.toDouble()), at);
  }

  /** The decimal digits of the longer of the two numbers of a fraction. */
  private static double decades(Rational value) {
    return Math.max(digits(value.numerator().abs()), digits(value.denominator()));
  }

  private static double digits(BigInteger number) {
    int bits = number.bitLength();
    return bits <= 1000 ? Math.log10(number.doubleValue()) : bits * Math.log10(2);
  }

  static Rational whole(Function function, Rational value) {
    Rational shifted = function == Function.ROUND ? value.plus(Rational.of(1, 2)) : value;
    BigInteger[] parts = shifted.numerator().divideAndRemainder(shifted.denominator());
    BigInteger floor = parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    boolean up = function == Function.CEIL && parts[1].signum() != 0;
    return Rational.of(up ? floor.add(BigInteger.ONE) : floor, BigInteger.ONE);
  }

  /**
   * Roots, logarithms and exp.
   *
   * @throws Refusal where there is no value
   */
  static Rounded transcendental(Function function, Rational value, int at) {
    if (function == Function.SQRT) {
      return root(value, at);
    }
    double number = value.toDouble();
    if (function != Function.EXP && value.signum() <= 0) {
      throw new Refusal(
          at,
          "The logarithm of "
              + (value.signum() == 0 ? "zero" : "a negative number")
              + " has no value.");
    }
    double result =
        switch (function) {
          case EXP -> Math.exp(number);
          case LN -> Math.log(number);
          case LOG10 -> Math.log10(number);
          case LOG2 -> Math.log(number) / Math.log(2);
          default -> throw new IllegalArgumentException(function.text());
        };
    double near = Math.rint(result);
    if (function != Function.EXP && function != Function.LN && Math.abs(near) < 1000) {
      Rational base = Rational.of(function == Function.LOG2 ? 2 : 10);
      if (Math.abs(result - near) < 1e-9 && base.power((int) near).compareTo(value) == 0) {
        return new Rounded(Rational.of((long) near), true);
      }
    }
    return new Rounded(rounded(result, at), false);
  }

  private static Rounded root(Rational value, int at) {
    if (value.signum() < 0) {
      throw new Refusal(at, "The root of a negative number has no value.");
    }
    BigInteger top = value.numerator().sqrt();
    BigInteger bottom = value.denominator().sqrt();
    if (top.multiply(top).equals(value.numerator())
        && bottom.multiply(bottom).equals(value.denominator())) {
      return new Rounded(Rational.of(top, bottom), true);
    }
    return new Rounded(rounded(Math.sqrt(value.toDouble()), at), false);
  }

  private static Rational rounded(double value, int at) {
    if (!Double.isFinite(value)) {
      throw new Refusal(at, "This is out of range: results from 1e-300 to 1e300 can be read.");
    }
    return Rational.of(value);
  }
}
