package sixteenbytes.calculators.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.calculators.Samples;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.memory.Activations;
import sixteenbytes.calculators.model.ModelParams;
import sixteenbytes.calculators.quantity.InvalidInput;

class StageMemoryTest {
  /** GPT-3: Korthikanti et al. 2022, Table 3, 175B. */
  private static final Given GPT_3 =
      Given.of("layers", 96)
          .and("hidden", 12288)
          .and("heads", 96)
          .and("ffn", 4 * 12288)
          .and("vocabulary", 51200)
          .and("gatedMlp", "false")
          .and("tiedEmbeddings", "true")
          .and("dropoutMasks", 2)
          .and("seq", 2048)
          .and("stages", 8)
          .and("microBatches", 64)
          .and("tp", 8)
          .and("dp", 8);

  private static final Given LLAMA_3_70B =
      Given.of("layers", 80)
          .and("hidden", 8192)
          .and("heads", 64)
          .and("kvHeads", 8)
          .and("ffn", 28672)
          .and("vocabulary", 128256)
          .and("seq", 8192)
          .and("stages", 8)
          .and("microBatches", 32)
          .and("tp", 8)
          .and("dp", 16);
  private static final Given DEEPSEEK_V3 =
      Given.of("layers", 64)
          .and("hidden", 7168)
          .and("heads", 128)
          .and("ffn", 18432)
          .and("vocabulary", 129280)
          .and("experts", 256)
          .and("topK", 8)
          .and("moeFfn", 2048)
          .and("sharedExperts", 1)
          .and("denseLayers", 3)
          .and("kvLoraRank", 512)
          .and("qLoraRank", 1536)
          .and("qkNope", 128)
          .and("qkRope", 64)
          .and("vHeadDim", 128)
          .and("seq", 4096)
          .and("stages", 16)
          .and("microBatches", 64)
          .and("dp", 128)
          .and("ep", 64);

  @Test
  void a_classic_layer_keeps_the_34_bytes_of_the_paper() {
    // Korthikanti et al. 2022, Table 2, sequence parallel and selective: 34 s b h / t
    var found = StageMemory.CALCULATOR.derive(GPT_3);

    assertThat(found.output("denseLayerBytes")).isEqualTo(34.0 * 2048 * 12288 / 8);
  }

  @Test
  void the_first_stage_of_1f1b_holds_the_layers_of_the_whole_model() {
    var own = StageMemory.CALCULATOR.derive(GPT_3);
    var whole =
        Activations.CALCULATOR.derive(
            Given.of("seq", 2048)
                .and("microBatch", 1)
                .and("hidden", 12288)
                .and("heads", 96)
                .and("layers", 96)
                .and("tp", 8)
                .and("sequenceParallel", "true")
                .and("recompute", "selective"));

    assertThat(own.output("layerActivations")).isEqualTo(whole.output("firstStage"));
  }

  @Test
  void the_head_keeps_what_the_paper_counts_outside_the_layers() {
    // Korthikanti et al. 2022, section 4.3: 4 s b h / t (1 + V / h) for p = 1, of which two
    // bytes an element are the input of the last norm
    var found = StageMemory.CALCULATOR.derive(GPT_3.and("stage", 7));

    assertThat(found.output("headActivations"))
        .isCloseTo(4.0 * 2048 * 12288 / 8 * (1 + 51200.0 / 12288), within(1.0));
    assertThat(StageMemory.CALCULATOR.derive(GPT_3).output("headActivations")).isZero();
  }

  @Test
  void a_parameter_costs_sixteen_bytes_and_a_megatron_one_six_and_twelve_shared() {
    // Rajbhandari et al. 2020, section 3; Megatron-LM, distributed optimizer: 6 + 12/N
    var whole = StageMemory.CALCULATOR.derive(GPT_3.and("zeroStage", "0").and("stage", 3));
    var megatron = StageMemory.CALCULATOR.derive(GPT_3.and("gradientBytes", 4).and("stage", 3));

    assertThat(whole.output("stateBytes")).isEqualTo(16 * whole.output("paramsHere"));
    assertThat(megatron.output("stateBytes"))
        .isCloseTo((6 + 12.0 / 8) * megatron.output("paramsHere"), within(1.0));
  }

  @Test
  void the_stages_of_a_model_hold_all_its_matrices() {
    for (Given model : List.of(LLAMA_3_70B, DEEPSEEK_V3)) {
      Given shape = onlyOf(model);
      var counted = ModelParams.CALCULATOR.derive(shape.and("norm", "none"));

      double held = 0;
      for (Derivation stage : StageMemory.everyStage(model)) {
        held += stage.output("paramsHere") * stage.given().number("tp");
        if (stage.outputNames().contains("expertParamsHere")) {
          held += stage.output("expertParamsHere") * stage.given().number("ep");
        }
      }
      assertThat(held).isCloseTo(counted.output("total"), within(1e-9 * held));
    }
  }

  @Test
  void the_last_stage_carries_the_logits_and_the_first_what_is_in_flight() {
    // Llama 3, arXiv 2407.21783, section 3.3.2: the first stage uses more for its embedding and
    // warm-up micro-batches; one layer less on the first and the last balances that
    List<Derivation> even = StageMemory.everyStage(LLAMA_3_70B);

    assertThat(StageMemory.mostLoaded(even).given().number("stage")).isZero();
    assertThat(even.get(7).output("headActivations")).isGreaterThan(0.5e9);
    assertThat(even.get(7).output("layerActivations"))
        .isEqualTo(even.get(0).output("layerActivations") / 8);
  }

