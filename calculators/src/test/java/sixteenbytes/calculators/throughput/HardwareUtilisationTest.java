package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Given;

class HardwareUtilisationTest {

  @ParameterizedTest(name = "{0} of the layers recomputed")
  @CsvSource({"1,0.39", "0,0.52"}) // 8 FLOPs a parameter and token are executed where 6 count
  void only_the_model_flops_count(double recomputed, double mfu) {
    var found =
        HardwareUtilisation.CALCULATOR.derive(Given.of("hfu", 0.52).and("recomputed", recomputed));

    assertThat(found.output("mfu")).isCloseTo(mfu, within(1e-12));
  }

  @Test
  void full_recompute_makes_a_quarter_of_the_executed_work_uncounted() {
    var found = HardwareUtilisation.CALCULATOR.derive(Given.of("hfu", 0.5));

    assertThat(found.output("recomputeShare")).isCloseTo(0.25, within(1e-12));
  }
}
