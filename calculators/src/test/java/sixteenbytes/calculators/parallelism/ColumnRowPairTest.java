package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class ColumnRowPairTest {
  private static final Given MLP = Given.of("hidden", 4096).and("ffn", 16384).and("tp", 8);

  @Test
  void a_rank_keeps_an_eighth_of_both_matrices() {
    assertThat(ColumnRowPair.CALCULATOR.derive(MLP).output("weightsPerRank"))
        .isEqualTo((4096 * 2048 + 2048 * 4096)); // h x f/t and f/t x h
  }

  @Test
  void a_gate_adds_a_third_matrix_of_the_same_slice() {
    assertThat(ColumnRowPair.CALCULATOR.derive(MLP.and("matrices", 3)).output("weightsPerRank"))
        .isEqualTo(3 * 4096 * 2048);
  }

  @Test
  void swapped_splits_sum_a_tensor_as_wide_as_the_inner_width() {
    var found = ColumnRowPair.CALCULATOR.derive(MLP.and("seq", 4096));

    assertThat(found.output("midMessage")).isEqualTo(134_217_728); // 134.2 MB
    assertThat(found.output("endMessage")).isEqualTo(33_554_432); // 33.55 MB
    assertThat(found.output("widening")).isEqualTo(4);
  }

  @Test
  void a_degree_that_does_not_divide_the_inner_width_is_refused() {
    assertThatThrownBy(() -> ColumnRowPair.CALCULATOR.derive(MLP.and("tp", 6)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("tp is 6 and must divide ffn");
  }
}
