package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.about;
import static sixteenbytes.bank.marking.Answers.mark;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.marking.Verdict.Kind;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.BareNumber;
import sixteenbytes.bank.reading.ReadingSettings.Comma;
import sixteenbytes.bank.reading.Unit;

class ToleranceTest {

  @Test
  void an_order_of_magnitude_takes_half_a_decade_either_way() {
    var expected =
        Expectation.of(new Target.Quantity(1e24, Answers.unit("FLOP")), Tolerance.decades(0.5));

    assertThat(mark(expected, "3.1e24 FLOP").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "0.32e24 FLOP").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "3.3e24 FLOP").kind()).isNotEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "-1e24 FLOP").kind()).isNotEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "0 FLOP").kind()).isEqualTo(Kind.WRONG);
  }

  @Test
  void small_shares_may_be_answered_with_the_digits_that_the_prompt_asks_for() {
    Tolerance twoDecimals = new Tolerance.Relative(0.01, 0.00005);

    assertThat(twoDecimals.accepts(0.00015, 0.0002)).isTrue();
    assertThat(twoDecimals.accepts(0.00014, 0.0002)).isFalse();
  }

  @Test
  void a_derived_zero_takes_zero_alone() {
    Expectation nothing = about(0, "s");

    assertThat(mark(nothing, "0").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(nothing, "0 ms").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(nothing, "1e-12 s").kind()).isEqualTo(Kind.WRONG);
    assertThat(mark(nothing, "0 GB").kind()).isEqualTo(Kind.UNIT);
  }

  @Test
  void rounding_noise_of_a_calculator_does_not_decide() {
    double third = 0.1 + 0.2;
    var expected = Expectation.of(new Target.Quantity(third, Unit.NONE), Tolerance.exact());

    assertThat(mark(expected, "0.3").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "0.3001").kind()).isEqualTo(Kind.WRONG);
  }

  @Test
  void a_count_is_compared_to_the_last_digit() {
    assertThat(mark(Answers.count(128), "2^7").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(Answers.count(128), "~128").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(Answers.count(128), "128.0000001").kind()).isEqualTo(Kind.WRONG);
    assertThat(mark(Answers.count(128), "sqrt(16384)").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(Answers.count(128), "2^log2(128)").kind()).isEqualTo(Kind.CORRECT);
  }

  @Test
  void a_bare_number_is_in_the_unit_that_is_printed_beside_the_field() {
    var printed = new Marker(new ReadingSettings(Comma.GROUPS, BareNumber.PRINTED_UNIT));

    assertThat(printed.mark(about(31.5, "GB"), "31.5").kind()).isEqualTo(Kind.CORRECT);
    assertThat(printed.mark(about(31.5, "GB"), "31500 MB").kind()).isEqualTo(Kind.CORRECT);
    assertThat(printed.mark(about(31.5, "GB"), "31.5e9").kind()).isNotEqualTo(Kind.CORRECT);
  }

  @Test
  void a_decimal_comma_is_asked_about_no_more_where_it_is_set() {
    var decimal = new Marker(new ReadingSettings(Comma.DECIMAL, BareNumber.BASE_UNIT));
    assertThat(decimal.mark(about(1.8, "GB"), "1.800 GB").readings())
        .containsExactly("1,800 GB", "1.8 GB");
    assertThat(decimal.markAs(about(1.8, "GB"), "1.800 GB", "1.8 GB").kind())
        .isEqualTo(Kind.CORRECT);

    assertThat(decimal.mark(about(1.125, "GB"), "1,125 GB").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(about(1.125, "GB"), "1,125 GB").kind()).isEqualTo(Kind.AMBIGUOUS);
    assertThat(mark(about(1125, "GB"), "1,125 GB").kind()).isEqualTo(Kind.CORRECT);
  }

  /** From the definition: 31.45 is the least number that rounds half up to 31.5, 31.55 to 31.6. */
  @ParameterizedTest(name = "{1} for {0} to three digits is {2}")
  @CsvSource({
    "31.5, 31.45 GB, CORRECT",
    "31.5, 31.4499 GB, CLOSE",
    "31.5, 31.5499 GB, CORRECT",
    "31.5, 31.55 GB, CLOSE",
    "31.5, 31.7 GB, WRONG",
    "31.46, 31.5 GB, CORRECT",
    "31.46, 31.46 GB, CORRECT",
    "31.46, 31.44 GB, CLOSE",
    "31.5, 31450 MB, CORRECT",
    "31.5, 31.5, UNIT",
    "31.5, 31.5 MB, UNIT",
    "31.5, 31.5 GiB, UNIT",
    "1, 0.9995 GB, CORRECT",
    "1, 0.9994 GB, CLOSE",
    "1, 1.00499 GB, CORRECT",
    "1, 1.005 GB, CLOSE",
    "1000, 999.5 GB, CORRECT",
    "0.000123, 0.0001225 GB, CORRECT",
    "31.5, -31.5 GB, MISCONCEPTION"
  })
  void a_number_of_digits_takes_what_rounds_to_the_model_answer(
      double derived, String typed, Kind kind) {
    assertThat(mark(toThreeDigits(derived, "GB"), typed).kind()).isEqualTo(kind);
  }

  private static Expectation toThreeDigits(double number, String unitText) {
    Unit unit = Answers.unit(unitText);
    return Expectation.of(
        new Target.Quantity(number * unit.inBaseUnits(), unit),
        Tolerance.significant(3).in(unit.inBaseUnits()));
  }

  @Test
  void digits_are_counted_in_the_unit_of_the_answer() {
    assertThat(mark(toThreeDigits(1.25, "min"), "74.7 s").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(toThreeDigits(1.25, "min"), "74.69 s").kind()).isEqualTo(Kind.CLOSE);
    assertThat(mark(toThreeDigits(25.0, "GiB"), "24.95 GiB").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(toThreeDigits(38, "%"), "0.3795").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(toThreeDigits(38, "%"), "0.3794").kind()).isEqualTo(Kind.CLOSE);
  }

  @Test
  void the_window_is_shown_as_numbers_once_the_answer_is_right() {
    assertThat(mark(toThreeDigits(31.5, "GB"), "31.5 GB").message())
        .isEqualTo(
            "Right. What is from 31.45 to below 31.55 rounds to 31.5 GB to 3 significant digits.");
    assertThat(mark(toThreeDigits(1, "GB"), "1 GB").message())
        .contains("from 0.9995 to below 1.005 rounds to 1.00 GB");
    assertThat(mark(toThreeDigits(-2.5, "GB"), "-2.5 GB").message()).contains("2.495", "2.505");
    assertThat(mark(toThreeDigits(31.5, "GB"), "31.56 GB").message())
        .contains("not to 3 significant digits")
        .doesNotContain("31.5 ");
  }

  @Test
  void a_derived_zero_takes_zero_alone_to_any_number_of_digits() {
    assertThat(mark(toThreeDigits(0, "s"), "0 s").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(toThreeDigits(0, "s"), "1e-12 s").kind()).isEqualTo(Kind.WRONG);
  }

  @Test
  void says_itself_in_words() {
    assertThat(Tolerance.relative(0.05).words()).isEqualTo("within 5 %");
    assertThat(Tolerance.relative(0.025).words()).isEqualTo("within 2.5 %");
    assertThat(Tolerance.exact().words()).isEqualTo("exact");
    assertThat(Tolerance.decades(0.5).words()).isEqualTo("within half a power of ten");
    assertThat(Tolerance.significant(3).words()).isEqualTo("to 3 significant digits");
  }
}
