package sixteenbytes.bank.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Fractions of longs are what fractions of big integers are, overflow included. */
class RationalLawsTest {

  @Property
  void sum_and_product_are_exact(@ForAll long a, @ForAll long b, @ForAll long c, @ForAll long d) {
    Assume.that(b != 0 && d != 0);
    Rational one = Rational.of(a, b);
    Rational other = Rational.of(c, d);

    assertThat(one.plus(other))
        .isEqualTo(
            Rational.of(
                big(a).multiply(big(d)).add(big(c).multiply(big(b))), big(b).multiply(big(d))));
    assertThat(one.times(other))
        .isEqualTo(Rational.of(big(a).multiply(big(c)), big(b).multiply(big(d))));
  }

  @Property
  void what_is_subtracted_and_divided_away_comes_back(
      @ForAll long a, @ForAll long b, @ForAll long c, @ForAll long d) {
    Assume.that(b != 0 && c != 0 && d != 0);
    Rational one = Rational.of(a, b);
    Rational other = Rational.of(c, d);

    assertThat(one.minus(other).plus(other)).isEqualTo(one);
    assertThat(one.over(other).times(other)).isEqualTo(one);
  }

  @Property
  void powers_are_repeated_products(
      @ForAll @IntRange(min = -50, max = 50) int base, @ForAll @IntRange(max = 40) int exponent) {
    Rational power = Rational.of(base).power(exponent);

    assertThat(power).isEqualTo(Rational.of(big(base).pow(exponent), BigInteger.ONE));
  }

  @Property
  void a_double_comes_back_as_it_is_printed(@ForAll double value) {
    Assume.that(Math.abs(value) < 1e300 && (value == 0 || Math.abs(value) > 1e-290));

    assertThat(Rational.of(value).toDouble()).isEqualTo(value == 0 ? 0 : value);
  }

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }
}