  @ParameterizedTest
  @CsvSource({"10, 10", "7, 7", "13, 7"})
  void an_uneven_split_gives_the_rest_to_the_others(double first, double last) {
    Given uneven = LLAMA_3_70B.and("firstStageLayers", first).and("lastStageLayers", last);

    List<Derivation> stages = StageMemory.everyStage(uneven);

    assertThat(stages.get(0).output("stageLayers")).isEqualTo(first);
    assertThat(stages.get(7).output("stageLayers")).isEqualTo(last);
    assertThat(stages.stream().mapToDouble(stage -> stage.output("stageLayers")).sum())
        .isEqualTo(80);
  }

  @Test
  void a_v_puts_embedding_and_head_on_the_first_device() {
    Given folded = LLAMA_3_70B.and("schedule", "dualpipev");

    List<Derivation> stages = StageMemory.everyStage(folded);

    assertThat(stages.get(0).output("stageVocabulary")).isEqualTo(2 * 128256.0 * 8192 / 8);
    assertThat(stages.get(0).output("headActivations")).isPositive();
    assertThat(stages.get(7).output("stageVocabulary")).isZero();
    assertThat(stages.get(7).output("headActivations")).isZero();
  }

  @Test
  void experts_have_a_data_parallel_group_of_their_own() {
    // DeepSeek-V3, section 3.2: 64-way expert parallelism over 8 nodes, ZeRO-1: with 2048 GPUs in
    // 16 stages a stage has 128 ranks, so two of them hold the same experts
    var found = StageMemory.CALCULATOR.derive(DEEPSEEK_V3.and("stage", 8));

    assertThat(found.output("shardRanks")).isEqualTo(128);
    assertThat(found.output("expertShardRanks")).isEqualTo(2);
    assertThat(found.output("expertParamsHere")).isEqualTo(4 * 4 * 3.0 * 7168 * 2048);
  }

  @Test
  void dispatched_copies_do_not_fall_with_the_expert_degree_but_grow_with_imbalance() {
    Given stage = DEEPSEEK_V3.and("stage", 8);
    double balanced = StageMemory.CALCULATOR.derive(stage).output("expertLayerBytes");
    double spread = StageMemory.CALCULATOR.derive(stage.and("ep", 32)).output("expertLayerBytes");
    double fuller =
        StageMemory.CALCULATOR.derive(stage.and("imbalance", 1.18)).output("expertLayerBytes");

    assertThat(spread).isEqualTo(balanced);
    assertThat(fuller - balanced).isCloseTo(0.18 * 8 * 4096 * (4 * 7168 + 8 * 2048.0), within(1.0));
  }

  @Test
  void dense_layers_stand_on_the_first_stage() {
    List<Derivation> stages = StageMemory.everyStage(DEEPSEEK_V3);

    assertThat(stages).extracting(stage -> stage.output("denseStageLayers")).startsWith(3.0, 0.0);
    assertThat(stages.get(0).output("expertLayers")).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dp", "tp", "cp"})
  void memory_does_not_rise_with_a_degree(String degree) {
    for (Derivation found : Samples.of(StageMemory.CALCULATOR)) {
      if (degree.equals("tp") && found.given().number("heads") % (2 * degreeOf(found, "tp")) != 0) {
        continue;
      }
      double more =
          StageMemory.CALCULATOR
              .derive(found.given().and(degree, 2 * degreeOf(found, degree)))
              .output("total");
      assertThat(more).isLessThanOrEqualTo(found.output("total") * (1 + 1e-12));
    }
  }

  @Test
  void the_parts_make_the_whole_and_overhead_stands_apart() {
    for (Derivation found : Samples.of(StageMemory.CALCULATOR)) {
      double parts =
          found.output("weights")
              + found.output("gradients")
              + found.output("master")
              + found.output("moments")
              + found.output("layerActivations")
              + found.output("headActivations")
              + found.given().number("overhead");
      assertThat(parts).isCloseTo(found.output("total"), within(1e-9 * parts));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "stages, 7, '80 layers do not split evenly over 7 stages: 77 or 84 layers there would'",
    "tp, 7, tp is 7 and must divide heads",
    "stage, 8, the last one is 7",
    "chunks, 2, which only schedule=interleaved has",
    "ep, 4, without experts there is nothing to spread",
    "lastStageLayers, 81, leave -1 of 80 layers",
  })
  void what_does_not_go_together_is_refused_with_a_remedy(
      String name, double value, String sentence) {
    assertThatThrownBy(() -> StageMemory.CALCULATOR.derive(LLAMA_3_70B.and(name, value)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void experts_must_have_ranks_and_a_v_micro_batches() {
    assertThatThrownBy(() -> StageMemory.CALCULATOR.derive(DEEPSEEK_V3.and("dp", 96)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("must divide dp · cp · tp, which is 96")
        .hasMessageContaining("dp=128 would do");
    assertThatThrownBy(
            () ->
                StageMemory.CALCULATOR.derive(
                    LLAMA_3_70B.and("schedule", "dualpipev").and("microBatches", 8)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("16");
  }

  private static double degreeOf(Derivation found, String degree) {
    return found.given().number(degree);
  }

  /** What the count of parameters takes of it. */
  private static Given onlyOf(Given model) {
    Given shape = Given.nothing();
    for (var number : model.numbers().entrySet()) {
      if (ModelParams.CALCULATOR.input(number.getKey()).isPresent()) {
        shape = shape.and(number.getKey(), number.getValue());
      }
    }
    return shape;
  }
}
