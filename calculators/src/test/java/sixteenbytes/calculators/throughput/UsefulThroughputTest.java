package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class UsefulThroughputTest {

  @Test
  void two_points_less_mfu_and_ten_points_more_productive_time_win_six_percent() {
    var found =
        UsefulThroughput.CALCULATOR.derive(
            Given.of("firstMfu", 0.42)
                .and("firstProductive", 0.85)
                .and("secondMfu", 0.40)
                .and("secondProductive", 0.95));

    assertThat(found.output("ratio")).isCloseTo(38.0 / 35.7, within(1e-12));
  }
}
