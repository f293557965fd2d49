package sixteenbytes.calculators.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaReplacementTest {

  @ParameterizedTest(name = "{0} with k = {1} is {2}")
  @CsvSource({
    "(k + 2) * P, 2, 4 * P",
    "P * k / d, 1, P / d",
    "k * P / k, 1, P",
    "P ^ k, 1, P",
    "p - k, 0, p",
    "k + p, 0, p",
    "k - p, 0, 0 - p",
    "k / p, 1, 1 / p",
    "p * k, 0, p * 0"
  })
  void numbers_are_put_together_and_neutral_ones_are_not_written(
      String formula, String number, String expected) {
    Formula written = new Formula(formula).with(Map.of("k", new Formula(number)));

    assertThat(written.text()).isEqualTo(expected);
  }
}
