package sixteenbytes.calculators.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

/** A layout summed up by hand: 32B parameters, 32 layers, on 256 GPUs as 8 by 4 by 8. */
class LayoutTest {
  private static final double GIGA = 1e9;
  static final Given DENSE =
      Given.of("params", 32e9)
          .and("layers", 32)
          .and("hidden", 8192)
          .and("heads", 64)
          .and("gpus", 256)
          .and("tp", 8)
          .and("pp", 4)
          .and("seq", 4096)
          .and("microBatch", 1)
          .and("globalBatchTokens", 8 * 16 * 4096)
          .and("peak", 1e15)
          .and("efficiency", 0.5)
          .and("linkBandwidth", 400e9)
          .and("nicBandwidth", 50e9);

  /** 64 experts of which 8 are chosen hold 58B of 60B: 9.25B active. */
  static final Given EXPERTS =
      DENSE
          .and("params", 60e9)
          .and("paramsActive", 60e9 - 58e9 * 56 / 64)
          .and("experts", 64)
          .and("topK", 8)
          .and("ep", 16);

  @Test
  void the_batch_and_the_gpus_are_divided() {
    Derivation found = Layout.CALCULATOR.derive(DENSE);

    assertThat(found.output("dp")).isEqualTo(8);
    assertThat(found.output("microBatches")).isEqualTo(16);
    assertThat(found.output("bubbleRatio")).isEqualTo(3 / 16.0);
  }

  @Test
  void memory_is_state_and_four_micro_batches_of_eight_layers() {
    Derivation found = Layout.CALCULATOR.derive(DENSE);

    // 1B parameters on a GPU: 4 bytes stay and 12 are shared by 8; 34 bytes an element, eighth of
    // it
    assertThat(found.output("stateBytes")).isEqualTo(5.5 * GIGA);
    assertThat(found.output("activationBytes")).isEqualTo(4.0 * 8 * 34 * 4096 * 8192 / 8);
    assertThat(found.output("perGpuBytes")).isEqualTo(5.5 * GIGA + 4_563_402_752.0);
    assertThat(found.output("fits")).isEqualTo(1);
  }

  @Test
  void what_needs_a_byte_more_than_there_is_does_not_fit() {
    double needed = Layout.CALCULATOR.derive(DENSE).output("perGpuBytes");

    assertThat(Layout.CALCULATOR.derive(DENSE.and("hbm", needed)).output("fits")).isEqualTo(1);
    assertThat(Layout.CALCULATOR.derive(DENSE.and("hbm", needed - 1)).output("fits")).isZero();
  }

  @Test
  void a_step_is_compute_tensor_traffic_bubble_and_what_is_left_of_the_gradients() {
    Derivation found = Layout.CALCULATOR.derive(DENSE);
    double compute = 6 * 32e9 * 4096 / 32 / 5e14; // 49.2 ms for a micro-batch in a stage
    double tensor = 4 * 8 * 2 * 7 / 8.0 * (2 * 4096 * 8192) / 400e9; // 9.4 ms
    double gradients = 4e9 * 7 / 8 / 50e9 - compute * 2 / 3; // 70 ms, less the last backward
    double step = 16 * (compute + tensor) * 19 / 16 + gradients;

    assertThat(found.output("dpExposed")).isCloseTo(gradients, within(1e-12));
    assertThat(found.output("stepTime")).isCloseTo(step, within(1e-12)).isBetween(1.149, 1.150);
    assertThat(found.output("tpShare")).isCloseTo(16 * tensor / step, within(1e-12));
    assertThat(found.output("ppShare"))
        .isCloseTo(2 * 16 * 2.0 * 4096 * 8192 / 8 / 50e9 / step, within(1e-12));
    // 6PT of 524,288 tokens in 256 peaks of 1.1496 s
    assertThat(found.output("mfu")).isCloseTo(0.342037, within(1e-6));
  }

  // 1B on a GPU: 16; 4 + 12/8; 2 + 14/8; 16/8. Sent at 7/8: 4, 4, 4 and, for 16 micro-batches, 66
  @ParameterizedTest(name = "stage {0}")
  @CsvSource({"0, 16, 3.5", "1, 5.5, 3.5", "2, 3.75, 3.5", "3, 2, 57.75"})
  void a_stage_shards_more_and_the_last_one_sends_for_every_micro_batch(
      String stage, double state, double sent) {
    Derivation found = Layout.CALCULATOR.derive(DENSE.and("zeroStage", stage));
    double hiding = 6 * 32e9 * 4096 / 32 / 5e14 * (stage.equals("3") ? 16 : 2 / 3.0);

    assertThat(found.output("stateBytes")).isCloseTo(state * GIGA, within(1.0));
    assertThat(found.output("dpBytes")).isCloseTo(sent * GIGA, within(1.0));
    assertThat(found.output("dpExposed"))
        .isCloseTo(Math.max(0, sent * GIGA / 50e9 - hiding), within(1e-12));
  }

