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

class BlockScalingTest {

  // OCP Microscaling Formats 1.0: 32 elements and a scale of 8 bits, so 8.25 and 4.25 bits an
  // element; NVFP4: 16 elements and an 8-bit scale, 4.5 bits; NF4 of QLoRA (arXiv 2305.14314,
  // section 3): 64 elements and 32 bits, half a bit an element; DeepSeek-V3: 128 and 32 bits
  @ParameterizedTest(name = "{0}, {1} elements, {2} B: {3} bits an element")
  @CsvSource({
    "fp8-e4m3,32,1,8.25",
    "fp4-e2m1,32,1,4.25",
    "fp4-e2m1,16,1,4.5",
    "fp4-e2m1,64,4,4.5",
    "fp8-e4m3,128,4,8.25",
    "fp8-e4m3,16384,4,8.001953125",
    "bf16,128,4,16.25",
    "tf32,128,4,32.25",
  })
  void an_element_takes_the_published_bits(String format, int block, int scale, double bits) {
    Derivation found = derive(format, block, scale, 1 << 20);

    assertThat(found.output("bytes") * 8 / (1 << 20)).isEqualTo(bits);
    double ofElement = found.output("elementBytes") * 8;
    assertThat(found.output("scaleOverhead")).isCloseTo(bits / ofElement - 1, within(1e-12));
  }

  @Test
  void a_scale_for_128_values_of_one_byte_costs_3_percent() {
    assertThat(derive("fp8-e4m3", 128, 4, 7168).display("scaleOverhead")).isEqualTo("3.13 %");
  }

  @Test
  void a_block_that_is_not_full_has_a_scale_of_its_own() {
    Derivation found = derive("fp4-e2m1", 32, 1, 33);

    assertThat(found.output("scales")).isEqualTo(2);
    assertThat(found.output("bytes")).isEqualTo(16.5 + 2);
  }

  @Test
  void the_scale_takes_four_bytes_unless_told_otherwise() {
    Derivation found =
        BlockScaling.CALCULATOR.derive(
            Given.of("format", "fp8-e5m2").and("blockSize", 128).and("elements", 128));

    assertThat(found.output("bytes")).isEqualTo(132);
  }

  @Test
  void half_a_block_is_refused() {
    assertThatThrownBy(
            () ->
                BlockScaling.CALCULATOR.derive(
                    Given.of("format", "fp8-e4m3").and("blockSize", 12.5).and("elements", 128)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("blockSize is 12.5; it must be a whole number");
  }

  private static Derivation derive(String format, int block, int scale, int elements) {
    return BlockScaling.CALCULATOR.derive(
        Given.of("format", format)
            .and("blockSize", block)
            .and("scaleBytes", scale)
            .and("elements", elements));
  }
}
