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

  @ParameterizedTest(name = "{0} with k = 2 is {1}")
  @CsvSource({
    "k * P + k * P + 12 * P / d, 4 * P + 12 * P / d",
    "k * P + k * P / d + 12 * P / d, 2 * P + 14 * P / d",
    "k * P / d + k * P / d + 12 * P / d, 16 * P / d",
    "m * (k * L + k * L + k * L), m * (6 * L)",
    "P + k * P, 3 * P",
    "k * (d - 1) + 3 * (d - 1), 5 * (d - 1)",
    "k * P + k * d, 2 * P + 2 * d",
    "k * P / d + P * k / d, 2 * P / d + P * 2 / d",
    "P + 1 + k, P + 1 + 2"
  })
  void like_terms_are_put_together(String formula, String expected) {
    Formula written = new Formula(formula).with(Map.of("k", new Formula("2")));

    assertThat(written.text()).isEqualTo(expected);
  }
}
