package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class HangTest {
  private static final Given LARGE_JOB =
      Given.of("gpus", 16384).and("timeout", 600).and("hangsPerMonth", 60).and("restart", 300);

  @Test
  void ten_minutes_of_waiting_and_five_of_restart_cost_a_quarter_of_an_hour_of_every_gpu() {
    Derivation found = Hang.CALCULATOR.derive(LARGE_JOB);

    assertThat(found.output("gpuHoursPerHang")).isEqualTo(4096); // 16384 / 4
    assertThat(found.output("lostShare")).isCloseTo(30 / 1440.0, within(1e-12)); // two a day
  }

  @Test
  void the_watchdog_alone_burns_2731_gpu_hours() {
    Derivation found = Hang.CALCULATOR.derive(LARGE_JOB.and("restart", 0));

    assertThat(found.output("gpuHoursPerHang")).isCloseTo(16384 / 6.0, within(1e-9));
  }

  @Test
  void the_share_of_the_month_does_not_depend_on_how_many_gpus_wait() {
    assertThat(Hang.CALCULATOR.derive(LARGE_JOB.and("gpus", 64)).output("lostShare"))
        .isEqualTo(Hang.CALCULATOR.derive(LARGE_JOB).output("lostShare"));
  }

  @Test
  void it_agrees_with_what_recovery_says_of_as_many_restarts() {
    Derivation recovery =
        Recovery.CALCULATOR.derive(
            Given.of("restartsPerDay", 2)
                .and("detect", 600)
                .and("reschedule", 0)
                .and("reload", 300)
                .and("rewind", 0));

    assertThat(Hang.CALCULATOR.derive(LARGE_JOB).output("lostShare"))
        .isCloseTo(recovery.output("lostShare"), within(1e-12));
  }
}
