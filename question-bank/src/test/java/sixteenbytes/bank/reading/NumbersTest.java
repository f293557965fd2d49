package sixteenbytes.bank.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.bank.reading.ReadingSettings.BareNumber;
import sixteenbytes.bank.reading.ReadingSettings.Comma;
import sixteenbytes.bank.reading.Readings.Quantities;
import sixteenbytes.bank.reading.Readings.Unreadable;
import sixteenbytes.calculators.quantity.Dimension;

class NumbersTest {

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "12 | 12",
        "012 | 12",
        ".5 | 0.5",
        "5. | 5",
        "1.25 | 1.25",
        "1.2e9 | 1200000000",
        "1.2E+9 | 1200000000",
        "1.2 e9 | 1200000000",
        "1.2e −3 | 0.0012",
        "12 e 2 | 1200",
        "1.2×10^9 | 1200000000",
        "12*10**8 | 1200000000",
        "1.2x10⁹ | 1200000000",
        "3×10⁻² | 0.03",
        "1,120,000.5 | 1120000.5",
        "1,12,000 | 112000",
        "12,34,567 | 1234567",
        "1,1 | 1.1",
        "1,12 | 1.12",
        "0,125 | 0.125",
        "1.120,5 | 1120.5",
        "1234,567 | 1234.567",
        "1 120 000 | 1120000",
        "1'120 | 1120",
        "1_120 | 1120",
        "1’120’000 | 1120000",
        "1 120,5 | 1120.5",
        "1 120.25 | 1120.25",
        "1.120.000 | 1120000",
        "1.120 | 1.12",
        "5k | 5000",
        "5K | 5000",
        "3M | 3000000",
        "7G | 7000000000",
        "2T | 2000000000000",
        "1P | 1000000000000000",
        "5 thousand | 5000",
        "3 million | 3000000",
        "3 mn | 3000000",
        "3 mln | 3000000",
        "7 billion | 7000000000",
        "7bn | 7000000000",
        "2 trillion | 2000000000000",
        "2 tn | 2000000000000",
        "7B | 7000000000",
        "38% | 0.38",
        "38 percent | 0.38",
        "38 per cent | 0.38",
        "38 pct | 0.38",
        "7/32 | 0.21875",
        "7:32 | 0.21875",
        "2.5x | 2.5",
        "2.5× | 2.5",
        "×2.5 | 2.5",
        "x2.5 | 2.5",
        "½ | 0.5",
        "2½ | 2.5",
        "2¾ | 2.75",
        "⅛ | 0.125",
        "1⅗ | 1.6",
        "-1.5 | -1.5",
        "−1.5 | -1.5",
      })
  void is_read_in_every_form_that_people_write(String typed, String value) {
    assertThat(values(typed, ReadingSettings.usual()).get(0)).isEqualByComparingTo(number(value));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e", "e5", "1e2.5", "1e2,5", "1e400", "1e-301", "1 12", "1 1200", "1,2,3", "1,12,34",
        "1.12.0", "1_2", "1'2", "12,34,56", "1,120.000.000", "0x1F", "0b11", "0o17", "XIV", "12f",
        "12L", "NaN", "nan", "Infinity", "∞", "seven", "1.5½", "4²²²²²²²²",
      })
  void is_refused_where_no_form_fits(String typed) {
    assertThat(read(typed, ReadingSettings.usual())).isInstanceOf(Unreadable.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x60 s", "×60 s", "60 s x", "60 s ×", "x 1 min 30 s", "x60 s/2"})
  void times_is_refused_beside_a_unit(String typed) {
    assertThat(Reader.quantity(typed, Dimension.TIME, ReadingSettings.usual()))
        .isInstanceOf(Unreadable.class);
  }

  @Test
  void a_comma_before_three_digits_has_two_readings_the_thousand_first() {
    assertThat(values("1,120", ReadingSettings.usual()))
        .containsExactly(Rational.of(1120), Rational.of(112, 100));
  }

  @Test
  void a_decimal_comma_swaps_the_roles_of_comma_and_dot_and_nothing_else() {
    var decimal = new ReadingSettings(Comma.DECIMAL, BareNumber.BASE_UNIT);

    assertThat(values("1,120", decimal)).containsExactly(Rational.of(112, 100));
    assertThat(values("1.120", decimal)).containsExactly(Rational.of(1120), Rational.of(112, 100));
    assertThat(values("0.125", decimal)).containsExactly(Rational.of(1, 8));
    assertThat(values("1.120.000", decimal)).containsExactly(Rational.of(1_120_000));
    assertThat(values("1,120,000", decimal)).containsExactly(Rational.of(1_120_000));
    assertThat(values("1 120", decimal)).containsExactly(Rational.of(1120));
  }

  @Test
  void commas_of_one_text_are_read_alike() {
    assertThat(values("1,120 + 2,240", ReadingSettings.usual()))
        .containsExactly(Rational.of(3360), Rational.of(336, 100));
  }

  @Test
  void counts_beyond_a_double_stay_exact() {
    assertThat(values("9007199254740993", ReadingSettings.usual()))
        .containsExactly(Rational.of(9_007_199_254_740_993L));
  }

  @Test
  void the_position_of_the_problem_is_where_it_was_typed() {
    assertThat(read("\u200b1.12\u200e QB", ReadingSettings.usual()))
        .isInstanceOfSatisfying(
            Unreadable.class, found -> assertThat(found.position()).isEqualTo(7));
    assertThat(read("12 ∞", ReadingSettings.usual()))
        .isInstanceOfSatisfying(
            Unreadable.class, found -> assertThat(found.position()).isEqualTo(3));
  }

  private static Readings read(String typed, ReadingSettings settings) {
    return Reader.quantity(typed, Dimension.NONE, settings);
  }

  private static List<Rational> values(String typed, ReadingSettings settings) {
    Readings found = read(typed, settings);
    assertThat(found).as(found.toString()).isInstanceOf(Quantities.class);
    return ((Quantities) found)
        .readings().stream()
            .filter(reading -> reading.dimension().isNone())
            .map(Reading::value)
            .toList();
  }

  private static Rational number(String plain) {
    var decimal = new BigDecimal(plain);
    return Rational.decimal(decimal.unscaledValue(), -decimal.scale());
  }
}
