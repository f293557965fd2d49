package sixteenbytes.calculators.numerics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class FloatFormatTest {

  // fp8: arXiv 2209.05433, table 1; fp4: OCP Microscaling Formats 1.0, table 5; fp16: half
  // precision
  // ends at 65504, and its smallest numbers are 2^-14 and 2^-24
  @ParameterizedTest(name = "{0} ends at {1}")
  @CsvSource({
    "fp16,65504,6.103515625e-05,5.9604644775390625e-08,0.0009765625",
    "fp8-e4m3,448,0.015625,0.001953125,0.125",
    "fp8-e5m2,57344,6.103515625e-05,1.52587890625e-05,0.25",
    "fp4-e2m1,6,1,0.5,0.5",
  })
  void range_and_precision_are_the_published_ones(
      String format, double max, double minNormal, double minSubnormal, double epsilon) {
    Derivation found = derive(format, 1);

    assertThat(found.output("max")).isEqualTo(max);
    assertThat(found.output("minNormal")).isEqualTo(minNormal);
    assertThat(found.output("minSubnormal")).isEqualTo(minSubnormal);
    assertThat(found.output("epsilon")).isEqualTo(epsilon);
  }

  @Test
  void fp32_is_the_float_of_this_language() {
    Derivation found = derive("fp32", 1);

    assertThat(found.output("max")).isEqualTo(Float.MAX_VALUE);
    assertThat(found.output("minNormal")).isEqualTo(Float.MIN_NORMAL);
    assertThat(found.output("minSubnormal")).isEqualTo(Float.MIN_VALUE);
    assertThat(found.output("epsilon")).isEqualTo(Math.ulp(1f));
  }

  // the upper halves of float patterns: 7F7F and 0080 and 0001
  @Test
  void bf16_is_the_upper_half_of_a_float() {
    Derivation found = derive("bf16", 1);

    assertThat(found.output("max")).isEqualTo(Float.intBitsToFloat(0x7F7F_0000));
    assertThat(found.output("minNormal")).isEqualTo(Float.intBitsToFloat(0x0080_0000));
    assertThat(found.output("minSubnormal")).isEqualTo(Float.intBitsToFloat(0x0001_0000));
  }

  @Test
  void tf32_has_the_range_of_bf16_and_the_precision_of_fp16() {
    assertThat(derive("tf32", 1).output("minNormal"))
        .isEqualTo(derive("bf16", 1).output("minNormal"));
    assertThat(derive("tf32", 1).output("epsilon")).isEqualTo(derive("fp16", 1).output("epsilon"));
  }

  @Test
  void a_usual_update_vanishes_in_a_bf16_weight_and_not_in_its_fp32_master() {
    // 2^-7 <= 0.01 < 2^-6: the spacing is 2^-14, half of it 3.05e-5
    Derivation rounded = derive("bf16", 0.01);

    assertThat(rounded.output("ulp")).isEqualTo(Math.scalb(1.0, -14));
    assertThat(rounded.output("vanishingUpdate"))
        .isEqualTo(Math.scalb(1.0, -15))
        .isGreaterThan(3e-5);
    assertThat(derive("fp32", 0.01).output("vanishingUpdate"))
        .isCloseTo(4.66e-10, within(0.005e-10)); // 2^-31
  }

  @ParameterizedTest(name = "{0} at {1}: {2}")
  @CsvSource({
    "fp8-e4m3,0,0.001953125", // zero is among the subnormals
    "fp8-e4m3,0.01,0.001953125",
    "fp8-e4m3,0.015625,0.001953125", // the smallest normal number, as far apart as the subnormals
    "fp8-e4m3,0.03125,0.00390625",
    "fp8-e4m3,448,32",
    "fp4-e2m1,3,1",
    "bf16,1,0.0078125",
    "fp16,1024,1"
  })
  void the_spacing_doubles_at_every_power_of_two_from_the_smallest_normal_on(
      String format, double weight, double spacing) {
    Derivation found = derive(format, weight);

    assertThat(found.output("ulp")).isEqualTo(spacing);
    assertThat(found.output("vanishingUpdate")).isEqualTo(spacing / 2);
  }

  @Test
  void a_weight_beyond_the_format_is_refused_with_where_it_ends() {
    assertThatThrownBy(() -> derive("fp8-e4m3", 500))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "weight is 500, and the largest number of fp8-e4m3 is 448. Give at most that, or scale"
                + " the weight down first.");
  }

  @Test
  void a_format_must_be_named() {
    assertThatThrownBy(() -> FloatFormat.CALCULATOR.derive(Given.of("weight", 1)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "float-format needs format, the number format; it must be one of fp32, tf32, fp16,"
                + " bf16, fp8-e4m3, fp8-e5m2, fp4-e2m1.");
    assertThatThrownBy(() -> derive("fp8e4m3", 1))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("Did you mean fp8-e4m3?");
  }

  private static Derivation derive(String format, double weight) {
    return FloatFormat.CALCULATOR.derive(Given.of("format", format).and("weight", weight));
  }
}
