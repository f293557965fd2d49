package sixteenbytes.calculators.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaTest {
  private static final Map<String, Double> VALUES =
      Map.of("a", 7.0, "b", 2.0, "c", 5.0, "n", 1024.0, "P", 7.5e9, "r", 0.05);

  // computed by hand
  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource(
      delimiter = ';',
      value = {
        "a - b - c; 0",
        "a / b / c; 0.7",
        "a - (b - c); 10",
        "2 ^ 3 ^ 2; 512",
        "-b ^ 2; -4",
        "(-b) ^ 2; 4",
        "2 ^ -b; 0.25",
        "a * -b; -14",
        "1.5e3 + .5; 1500.5",
        "2E-2 * c; 0.1",
        "ceil(log2(n)); 10",
        "ceil(log2(n + 1)); 11",
        "ceil(a / r); 140",
        "floor(0.7 / 0.1); 7",
        "ceil(-0.5); 0",
        "round(2.5) + round(-2.5); 1",
        "max(a, min(b, c)); 7",
        "abs(b - c) + ln(exp(1)) + log10(1000) + sqrt(16); 11",
      })
  void computes_with_the_usual_precedence(String text, double expected) {
    assertThat(new Formula(text).evaluate(VALUES::get)).isCloseTo(expected, within(1e-12));
  }

  @Test
  void powers_of_two_have_whole_logarithms() {
    var levels = new Formula("ceil(log2(n))");
    for (int power = 0; power < 62; power++) {
      double ranks = Math.scalb(1.0, power);
      assertThat(levels.evaluate(name -> ranks)).isEqualTo(power);
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = ';',
      value = {
        "2 * (d - 1) / d * M; \\frac{2 \\left(d - 1\\right)}{d} M",
        "tau_Y * z^2; \\tau _{Y} z^{2}",
        "N * t_alpha; N t_{\\alpha}",
        "F_peak * MFU; F_{\\mathrm{peak}} \\mathrm{MFU}",
        "a * 2; a \\times 2",
        "(a + b) ^ 2; \\left(a + b\\right)^{2}",
        "(a / b) ^ 2; \\left(\\frac{a}{b}\\right)^{2}",
        "a - (b + c); a - \\left(b + c\\right)",
        "a * (-b); a \\left(-b\\right)",
        "sqrt(2 * delta * M); \\sqrt{2 \\delta  M}",
        "max(1, ceil(I / T)); \\max\\left(1,\\, \\left\\lceil \\frac{I}{T} \\right\\rceil \\right)",
        "86400 / M; \\frac{86400}{M}",
        "1e9 * P; 10^{9} P",
      })
  void is_typeset_with_fractions_and_implied_products(String text, String tex) {
    assertThat(new Formula(text).tex()).isEqualTo(tex);
  }

  @Test
  void a_number_with_a_unit_is_bracketed_under_a_power() {
    var square = new Formula("delta^2 - x");

    assertThat(square.substitute(name -> name.equals("x") ? "-3" : "60 s"))
        .isEqualTo("(60 s)^2 - (-3)");
    assertThat(square.texSubstituted(name -> name.equals("x") ? "-3" : "60\\,\\mathrm{s}"))
        .isEqualTo("\\left(60\\,\\mathrm{s}\\right)^{2} - \\left(-3\\right)");
  }

  private static final String OPERAND = "a number, a symbol or an opening parenthesis was expected";

  @ParameterizedTest(name = "[{0}]")
  @CsvSource(
      delimiter = ';',
      value = {
        "2 *; " + OPERAND + " at position 4 of: 2 *",
        "''; " + OPERAND + " at position 1 of: ",
        "a ++ b; " + OPERAND + " at position 4 of: a ++ b",
        "(a + b; ')' was expected at position 7 of: (a + b",
        "a b; an operator or the end was expected at position 3 of: a b",
        "2d; an operator or the end was expected at position 2 of: 2d",
        "sin(a); sin is no function, in: sin(a)",
        "max(a); max takes 2 arguments, in: max(a)",
        "1.2.3; \"1.2.3\" is no number, at position 1 of: 1.2.3",
        "a * 2e+b; \"2e+\" is no number, at position 5 of: a * 2e+b",
        "٣ + 1; " + OPERAND + " at position 1 of: ٣ + 1",
      })
  void what_is_no_formula_is_refused_with_its_place(String text, String message) {
    assertThatThrownBy(() -> new Formula(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message.strip());
  }

  @Test
  void what_is_far_too_long_is_refused_before_it_is_read() {
    assertThatThrownBy(() -> new Formula("(".repeat(100_000)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a formula has at most 1000 characters, this one 100000");
  }

  @Test
  void formulas_are_equal_where_their_texts_are() {
    assertThat(new Formula("a + b")).isEqualTo(new Formula("a + b")).hasToString("a + b");
    assertThat(new Formula("a + b")).isNotEqualTo(new Formula("b + a"));
    assertThat(new Formula("b * a^c").symbols()).containsExactly("a", "b", "c");
  }
}
