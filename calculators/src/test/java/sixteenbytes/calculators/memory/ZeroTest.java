package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.Printed;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ZeroTest {
  private static final Given SEVEN_BILLION = Given.of("params", 7.5e9).and("dp", 64);

  @ParameterizedTest(name = "{0} over {2} ranks, stage {3}: {5} GB")
  @CsvFileSource(resources = "/published/zero_table1.csv", numLinesToSkip = 1)
  void agrees_with_every_cell_of_table_1(
      String model,
      double params,
      int degree,
      String stage,
      String paperName,
      String printed,
      double exact,
      boolean bolded,
      boolean fits) {
    Derivation found =
        Zero.CALCULATOR.derive(Given.of("params", params).and("dp", degree).and("stage", stage));

    double gigabytes = found.output("perGpu") / 1e9;
    assertThat(gigabytes).isCloseTo(exact, withinPercentage(1e-7));
    Printed.of(printed).agreesWith(gigabytes);
    assertThat(gigabytes <= 32).as("fits a V100 of 32 GB").isEqualTo(fits);
    assertThat(!bolded || fits).as("the paper bolds only what fits").isTrue();
  }

  // P = 7.5e9 at 2 + 2 + 12 bytes, written out by hand: what stays when d grows without end
  @ParameterizedTest(name = "stage {0} keeps {1} GB")
  @CsvSource({"0,120", "1,30", "2,15", "3,0"})
  void the_floor_is_what_the_stage_does_not_shard(String stage, double floor) {
    Derivation found = Zero.CALCULATOR.derive(SEVEN_BILLION.and("stage", stage));
    Derivation endless = Zero.CALCULATOR.derive(SEVEN_BILLION.and("stage", stage).and("dp", 1e9));

    assertThat(found.output("floor")).isEqualTo(floor * 1e9);
    assertThat(endless.output("perGpu")).isCloseTo(found.output("floor"), within(200.0));
  }

  @ParameterizedTest(name = "stage {0}: {1} times")
  @CsvSource({"0,1", "1,1.5", "2,1.5", "3,2.5"}) // w = 4, g = 2: 1, (w+g)/2g, (w+g)/2g, (2w+g)/2g
  void wide_weights_cost_more_than_the_all_reduce_they_replace(String stage, double ratio) {
    Given wide = SEVEN_BILLION.and("stage", stage).and("weightBytes", 4);

    assertThat(Zero.CALCULATOR.derive(wide).output("ddpRatio")).isEqualTo(ratio);
    assertThat(Zero.CALCULATOR.derive(wide.and("dp", 1)).output("ddpRatio")).isEqualTo(ratio);
    assertThat(Zero.CALCULATOR.derive(wide).output("sentBytes"))
        .isEqualTo(
            ratio * Zero.CALCULATOR.derive(wide.and("stage", "0")).output("sentBytes"),
            within(1.0));
  }

  @Test
  void a_rank_that_is_alone_sends_nothing() {
    Given alone = SEVEN_BILLION.and("dp", 1);

    for (String stage : new String[] {"0", "1", "2", "3"}) {
      assertThat(Zero.CALCULATOR.derive(alone.and("stage", stage)).output("sentBytes")).isZero();
    }
  }

  @Test
  void the_stage_has_no_usual_value() {
    assertThatThrownBy(() -> Zero.CALCULATOR.derive(SEVEN_BILLION))
        .isInstanceOf(InvalidInput.class)
        .hasMessage("zero needs stage, the ZeRO stage; it must be one of 0, 1, 2, 3.");
  }

  @Test
  void a_stage_that_was_read_as_a_number_is_understood() {
    assertThat(Zero.CALCULATOR.derive(SEVEN_BILLION.and("stage", 1.0)).output("perGpu"))
        .isEqualTo(31.40625e9);
    assertThatThrownBy(() -> Zero.CALCULATOR.derive(SEVEN_BILLION.and("stage", 4.0)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("stage is 4; it must be one of 0, 1, 2, 3.");
  }
}
