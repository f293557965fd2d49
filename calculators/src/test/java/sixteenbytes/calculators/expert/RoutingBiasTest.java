package sixteenbytes.calculators.expert;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Given;

class RoutingBiasTest {

  @ParameterizedTest(name = "a gap of {0} at {1} a step")
  @CsvSource({"0.1,0.001,100,50", "0.3,0.005,60,30", "0.05,0.002,25,13"})
  void counts_the_steps_until_the_gap_is_closed(double gap, double rate, int one, int both) {
    var found = RoutingBias.CALCULATOR.derive(Given.of("gap", gap).and("rate", rate));

    assertThat(found.output("steps")).isEqualTo(one).isEqualTo(stepsToCross(gap, rate));
    assertThat(found.output("stepsOfBoth")).isEqualTo(both);
  }

  /** Counts up as the control loop does, in millionths so that nothing is lost to rounding. */
  private static double stepsToCross(double gap, double rate) {
    long reached = 0;
    int steps = 0;
    while (reached < Math.round(gap * 1e6)) {
      reached += Math.round(rate * 1e6);
      steps++;
    }
    return steps;
  }
}
