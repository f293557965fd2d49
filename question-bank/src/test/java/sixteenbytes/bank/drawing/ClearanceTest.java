package sixteenbytes.bank.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.marking.Tolerance;

class ClearanceTest {

  @ParameterizedTest(name = "{0} beside the answer 100, within {1}: {2}")
  @CsvSource({
    "105.5, 0.05, false", // 5.2 % of the larger
    "106.1, 0.05, true", // 5.7 %: more than 5 % and half a digit
    "94.5, 0.05, false",
    "94.3, 0.05, true",
    "-100, 0.05, true",
    "0, 0.05, true",
    "102, 0.02, false",
    "103, 0.02, true"
  })
  void keeps_an_estimate_off_the_answer_by_the_tolerance_and_half_a_digit(
      double other, double share, boolean apart) {
    assertThat(Clearance.fromAnswer(Tolerance.relative(share), 100, other)).isEqualTo(apart);
  }

  @Test
  void tells_two_mistakes_apart_more_finely_than_the_answer_is_taken() {
    Tolerance wide = Tolerance.relative(0.2);

    assertThat(Clearance.betweenOthers(wide, 100, 103)).isTrue();
    assertThat(Clearance.fromAnswer(wide, 100, 103)).isFalse();
  }

  @Test
  void takes_exact_counts_apart_when_they_are_different_numbers() {
    assertThat(Clearance.fromAnswer(Tolerance.exact(), 1024, 1023)).isTrue();
    assertThat(Clearance.fromAnswer(Tolerance.exact(), 1024, 1024)).isFalse();
  }

  /** Each of the two is shown with as many digits, and may be half a last one off. */
  @Test
  void keeps_values_a_whole_last_digit_apart_where_digits_are_counted() {
    assertThat(Clearance.fromAnswer(Tolerance.significant(3), 100, 101)).isFalse();
    assertThat(Clearance.fromAnswer(Tolerance.significant(3), 100, 102)).isTrue();
  }

  /** Half a decade is a factor of 3.16. */
  @Test
  void keeps_an_order_of_magnitude_off_by_its_factor() {
    assertThat(Clearance.fromAnswer(Tolerance.decades(0.5), 1e6, 3.1e6)).isFalse();
    assertThat(Clearance.fromAnswer(Tolerance.decades(0.5), 1e6, 3.3e6)).isTrue();
    assertThat(Clearance.fromAnswer(Tolerance.decades(0.5), 1e6, 3.0e5)).isTrue();
    assertThat(Clearance.fromAnswer(Tolerance.decades(0.5), 1e6, 0)).isTrue();
  }
}
