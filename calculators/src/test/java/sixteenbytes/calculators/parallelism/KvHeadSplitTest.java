package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class KvHeadSplitTest {
  private static final Given LLAMA_3_70B =
      Given.of("kvHeads", 8).and("hidden", 8192).and("headDim", 128).and("layers", 80);

  @Test
  void sixteen_ranks_hold_each_of_eight_heads_twice() {
    var found = KvHeadSplit.CALCULATOR.derive(LLAMA_3_70B.and("tp", 16));

    assertThat(found.output("copies")).isEqualTo(2);
    assertThat(found.output("extraParams")).isEqualTo(1_342_177_280); // 8192 * 2 * 8 * 128 * 80
    assertThat(found.output("extraBytesPerGpu")).isEqualTo(1_342_177_280); // 16 bytes over 16 ranks
  }

  @Test
  void up_to_one_rank_a_head_nothing_is_copied() {
    var found = KvHeadSplit.CALCULATOR.derive(LLAMA_3_70B.and("tp", 8));

    assertThat(found.output("copies")).isEqualTo(1);
    assertThat(found.output("extraParams")).isZero();
  }

  @Test
  void a_degree_that_would_cut_heads_unevenly_is_refused() {
    assertThatThrownBy(() -> KvHeadSplit.CALCULATOR.derive(LLAMA_3_70B.and("tp", 12)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("kvHeads is 8 and must divide tp, which is 12");
  }
}
