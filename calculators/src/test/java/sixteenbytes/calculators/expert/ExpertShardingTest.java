package sixteenbytes.calculators.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class ExpertShardingTest {

  @Test
  void deepseek_v3_on_16_stages_and_64_ranks_leaves_1_7_billion_parameters_on_a_gpu() {
    var found =
        ExpertSharding.CALCULATOR.derive(
            Given.of("expertParams", 654e9)
                .and("otherParams", 17e9)
                .and("stages", 16)
                .and("ep", 64));

    // 654 / 1024 + 17 / 16 billion
    assertThat(found.output("paramsPerGpu")).isCloseTo(0.638671875e9 + 1.0625e9, within(1.0));
    assertThat(found.output("expertShare")).isCloseTo(0.9747, within(1e-4));
  }
}
