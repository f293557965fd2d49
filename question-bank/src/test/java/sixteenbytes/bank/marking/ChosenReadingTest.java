package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.UnitTable;

class ChosenReadingTest {
  private final Marker marker = new Marker(ReadingSettings.usual());

  @ParameterizedTest(name = "{0} where {1} {2} is right: reading {3} is {4}")
  @CsvSource({
    "7200 gb/s, 900, GB/s, 2, CORRECT",
    "70B, 70, GB, 1, UNIT",
    "70B, 70, GB, 2, CORRECT",
    "70b, 70, GB, 2, UNIT",
    "'1,120', 1.12, '', 1, MISCONCEPTION",
    "'1,120', 1.12, '', 2, CORRECT",
    "12/2(3), 2, '', 1, WRONG",
    "12/2(3), 2, '', 2, CORRECT",
    "25–28 GB, 28, GB, 2, CORRECT",
  })
  void what_was_meant_is_marked_and_not_asked_for_again(
      String typed, double value, String unit, int reading, Verdict.Kind kind) {
    var shown = UnitTable.parse(unit).orElseThrow();
    var expected =
        Expectation.of(
            new Target.Quantity(value * shown.inBaseUnits(), shown), Tolerance.relative(0.02));
    Verdict ambiguous = marker.mark(expected, typed);
    List<String> readings = ambiguous.readings();

    Verdict verdict = marker.markAs(expected, typed, readings.get(reading - 1));

    assertThat(ambiguous.kind()).isEqualTo(Verdict.Kind.AMBIGUOUS);
    assertThat(verdict.kind()).isEqualTo(kind);
  }
}
