package sixteenbytes.calculators.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProseTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 * (d - 1) / d * M | 2(d − 1)/d · M",
        "(p - 1) / (v * m) | (p − 1)/(v·m)",
        "4 * P + 12 * P / d | 4P + 12P/d",
        "s * b * h * (34 + 5 * a * s / h) | s·b·h·(34 + 5a·s/h)",
        "a - (b - c) | a − (b − c)",
        "a / (b / c) | a/(b/c)",
        "-(a + b) | −(a + b)",
        "6 * 7 | 6 × 7",
        "12 * L * h^2 | 12L·h²",
        "(a + b)^n | (a + b)^(n)",
        "sqrt(2 * delta * M) | sqrt(2δ·M)",
        "ceil(7 / x) | ceil(7/x)"
      })
  void a_formula_within_a_sentence_reads_as_on_a_whiteboard(String formula, String prose) {
    assertThat(new Formula(formula).prose()).isEqualTo(prose);
  }
}
