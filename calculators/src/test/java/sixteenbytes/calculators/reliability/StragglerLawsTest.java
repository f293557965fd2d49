package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class StragglerLawsTest {

  /** Workers that meet after every step: the clock advances by the slowest, each waits the rest. */
  @Property(tries = 200)
  void simulated_workers_that_meet_after_every_step_wait_as_long(
      @ForAll @IntRange(min = 1, max = 64) int gpus,
      @ForAll @DoubleRange(min = 0.01, max = 4) double slowdown,
      @ForAll @DoubleRange(min = 0.05, max = 1) double computeShare,
      @ForAll long seed) {
    int slow = new Random(seed).nextInt(gpus);
    double[] compute = new double[gpus];
    Arrays.fill(compute, computeShare);
    compute[slow] *= 1 + slowdown;
    double clock = 0;
    double waited = 0;
    for (int step = 0; step < 100; step++) {
      double slowest = Arrays.stream(compute).max().orElseThrow();
      waited += Arrays.stream(compute).map(own -> slowest - own).sum();
      clock += slowest + 1 - computeShare;
    }

    Derivation found = straggler(gpus, slowdown, computeShare);

    assertThat(found.output("stepFactor")).isCloseTo(clock / 100, within(1e-9));
    assertThat(found.output("wastedGpuHoursPerDay"))
        .isCloseTo(waited / clock * 24, within(1e-9 * (1 + waited)));
  }

  @Property
  void after_the_break_even_time_the_swap_has_lost_as_much_as_the_straggler(
      @ForAll @DoubleRange(min = 0.01, max = 10) double slowdown,
      @ForAll @DoubleRange(min = 0.05, max = 1) double computeShare) {
    Derivation found = straggler(1024, slowdown, computeShare);
    double time = found.output("breakEvenTime");

    double stepsWithSwap = time - 600;
    double stepsWithStraggler = time / found.output("stepFactor");

    assertThat(stepsWithSwap).isCloseTo(stepsWithStraggler, within(1e-9 * time));
  }

  private static Derivation straggler(int gpus, double slowdown, double computeShare) {
    return Straggler.CALCULATOR.derive(
        Given.of("gpus", gpus).and("slowdown", slowdown).and("computeShare", computeShare));
  }
}
