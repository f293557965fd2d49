package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ZeroFitTest {
  private static final Given MODEL_13B = Given.of("params", 13e9).and("hbm", 80e9);

  @Test
  void stage_1_of_13b_fits_80_gb_from_6_ranks_on() { // 52 GB stay, 28 GB are left for 156 GB
    var found = ZeroFit.CALCULATOR.derive(MODEL_13B.and("stage", "1"));

    assertThat(found.output("replicatedBytes")).isEqualTo(52e9);
    assertThat(found.output("shardedBytes")).isEqualTo(156e9);
    assertThat(found.output("minRanks")).isEqualTo(6);
  }

  @ParameterizedTest(name = "stage {0}, {1} parameters on {2} B")
  @CsvSource({
    "1,13e9,80e9",
    "1,19e9,80e9",
    "2,30e9,80e9",
    "2,7e9,40e9",
    "3,70e9,80e9",
    "3,175e9,141e9"
  })
  void the_smallest_degree_is_the_first_whose_state_fits(String stage, double params, double hbm) {
    var given = Given.of("params", params).and("stage", stage).and("hbm", hbm);
    int d = 1;
    while (bytesPerParameter(stage, d) * params > hbm) {
      d++;
    }

    assertThat(ZeroFit.CALCULATOR.derive(given).output("minRanks")).isEqualTo(d);
  }

  @Test
  void a_model_whose_replicated_part_fills_the_memory_is_refused() {
    assertThatThrownBy(() -> ZeroFit.CALCULATOR.derive(MODEL_13B.and("hbm", 40e9)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("hbm is 40 GB, but stage 1 keeps 52.0 GB");
  }

  /** The three lines of Rajbhandari et al. 2020, figure 1, with K = 12. */
  private static double bytesPerParameter(String stage, double d) {
    return switch (stage) {
      case "1" -> 4 + 12 / d;
      case "2" -> 2 + 14 / d;
      default -> 16 / d;
    };
  }
}
