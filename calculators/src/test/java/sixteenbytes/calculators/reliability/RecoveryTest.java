package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class RecoveryTest {
  @Test
  void eight_restarts_of_sixteen_minutes_take_nine_percent_of_a_day() {
    Derivation found =
        Recovery.CALCULATOR.derive(
            Given.of("restartsPerDay", 8)
                .and("detect", 60)
                .and("reschedule", 120)
                .and("reload", 180)
                .and("rewind", 600));

    assertThat(found.display("lostPerRestart")).isEqualTo("16.0 min");
    assertThat(found.output("lostShare")).isCloseTo(128 / 1440.0, within(1e-12));
    assertThat(found.output("goodput")).isCloseTo(1312 / 1440.0, within(1e-12));
  }
}
