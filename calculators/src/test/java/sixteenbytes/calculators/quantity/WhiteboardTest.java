package sixteenbytes.calculators.quantity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhiteboardTest {
  @ParameterizedTest(name = "{0} of {1} is {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // the examples of the conventions
        "31.5e9 | BYTES | 31.5 GB",
        "0.07 | SECONDS | 70.0 ms",
        "0.21875 | SHARE | 21.9 %",
        "1158 | SECONDS | 19.3 min",
        "1.875e9 | BYTES | 1.88 GB",
        "7.5e9 | PARAMETERS | 7.50B",
        // three digits, half up, zeros kept
        "0.17948717948717948 | SHARE | 17.9 %",
        "0.3125 | SHARE | 31.3 %",
        "1 | SHARE | 100 %",
        "12.345 | SHARE | 1230 %",
        "1.005 | RATIO | 1.01",
        "2 | RATIO | 2.00",
        "0.045 | RATIO | 0.0450",
        "12345 | RATIO | 12,300",
        // what doubles add up to beside the exact value, 2.115 and 1.935e-3
        "2.1149999999999998 | SECONDS | 2.12 s",
        "0.0019349999999999999 | SECONDS | 1.94 ms",
        // the carry moves on to the next prefix
        "999.6e6 | BYTES | 1.00 GB",
        "999.4e6 | BYTES | 999 MB",
        "999.5 | BYTES | 1.00 kB",
        "999.95e-9 | SECONDS | 1.00 µs",
        "999.5e9 | PARAMETERS | 1.00T",
        "119.96 | SECONDS | 2.00 min",
        "7199 | SECONDS | 2.00 h",
        // time as people say it
        "5e-6 | SECONDS | 5.00 µs",
        "2e-10 | SECONDS | 0.200 ns",
        "90 | SECONDS | 90.0 s",
        "120 | SECONDS | 2.00 min",
        "11135 | SECONDS | 3.09 h",
        "172800 | SECONDS | 2.00 days",
        "31104000 | SECONDS | 360 days",
        "54 | DAYS | 54.0 days",
        "4423660 | GPU_HOURS | 4,420,000 GPU-hours",
        // speeds and work
        "450e9 | BYTES_PER_SECOND | 450 GB/s",
        "5e10 | BYTES_PER_SECOND | 50.0 GB/s",
        "989.5e12 | OPERATIONS_PER_SECOND | 990 TFLOP/s",
        "6.3e24 | OPERATIONS | 6.30×10²⁴ FLOP",
        "9.996e24 | OPERATIONS | 1.00×10²⁵ FLOP",
        "4.2e11 | OPERATIONS | 420 GFLOP",
        "295.7 | OPERATIONS_PER_BYTE | 296 FLOP/B",
        "941.27 | PER_SECOND | 941 /s",
        // counts are exact
        "14 | COUNT | 14",
        "16384 | COUNT | 16,384",
        "8192 | COUNT | 8192",
        "9.75 | COUNT | 9.75",
        "1e15 | COUNT | 1.00×10¹⁵",
        // nothing, and almost nothing
        "0 | BYTES | 0 B",
        "0 | SHARE | 0 %",
        "0 | COUNT | 0",
        "0 | DAYS | 0 days",
        "1e-9 | SHARE | 1.00×10⁻⁷ %",
        "0.5 | BYTES | 0.500 B",
        "-1158 | SECONDS | -19.3 min",
        "-0.21875 | SHARE | -21.9 %",
      })
  void shows_three_digits_and_the_right_prefix(double value, Measure measure, String shown) {
    assertThat(Whiteboard.rounded(value, measure)).isEqualTo(shown);
  }

  @ParameterizedTest(name = "{0} of {1} is {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "16e9 | BYTES | 16 GB",
        "7.5e9 | PARAMETERS | 7.5B",
        "8.03e9 | PARAMETERS | 8.03B",
        "989.5e12 | OPERATIONS_PER_SECOND | 989.5 TFLOP/s",
        "0.05 | SHARE | 5 %",
        "0.125 | SHARE | 12.5 %",
        "90 | SECONDS | 90 s",
        "300 | SECONDS | 5 min",
        "10800 | SECONDS | 3 h",
        "5e-6 | SECONDS | 5 µs",
        "131072 | COUNT | 131,072",
        "1e6 | TOKENS | 1M",
        "2097152 | TOKENS | 2 × 2²⁰",
        "65536 | TOKENS | 65,536",
        "15e12 | TOKENS | 15T",
        "1e15 | TOKENS | 1000T",
        "1e18 | PARAMETERS | 1×10¹⁸",
        "1e15 | BYTES_PER_SECOND | 1 PB/s",
        "0 | SECONDS | 0 s",
      })
  void shows_what_is_given_with_all_its_digits(double value, Measure measure, String shown) {
    assertThat(Whiteboard.exact(value, measure)).isEqualTo(shown);
  }

  @Test
  void has_words_for_what_is_no_number() {
    assertThat(Whiteboard.rounded(Double.NaN, Measure.BYTES)).isEqualTo("not a number");
    assertThat(Whiteboard.rounded(1 / 0.0, Measure.BYTES)).isEqualTo("infinite");
    assertThat(Whiteboard.rounded(-1 / 0.0, Measure.BYTES)).isEqualTo("minus infinite");
  }
}
