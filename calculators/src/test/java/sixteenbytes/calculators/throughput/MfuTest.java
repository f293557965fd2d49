package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class MfuTest {
  @Test
  void utilisation_is_model_work_over_what_the_peak_allows() {
    // 6 * 1e9 * 1e6 = 6e15 of 10 * 1e15 * 1
    Given given =
        Given.of("params", 1e9)
            .and("tokensPerStep", 1e6)
            .and("gpus", 10)
            .and("peak", 1e15)
            .and("stepTime", 1);
    Derivation found = Mfu.CALCULATOR.derive(given);

    assertThat(found.output("mfu")).isCloseTo(0.6, within(1e-12));
    assertThat(found.output("hfu")).isEqualTo(found.output("mfu"));
    assertThat(found.output("tokensPerSecond")).isEqualTo(1e6);
    assertThat(found.output("tokensPerGpuSecond")).isEqualTo(1e5);
    assertThat(Mfu.CALCULATOR.derive(given.and("recompute", "full")).output("hfu"))
        .isCloseTo(0.8, within(1e-12));
  }

  @Test
  void training_time_and_utilisation_undo_each_other() {
    double mfu =
        Mfu.CALCULATOR
            .derive(
                Given.of("params", 70e9)
                    .and("tokensPerStep", 4e6)
                    .and("gpus", 512)
                    .and("peak", 989e12)
                    .and("stepTime", 8.3))
            .output("mfu");

    assertThat(
            TrainingTime.CALCULATOR
                .derive(
                    Given.of("params", 70e9)
                        .and("tokens", 4e6)
                        .and("gpus", 512)
                        .and("peak", 989e12)
                        .and("mfu", mfu))
                .output("seconds"))
        .isCloseTo(8.3, within(1e-9));
  }
}
