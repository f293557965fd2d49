package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Given;

class ZeroBubbleSavingTest {

  /**
   * Slots of F = B = W = 1 on 8 stages: 1F1B idles 21, ZB-H1 7, ZB-H2 none (Qi et al., table 2).
   */
  @ParameterizedTest(name = "{0} saves {1} of 21 slots")
  @CsvSource({"1f1b,0", "zb-h1,14", "zb-h2,21"})
  void says_how_much_of_the_bubble_a_schedule_saves(String schedule, double slots) {
    var found =
        Bubble.CALCULATOR.derive(
            Given.of("stages", 8).and("microBatches", 32).and("schedule", schedule));

    assertThat(found.output("savedTime")).isEqualTo(slots);
  }
}
