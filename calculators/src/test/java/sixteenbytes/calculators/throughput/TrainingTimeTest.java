package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class TrainingTimeTest {
  // Llama 3 405B, arXiv 2407.21783: 15.6T tokens, 3.8e25 FLOPs, 400 TFLOP/s on each of 16,384 GPUs
  private static final Given LLAMA_3_405B =
      Given.of("params", 405e9)
          .and("tokens", 15.6e12)
          .and("gpus", 16384)
          .and("peak", 1000e12)
          .and("mfu", 0.4);

  @Test
  void llama_3_took_3_8e25_operations() {
    assertThat(TrainingTime.CALCULATOR.derive(LLAMA_3_405B).output("flops"))
        .isCloseTo(3.8e25, within(0.05e25));
  }

  @Test
  void the_fleet_needs_67_days_and_26_million_gpu_hours() {
    // 37.908e24 / (16384 * 400e12) = 5.7843e6 s
    Derivation found = TrainingTime.CALCULATOR.derive(LLAMA_3_405B.and("goodput", 0.9));

    assertThat(found.output("seconds")).isCloseTo(5.7843e6, within(1e2));
    assertThat(found.display("days")).isEqualTo("66.9 days");
    assertThat(found.output("gpuHours")).isCloseTo(26.325e6, within(1e3));
    assertThat(found.display("calendarDays")).isEqualTo("74.4 days");
  }

  @Test
  void gpu_hours_do_not_depend_on_how_many_share_the_work() {
    double few = TrainingTime.CALCULATOR.derive(LLAMA_3_405B).output("gpuHours");

    assertThat(TrainingTime.CALCULATOR.derive(LLAMA_3_405B.and("gpus", 100)).output("gpuHours"))
        .isCloseTo(few, within(1e-3));
  }
}
