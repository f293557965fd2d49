package sixteenbytes.bank.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhiteboardNumberTest {

  @ParameterizedTest(name = "{0}, {1} digits")
  @CsvSource(
      value = {
        "16 GB;2",
        "989.5 TFLOP/s;4",
        "0.05;1",
        "70.55B;4",
        "1,200;2",
        "120000;2",
        "80e9;1",
        "-3.5;2",
        "none;0"
      },
      delimiter = ';')
  void counts_the_significant_digits_of_a_number(String written, int digits) {
    assertThat(WhiteboardNumber.digits(written)).isEqualTo(digits);
  }

  @ParameterizedTest(name = "{0} fits: {1}")
  @CsvSource({
    "16384, true", // 2^14
    "14336, true", // 7 * 2^11, the feed-forward width of Llama 3 8B
    "131072, true",
    "12345, false",
    "999, true",
    "1234, false"
  })
  void takes_multiples_of_powers_of_two_for_round_numbers(String written, boolean fits) {
    assertThat(WhiteboardNumber.fits(Double.parseDouble(written), written, 3)).isEqualTo(fits);
  }
}
