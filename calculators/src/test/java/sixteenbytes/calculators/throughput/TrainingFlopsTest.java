package sixteenbytes.calculators.throughput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class TrainingFlopsTest {
  private static final Given SMALL = Given.of("params", 1e9).and("tokens", 1e6);
  private static final Given SHAPED = SMALL.and("layers", 10).and("hidden", 1000).and("seq", 500);

  @Test
  void six_operations_for_a_parameter_and_token_and_eight_with_full_recompute() {
    assertThat(TrainingFlops.CALCULATOR.derive(SMALL).output("flops")).isEqualTo(6e15);
    assertThat(TrainingFlops.CALCULATOR.derive(SMALL.and("recompute", "selective")).output("flops"))
        .isEqualTo(6e15);
    assertThat(TrainingFlops.CALCULATOR.derive(SMALL.and("recompute", "full")).output("flops"))
        .isEqualTo(8e15);
    assertThat(TrainingFlops.CALCULATOR.derive(SMALL).output("flopsPerToken")).isEqualTo(6e9);
  }

  @Test
  void attention_is_counted_apart_and_only_where_the_shape_is_known() {
    // forward: scores and weighted sum, 2 * 2 * s * h for each token and layer; three times that
    Derivation found = TrainingFlops.CALCULATOR.derive(SHAPED);

    assertThat(found.output("attentionFlops")).isEqualTo(3 * 4 * 500.0 * 1000 * 10 * 1e6);
    assertThat(found.output("totalFlops"))
        .isCloseTo(6e15 + found.output("attentionFlops"), within(1.0));
    assertThat(TrainingFlops.CALCULATOR.derive(SMALL.and("seq", 500)).output("attentionFlops"))
        .isZero();
  }

  @Test
  void recompute_runs_the_scores_once_more() {
    double plain = TrainingFlops.CALCULATOR.derive(SHAPED).output("attentionFlops");

    for (String recompute : new String[] {"selective", "full"}) {
      assertThat(
              TrainingFlops.CALCULATOR
                  .derive(SHAPED.and("recompute", recompute))
                  .output("attentionFlops"))
          .isCloseTo(plain * 4 / 3, within(1.0));
    }
  }
}
