package sixteenbytes.calculators.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class MoeAllToAllTest {
  /** DeepSeek-V3, arXiv 2412.19437: top 8, width 7168, 64 ranks on 8 nodes, 58 expert layers. */
  private static final Given DEEPSEEK_V3 =
      Given.of("tokens", 4096)
          .and("topK", 8)
          .and("hidden", 7168)
          .and("ep", 64)
          .and("moeLayers", 58)
          .and("bandwidth", 50e9)
          .and("dispatchBytes", 1);

  @Test
  void every_chosen_expert_gets_a_copy_and_sends_one_back() {
    Derivation found = MoeAllToAll.CALCULATOR.derive(DEEPSEEK_V3);

    // 4096 tokens, 8 copies of 7168 elements, 1 byte out and 2 back, 63 of 64 leave the rank
    assertThat(found.output("sentPerLayerForward")).isEqualTo(4096 * 8 * 7168.0 * 3 * 63 / 64);
    assertThat(found.output("sentPerStep")).isEqualTo(116 * found.output("sentPerLayerForward"));
    assertThat(found.output("commTime"))
        .isCloseTo(found.output("sentPerStep") / 50e9, within(1e-12));
  }

  @Test
  void a_node_limit_leaves_one_copy_for_each_node() {
    Given limited = DEEPSEEK_V3.and("nodeLimit", 4);

    assertThat(MoeAllToAll.CALCULATOR.derive(limited).output("sentPerLayerForward"))
        .isEqualTo(4096 * 4 * 7168.0 * 3);
    assertThat(MoeAllToAll.CALCULATOR.derive(limited.and("topK", 2)).output("sentPerLayerForward"))
        .as("no more nodes than experts")
        .isEqualTo(4096 * 2 * 7168.0 * 3);
    assertThat(MoeAllToAll.CALCULATOR.derive(limited.and("ep", 20)).output("sentPerLayerForward"))
        .as("no more nodes than there are: 3")
        .isEqualTo(4096 * 3 * 7168.0 * 3);
  }

  @Test
  void inside_one_node_the_limit_means_nothing() {
    Given oneNode = DEEPSEEK_V3.and("ep", 8);

    assertThat(MoeAllToAll.CALCULATOR.derive(oneNode.and("nodeLimit", 1)).output("sentPerStep"))
        .isEqualTo(MoeAllToAll.CALCULATOR.derive(oneNode).output("sentPerStep"));
  }
}