  @Test
  void full_recompute_stores_inputs_and_one_live_layer_and_runs_a_third_more() {
    Derivation found = Layout.CALCULATOR.derive(DENSE.and("recompute", "full"));
    double element = 4096.0 * 8192;
    double live = element * (34 + 5.0 * 64 * 4096 / 8192) / 8;

    assertThat(found.output("activationBytes")).isCloseTo(32 * 2 * element / 8 + live, within(1.0));
    assertThat(found.output("computeTime")).isCloseTo(0.049152 * 8 / 6, within(1e-12));
    assertThat(found.output("tpTime"))
        .isCloseTo(6 * 8 * 2 * 7 / 8.0 * 2 * element / 400e9, within(1e-12));
  }

  @Test
  void interleaving_holds_more_and_waits_less() {
    Derivation found = Layout.CALCULATOR.derive(DENSE.and("chunks", 4));

    assertThat(found.output("inFlight")).isEqualTo(4.75); // p + (p - 1)/v
    assertThat(found.output("bubbleRatio")).isEqualTo(3 / 64.0);
  }

  @Test
  void context_ranks_cut_the_sequence_and_share_out_the_state() {
    Derivation found =
        Layout.CALCULATOR.derive(DENSE.and("cp", 4).and("kvHeads", 8).and("recompute", "none"));

    assertThat(found.output("dp")).isEqualTo(2);
    assertThat(found.output("microBatches")).isEqualTo(64);
    assertThat(found.output("stateBytes")).isEqualTo(5.5 * GIGA);
    assertThat(found.output("perLayer")) // a quarter of the tokens, in the scores as well
        .isEqualTo(1024.0 * 8192 * (34 + 5.0 * 64 * 1024 / 8192) / 8);
    assertThat(found.output("ringTokens")).isCloseTo(5e14 / 50e9 * 8 / 64, within(1e-9));
  }

  @Test
  void experts_are_divided_by_their_own_degree() {
    Derivation found = Layout.CALCULATOR.derive(EXPERTS);
    double dense = 2e9 / 32;
    double experts = 58e9 / (4 * 16); // and 8 * 8 / 16 ranks hold the same ones

    assertThat(found.output("expertParams")).isCloseTo(58e9, within(1.0));
    assertThat(found.output("stateBytes"))
        .isCloseTo(5.5 * dense + (4 + 12 / 4.0) * experts, within(1.0));
    assertThat(found.output("dpBytes"))
        .isCloseTo(4 * dense * 7 / 8 + 4 * experts * 3 / 4, within(1.0));
    assertThat(found.output("computeTime"))
        .isCloseTo(6 * 9.25e9 * 4096 / 32 / 5e14, withinPercentage(1e-9));
  }

  @Test
  void stage_3_gathers_experts_for_every_micro_batch_too() {
    Derivation found = Layout.CALCULATOR.derive(EXPERTS.and("zeroStage", "3"));

    assertThat(found.output("dpBytes"))
        .isCloseTo(33 * 2 * (2e9 / 32 * 7 / 8 + 58e9 / 64 * 3 / 4), within(1.0));
  }

  @Test
  void without_experts_degree_all_experts_are_everywhere() {
    double state = Layout.CALCULATOR.derive(EXPERTS.and("ep", 1)).output("stateBytes");

    assertThat(state).isCloseTo(5.5 * 60e9 / 32, within(1.0));
  }

  @Test
  void a_stage_with_part_of_a_layer_is_warned_of() {
    assertThat(why(DENSE.and("layers", 30), "layersPerStage")).startsWith("Warning:");
    assertThat(why(DENSE, "layersPerStage")).doesNotContain("Warning");
    assertThat(why(DENSE.and("domain", 4), "tpTime")).contains("Warning:");
    assertThat(why(DENSE, "tpTime")).doesNotContain("Warning");
  }

  private static String why(Given given, String output) {
    return Layout.CALCULATOR.derive(given).linesTo(output).stream()
        .reduce((first, second) -> second)
        .orElseThrow()
        .step()
        .why();
  }

  @ParameterizedTest(name = "{0}={1}")
  @CsvSource({
    "pp, 3, 'dp must be whole: gpus is 256 and tp · pp · cp is 24. The nearest gpus that work:"
        + " 240 and 264. With these GPUs the nearest pp is 2 or 4.'",
    "gpus, 20, 'dp must be whole: gpus is 20 and tp · pp · cp is 32. The nearest gpus that work:"
        + " 32.'",
    "microBatch, 3, 'microBatches must be whole: globalBatchTokens is 524,288 and dp · seq ·"
        + " microBatch is 98,304. The nearest globalBatchTokens that work: 491,520 and 589,824.'",
    "ep, 8, 'ep is 8, but without paramsActive below params the model has no experts to spread."
        + " Give paramsActive, or use ep=1.'",
    "ep, 24, 'ep is 24 and must divide dp · cp · tp, which is 64. The nearest ep that does: 16 or"
        + " 32.'",
    "paramsActive, 33e9, 'paramsActive is 33.0B and params is 32.0B; a token cannot use more"
        + " parameters than there are.'",
    "topK, 2, 'experts and topK go together: of so many experts a token is sent to so many. Give"
        + " both or neither.'",
  })
  void what_does_not_divide_is_refused_with_what_would(String input, double value, String message) {
    assertThatThrownBy(() -> Layout.CALCULATOR.derive(DENSE.and(input, value)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(message);
  }
}
