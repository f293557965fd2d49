package sixteenbytes.calculators.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.quantity.Measure;

class SubstitutionTest {

  @ParameterizedTest(name = "{0} as {1} is {2}")
  @CsvSource({
    "2097152, TOKENS, 2097152", // 2^20 twice: whole while it is short enough to be written out
    "65536, TOKENS, 65536",
    "15e12, TOKENS, 1.5e13",
    "126, COUNT, 126",
    "7812.34567, TOKENS, 7812.35",
    "17179869184, BYTES, 17.1799 GB",
    "0.25, SECONDS, 250 ms",
    "10800, SECONDS, 10800 s" // beside an 86400 or 3600, three hours would read wrong
  })
  void numbers_stand_in_a_line_as_they_would_be_typed(
      double value, Measure measure, String expected) {
    assertThat(Substitution.line(value, measure)).isEqualTo(expected);
  }
}
