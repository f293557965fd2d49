package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.throughput.TrainingTime;

class FleetPlanTest {
  /**
   * 400B parameters, 10T tokens, 16,384 H100 at 40 % of 989 TFLOP/s, a failure every three hours.
   */
  private static final Given PLAN =
      Given.of("params", 400e9)
          .and("tokens", 10e12)
          .and("gpus", 16384)
          .and("peak", 989e12)
          .and("mfu", 0.4)
          .and("goodput", 0.9)
          .and("failuresPerDay", 8);

  @Test
  void a_run_of_400b_takes_43_days_of_computing_and_48_on_the_calendar() {
    Derivation found = FleetPlan.CALCULATOR.derive(PLAN);

    assertThat(found.output("flops")).isCloseTo(2.4e25, within(1e12)); // 6 * 400e9 * 10e12
    // 2.4e25 / (16384 * 395.6e12) = 3.70284e6 s
    assertThat(found.output("computeDays")).isCloseTo(3.70284e6 / 86400, within(1e-4));
    assertThat(found.display("calendarDays")).isEqualTo("47.6 days");
    assertThat(found.display("interruptions")).isEqualTo("381");
    assertThat(found.output("stateBytes")).isEqualTo(6.4e12);
  }

  @Test
  void llama_3_would_have_seen_its_419_interruptions_in_54_days() {
    // arXiv 2407.21783, table 5; a goodput of 1 and a token count that fill 54 days exactly
    double tokens = 54 * 86400.0 * 16384 * 400e12 / (6 * 405e9);
    Derivation found =
        FleetPlan.CALCULATOR.derive(
            PLAN.and("params", 405e9)
                .and("tokens", tokens)
                .and("peak", 1000e12)
                .and("goodput", 1)
                .and("failuresPerDay", 419 / 54.0));

    assertThat(found.output("calendarDays")).isCloseTo(54, within(1e-9));
    assertThat(found.output("interruptions")).isCloseTo(419, within(1e-9));
  }

  @Test
  void days_are_those_of_the_training_time() {
    Given training =
        Given.of("params", 400e9)
            .and("tokens", 10e12)
            .and("gpus", 16384)
            .and("peak", 989e12)
            .and("mfu", 0.4)
            .and("goodput", 0.9);
    Derivation plan = FleetPlan.CALCULATOR.derive(PLAN);
    Derivation time = TrainingTime.CALCULATOR.derive(training);

    assertThat(plan.output("computeDays")).isCloseTo(time.output("days"), within(1e-9));
    assertThat(plan.output("calendarDays")).isCloseTo(time.output("calendarDays"), within(1e-9));
  }

  @Test
  void experts_that_rest_still_take_memory() {
    // DeepSeek-V3, arXiv 2412.19437: 671B in all, 37B for a token
    Derivation found =
        FleetPlan.CALCULATOR.derive(PLAN.and("params", 37e9).and("paramsTotal", 671e9));

    assertThat(found.output("flops")).isCloseTo(6 * 37e9 * 10e12, within(1e12));
    assertThat(found.output("stateBytes")).isEqualTo(16 * 671e9);
  }

  @Test
  void fewer_in_all_than_at_work_is_refused() {
    assertThatThrownBy(() -> FleetPlan.CALCULATOR.derive(PLAN.and("paramsTotal", 37e9)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "paramsTotal is 37.0B and must be at least params, which is 400B: those that work for"
                + " a token are among all. Leave it out for a dense model.");
  }
}
