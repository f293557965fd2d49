package sixteenbytes.calculators.numerics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

/**
 * The closed forms beside every number that the small formats have, and beside Java's own float.
 */
class FloatFormatLawsTest {
  /** The pattern of the largest float; below it every pattern is a number without a sign. */
  private static final int LARGEST_FLOAT = 0x7F7F_FFFF;

  @Property(tries = 50)
  void the_numbers_of_a_small_format_end_and_begin_where_the_formulas_say(
      @ForAll("small") Format format) {
    TreeSet<Double> numbers = numbers(format);
    Derivation found = derive(format.label(), 1);

    assertThat(found.output("max")).isEqualTo(numbers.last()).isEqualTo(format.max());
    assertThat(found.output("minSubnormal")).isEqualTo(numbers.higher(0.0));
    assertThat(found.output("epsilon")).isEqualTo(numbers.higher(1.0) - 1);
    assertThat(found.output("minNormal")).isEqualTo(format.minNormal());
    assertThat(numbers).contains(format.minNormal());
  }

  @Property
  void the_spacing_is_the_step_to_the_next_number_of_a_small_format(
      @ForAll("small") Format format, @ForAll @DoubleRange(min = 0, max = 1) double share) {
    TreeSet<Double> numbers = numbers(format);
    double weight = numbers.floor(share * numbers.lower(numbers.last()));

    Derivation found = derive(format.label(), weight);

    assertThat(found.output("ulp")).isEqualTo(numbers.higher(weight) - weight);
  }

  @Property
  void the_spacing_of_fp32_is_that_of_a_float(@ForAll @IntRange(max = LARGEST_FLOAT) int bits) {
    float weight = Float.intBitsToFloat(bits);

    assertThat(derive("fp32", weight).output("ulp")).isEqualTo(Math.ulp(weight));
  }

  @Property
  void what_is_smaller_than_the_vanishing_update_leaves_a_float_as_it_was(
      @ForAll @IntRange(max = LARGEST_FLOAT - 1) int bits,
      @ForAll @DoubleRange(min = 0, max = 0.99) double share) {
    float weight = Float.intBitsToFloat(bits);
    double update = derive("fp32", weight).output("vanishingUpdate");

    assertThat((float) (weight + share * update)).isEqualTo(weight);
    assertThat((float) (weight + 1.01 * update)).isEqualTo(Math.nextUp(weight));
  }

  @Provide
  Arbitrary<Format> small() {
    return Arbitraries.of(Format.FP16, Format.FP8_E4M3, Format.FP8_E5M2, Format.FP4_E2M1);
  }

  /** Every number without a sign, decoded from its bits as the standards say. */
  private static TreeSet<Double> numbers(Format format) {
    var numbers = new TreeSet<Double>();
    int mantissas = 1 << format.mantissaBits();
    int exponents = 1 << format.exponentBits();
    int bias = exponents / 2 - 1;
    for (int exponent = 0; exponent < exponents; exponent++) {
      for (int mantissa = 0; mantissa < mantissas; mantissa++) {
        boolean highest = exponent == exponents - 1;
        boolean number =
            switch (format.top()) {
              case INFINITY -> !highest;
              case ONE_NAN -> !highest || mantissa < mantissas - 1;
              case NUMBERS -> true;
            };
        double fraction = (double) mantissa / mantissas;
        if (number) {
          numbers.add(
              exponent == 0
                  ? fraction * Math.pow(2, 1 - bias)
                  : (1 + fraction) * Math.pow(2, exponent - bias));
        }
      }
    }
    return numbers;
  }

  private static Derivation derive(String format, double weight) {
    return FloatFormat.CALCULATOR.derive(Given.of("format", format).and("weight", weight));
  }
}
