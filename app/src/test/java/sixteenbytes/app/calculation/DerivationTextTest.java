package sixteenbytes.app.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.collective.Ring;
import sixteenbytes.calculators.formula.Given;

class DerivationTextTest {
  private final String text =
      DerivationText.of(
          Ring.CALCULATOR.derive(Given.of("ranks", 64).and("bytes", 16e9).and("bandwidth", 450e9)));

  @Test
  void begins_with_what_is_given() {
    assertThat(text.lines().toList())
        .startsWith("Collectives", "  collective operation: all-reduce")
        .contains("  M = 16 GB  (whole buffer)");
  }

  @Test
  void has_a_line_for_every_step_with_its_formula_its_numbers_and_its_value() {
    assertThat(text.lines()).contains("Steps: N = 2 * (n - 1) = 2 * (64 - 1) = 126");
  }
}
