package sixteenbytes.bank.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.reading.Readings.Quantities;
import sixteenbytes.bank.reading.Readings.Unreadable;
import sixteenbytes.bank.reading.Readings.Unsettled;
import sixteenbytes.calculators.quantity.Dimension;

class ExpressionsTest {

  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "-2^2 | -4",
        "(-2)^2 | 4",
        "2^3^2 | 512",
        "2^-2 | 1/4",
        "-2^-2 | -1/4",
        "2**10 | 1024",
        "1 + 2 * 3 | 7",
        "(1 + 2) * 3 | 9",
        "7 - 2 - 1 | 4",
        "100 / 5 / 2 | 10",
        "--3 | 3",
        "2 - -3 | 5",
        "2 * -3 | -6",
        "3(4) | 12",
        "(3)(4) | 12",
        "2(3)^2 | 18",
        "3 x 4 | 12",
        "50% + 10% | 3/5",
        "38 % of 50 | 19",
        "95-3 | 92",
        "1e-9 | 1/1000000000",
        "sqrt(16) | 4",
        "sqrt(1/4) | 1/2",
        "log2(64) | 6",
        "log10(0.001) | -3",
        "ln(1) | 0",
        "exp(0) | 1",
        "ceil(7/2) | 4",
        "floor(-7/2) | -4",
        "round(7/2) | 4",
        "round(-5/2) | -2",
        "abs(-3) | 3",
        "min(3, 1, 2) | 1",
        "max(1,120, 5) | 120",
        "min(1.5; 2) | 3/2",
        "MIN(2, 1) | 1",
        "27^(1/3)*0 | 0",
        "(1/3 + 1/6) * 2 | 1",
        "1/3*3 | 1",
      })
  void are_computed_exactly(String typed, String value) {
    assertThat(first(typed).value()).isEqualTo(fraction(value));
  }

  @ParameterizedTest(name = "{0} is {1} {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "2 TB / 50 GB/s | 40 | s",
        "2 TB / (50 GB/s) | 40 | s",
        "10^12 B | 1000000000000 | B",
        "31/10 ms | 31/10000 | s",
        "400/8 GB/s | 50000000000 | B/s",
        "5 + 3 GB | 8000000000 | B",
        "(31/10) ms | 31/10000 | s",
        "1 h 20 min | 4800 | s",
        "42 d 12 h | 3672000 | s",
        "2 * 1 h 30 min | 10800 | s",
        "10 PFLOP/s-days | 864000000000000000000 | FLOP",
        "50 GB s^-1 | 50000000000 | B/s",
        "50 GB·s⁻¹ | 50000000000 | B/s",
        "50 GB per second | 50000000000 | B/s",
        "6 TB per 2 min | 50000000000 | B/s",
        "3 GB * 4 | 12000000000 | B",
        "(2 + 2) B | 4 | B",
        "sqrt(16 GB * 4 GB) | 8000000000 | B",
        "3500 / s | 3500 | 1/s",
        "1/(2 ms) | 500 | 1/s",
        "max(1 GB, 2 GB) | 2000000000 | B",
        "5 GB - 3 GB | 2000000000 | B",
        "max(0, 5 GB - 3 GB) | 2000000000 | B",
        "min(0, 5 GB) | 0 | B",
        "0 + 5 GB | 5000000000 | B",
        "16 GB x 8 | 128000000000 | B",
        "989 TFLOP/s / 3.35 TB/s * 0 | 0 | FLOP/B",
      })
  void carry_their_units(String typed, String value, String unit) {
    Dimension wanted = UnitTable.parse(unit).orElseThrow().dimension();
    var read = (Quantities) Reader.quantity(typed, wanted, ReadingSettings.usual());

    List<Reading> fitting =
        read.readings().stream().filter(reading -> reading.dimension().equals(wanted)).toList();

    assertThat(fitting).isNotEmpty();
    assertThat(fitting.get(0).value()).isEqualTo(fraction(value));
  }

  @ParameterizedTest(name = "{0}: {2} at {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "1/0 | 1 | divides by zero", "0^0 | 1 | 0^0", "0^-1 | 1 | divides by zero",
        "sqrt(-1) | 0 | negative", "ln(0) | 0 | logarithm", "2^1001 | 1 | exponent",
        "10^301 | 0 | range", "9^9^9^9 | 3 | exponent", "1 GB^5 | 4 | powers from -4 to 4",
        "5 GB + 3 s | 5 | add", "2^(1 GB) | 1 | exponent", "ln(1 GB) | 0 | plain number",
        "sin(1) | 0 | no function", "7! | 1 | no meaning", "3 4 | 2 | side by side",
        "(3 | 0 | never closed", "3) | 1 | never opened", "3 + | 3 | too early",
        "* 3 | 0 | missing", "min(1) | 0 | two numbers", "sqrt(1, 2) | 0 | one number",
        "GB | 0 | number is missing", "3 QB | 2 | Did you mean GB", "3 x GB | 2 | product",
        "3 GB 4 | 5 | operator", "1 min 30 h | 6 | smaller", "1 h 20 | 4 | unit is missing",
        "1 GB/7m 3 | 8 | operator",
      })
  void are_refused_with_reason_and_place(String typed, int position, String reason) {
    Readings found = Reader.quantity(typed, Dimension.DATA, ReadingSettings.usual());

    assertThat(found)
        .isInstanceOfSatisfying(
            Unreadable.class,
            unreadable -> {
              assertThat(unreadable.reason()).contains(reason);
              assertThat(unreadable.position()).isEqualTo(position);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "25–28 GB | 25, 28 GB", "25 to 28 GB | 25, 28 GB", "25..28 GB | 25, 28 GB",
        "25…28 GB | 25, 28 GB", "25~28 GB | 25, 28 GB", "25 GB - 28 GB | 25 GB, 28 GB",
        "26 ± 1 GB | 26, 1 GB", "26 +/- 1 GB | 26, 1 GB", "26 +- 1 GB | 26, 1 GB",
        "26 GB or 27 GB | 26 GB, 27 GB",
      })
  void without_one_value_are_given_back_with_the_values(String typed, String choices) {
    Readings found = Reader.quantity(typed, Dimension.DATA, ReadingSettings.usual());

    assertThat(found)
        .isInstanceOfSatisfying(
            Unsettled.class,
            unsettled -> assertThat(String.join(", ", unsettled.choices())).isEqualTo(choices));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "< 5 GB",
        "> 5 GB",
        "≤ 5 GB",
        "≥ 5 GB",
        "<= 5",
        "at least 5 GB",
        "more than 5 GB",
        "log(8)"
      })
  void that_are_bounds_or_lack_a_base_have_no_single_value(String typed) {
    assertThat(Reader.quantity(typed, Dimension.DATA, ReadingSettings.usual()))
        .isInstanceOf(Unsettled.class);
  }

  @Test
  void what_stands_after_the_last_equals_sign_is_the_answer_and_the_rest_is_kept_as_working() {
    var read =
        (Quantities) Reader.quantity("M = 2 * 7 = 14 GB", Dimension.DATA, ReadingSettings.usual());

    assertThat(read.readings().get(0).value()).isEqualTo(Rational.of(14_000_000_000L));
    assertThat(read.working().get(0).value()).isEqualTo(Rational.of(14));
  }

  @Test
  void a_product_without_operator_after_a_slash_has_two_readings() {
    var read = (Quantities) Reader.quantity("6/2(1+2)", Dimension.NONE, ReadingSettings.usual());

    assertThat(read.readings())
        .extracting(Reading::value)
        .containsExactly(Rational.of(9), Rational.ONE);
    assertThat(read.readings())
        .extracting(Reading::written)
        .containsExactly("(6 / 2) × (1 + 2)", "6 / (2 × (1 + 2))");
  }

  private static Reading first(String typed) {
    Readings found = Reader.quantity(typed, Dimension.NONE, ReadingSettings.usual());
    assertThat(found).as(found.toString()).isInstanceOf(Quantities.class);
    return ((Quantities) found).readings().get(0);
  }

  private static Rational fraction(String text) {
    int slash = text.indexOf('/');
    String top = slash < 0 ? text : text.substring(0, slash);
    String bottom = slash < 0 ? "1" : text.substring(slash + 1);
    return Rational.of(new BigInteger(top), new BigInteger(bottom));
  }
}
