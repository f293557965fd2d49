package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.about;
import static sixteenbytes.bank.marking.Answers.mark;

import org.junit.jupiter.api.Test;
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

    assertThat(decimal.mark(about(1.125, "GB"), "1,125 GB").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(about(1.125, "GB"), "1,125 GB").kind()).isEqualTo(Kind.AMBIGUOUS);
    assertThat(mark(about(1125, "GB"), "1,125 GB").kind()).isEqualTo(Kind.CORRECT);
  }

  @Test
  void says_itself_in_words() {
    assertThat(Tolerance.relative(0.05).words()).isEqualTo("within 5 %");
    assertThat(Tolerance.relative(0.025).words()).isEqualTo("within 2.5 %");
    assertThat(Tolerance.exact().words()).isEqualTo("exact");
    assertThat(Tolerance.decades(0.5).words()).isEqualTo("within half a power of ten");
  }
}
