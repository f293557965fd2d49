package sixteenbytes.calculators.posttraining;

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

/** Numbers worked out by hand from the counts of FLOPs and bytes, not from the formulas. */
class PostTrainingTest {
  private static final Given POLICY = Given.of("params", 70e9);
  private static final Given ROLLOUT =
      POLICY
          .and("rolloutTokens", 6e6)
          .and("decodeTokensPerGpuSecond", 500)
          .and("trainMfu", 0.42)
          .and("peak", 1e15)
          .and("broadcastBandwidth", 400e9);
  private static final Given GROUPS =
      POLICY
          .and("prompts", 64)
          .and("group", 16)
          .and("meanTokens", 5000)
          .and("maxTokens", 20000)
          .and("tokenTime", 0.02)
          .and("gpus", 512)
          .and("peak", 1e15)
          .and("mfu", 0.5);

  // a token costs 6 * 70e9 = 4.2e11 FLOPs, or 10 * 70e9 = 7e11 with two forwards more, of 4.2e14/s
  @ParameterizedTest(name = "{0} extra forwards: {1} tokens/s")
  @CsvSource({"0, 1000, 2", "2, 600, 1.2"})
  void actors_are_sized_by_the_two_rates(double extra, double trained, double actors) {
    Derivation found = RlRatio.CALCULATOR.derive(ROLLOUT.and("extraForwards", extra));

    assertThat(found.output("learnerTokensPerGpuSecond")).isCloseTo(trained, within(1e-9));
    assertThat(found.output("actorsPerLearner")).isCloseTo(actors, within(1e-12));
    assertThat(found.output("actorGpuTime")).isCloseTo(12_000, within(1e-9));
    assertThat(found.output("learnerGpuTime")).isCloseTo(6e6 / trained, within(1e-9));
  }

  @Test
  void the_number_of_tokens_cancels_and_no_extra_forward_is_usual() {
    Derivation found = RlRatio.CALCULATOR.derive(ROLLOUT.and("rolloutTokens", 1));

    assertThat(found.output("actorsPerLearner")).isCloseTo(2, within(1e-12));
  }

  @Test
  void a_replica_is_sent_two_bytes_for_each_parameter() {
    // 140 GB at 400 GB/s
    assertThat(RlRatio.CALCULATOR.derive(ROLLOUT).output("broadcastTime"))
        .isCloseTo(0.35, within(1e-12));
  }

  // 70B: 16 bytes of state are 1.12 TB, 16-bit reference weights another 0.14 TB
  @ParameterizedTest(name = "stored beforehand: {0}")
  @CsvSource({"false, 1.26e12, 1.146880e15, 1.3333333333", "true, 1.12e12, 8.6016e14, 1"})
  void the_reference_costs_its_weights_and_a_forward(
      String stored, double memory, double flops, double ratio) {
    Derivation found =
        Dpo.CALCULATOR.derive(
            POLICY.and("tokensPerPair", 2048).and("referencePrecomputed", stored));

    assertThat(found.output("memory")).isCloseTo(memory, withinPercentage(1e-9));
    assertThat(found.output("flopsPerPair")).isCloseTo(flops, withinPercentage(1e-9));
    assertThat(found.output("ratioToSft")).isCloseTo(ratio, within(1e-9));
  }

  @Test
  void a_group_step_ends_with_its_longest_answer() {
    Derivation found = Grpo.CALCULATOR.derive(GROUPS);

    assertThat(found.output("tokens")).isEqualTo(5.12e6); // 1,024 answers of 5,000
    assertThat(found.output("tailTime")).isCloseTo(400, within(1e-9));
    assertThat(found.output("rolloutUtilisation")).isEqualTo(0.25);
  }

  @Test
  void the_learner_runs_two_forwards_beside_the_training_pass() {
    // 7e11 FLOPs for each of 5.12e6 tokens, at 512 * 5e14 FLOP/s
    assertThat(Grpo.CALCULATOR.derive(GROUPS).output("learnerTime")).isCloseTo(14, within(1e-9));
    assertThat(Grpo.CALCULATOR.derive(GROUPS.and("extraForwards", 0)).output("learnerTime"))
        .isCloseTo(8.4, within(1e-9));
  }

  @Test
  void a_mean_above_the_longest_answer_is_refused() {
    assertThatThrownBy(() -> Grpo.CALCULATOR.derive(GROUPS.and("meanTokens", 20001)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "meanTokens is 20,001 and maxTokens is 20,000; the mean is at most the longest"
                + " answer.");
  }
}
