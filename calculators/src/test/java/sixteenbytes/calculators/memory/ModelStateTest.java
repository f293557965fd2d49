package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ModelStateTest {
  private static final Given SEVENTY_BILLION = Given.of("params", 70e9);

  @Test
  void mixed_precision_adam_costs_sixteen_bytes_a_parameter() {
    Derivation found = ModelState.CALCULATOR.derive(SEVENTY_BILLION);

    assertThat(found.display("total")).isEqualTo("1.12 TB"); // 70e9 times 2 + 2 + 12
    assertThat(found.display("bytesPerParam")).isEqualTo("16.0 B");
    assertThat(found.display("gpusForState")).isEqualTo("14"); // 1120 / 80, exactly
  }

  // moments kept: two fp32, two of one byte, none, one fp32, one fp32
  @ParameterizedTest(name = "{0}: {1} bytes of moments")
  @CsvSource({"adam,8", "adam-8bit,2", "sgd,0", "sgd-momentum,4", "lion,4"})
  void the_optimizer_decides_what_is_remembered(String optimizer, int moments) {
    Derivation found = ModelState.CALCULATOR.derive(SEVENTY_BILLION.and("optimizer", optimizer));

    assertThat(found.output("moments")).isEqualTo(moments * 70e9);
    assertThat(found.output("bytesPerParam")).isEqualTo(8 + moments);
    assertThat(found.output("master")).isEqualTo(280e9);
  }

  @Test
  void gradients_in_fp32_make_it_eighteen_and_no_master_makes_it_twelve() {
    assertThat(
            ModelState.CALCULATOR
                .derive(SEVENTY_BILLION.and("gradientBytes", 4))
                .output("bytesPerParam"))
        .isEqualTo(18);
    assertThat(
            ModelState.CALCULATOR
                .derive(SEVENTY_BILLION.and("masterBytes", 0))
                .output("bytesPerParam"))
        .isEqualTo(12);
  }

  @Test
  void an_unknown_optimizer_is_refused_with_the_known_ones() {
    assertThatThrownBy(() -> ModelState.CALCULATOR.derive(SEVENTY_BILLION.and("optimizer", "adm")))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "optimizer is adm; it must be one of adam, adam-8bit, sgd, sgd-momentum, lion. Did you"
                + " mean adam? It is the optimizer.");
  }
}
