package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class BubbleTest {
  private static final Given EIGHT_STAGES = Given.of("stages", 8).and("microBatches", 32);
  private static final Map<String, String> SCHEDULES =
      Map.of(
          "1F1B", "1f1b",
          "ZB1P = ZB-H1", "zb-h1",
          "ZB-H2", "zb-h2",
          "DualPipe", "dualpipe",
          "DualPipeV", "dualpipev");

  @ParameterizedTest(name = "{0}, p = {1}, F = {2}, Bi = {3}, W = {4}, F&B = {5}")
  @CsvFileSource(resources = "/published/bubble_formulas.csv", numLinesToSkip = 1)
  void agrees_with_the_published_tables(
      String schedule,
      int stages,
      double forward,
      double backwardInput,
      double backwardWeight,
      double forwardAndBackward,
      String formula,
      double bubble,
      int copies,
      int held,
      int devices) {
    Given given =
        Given.of("stages", stages)
            .and("microBatches", 4 * stages)
            .and("schedule", SCHEDULES.get(schedule))
            .and("forward", forward)
            .and("backwardInput", backwardInput)
            .and("backwardWeight", backwardWeight);
    boolean overlaps = schedule.startsWith("DualPipe");
    Derivation found =
        Bubble.CALCULATOR.derive(overlaps ? given.and("overlapped", forwardAndBackward) : given);

    assertThat(found.output("idleTime")).isCloseTo(bubble, within(1e-9 * (1 + bubble)));
    assertThat(found.output("inFlightFirst")).isEqualTo(held);
    assertThat(found.output("paramCopies")).isEqualTo(copies);
    assertThat(found.output("devices")).isEqualTo(devices);
    if (overlaps && forwardAndBackward >= forward + backwardInput + backwardWeight - 1e-9) {
      assertThat(Bubble.CALCULATOR.derive(given).output("idleTime"))
          .as("nothing gained by overlap is what is taken without it")
          .isCloseTo(bubble, within(1e-9 * (1 + bubble)));
    }
  }

  @Test
  void ratio_and_fraction_are_two_numbers_of_one_wait() {
    Derivation found = Bubble.CALCULATOR.derive(EIGHT_STAGES);

    assertThat(found.display("bubbleRatio")).isEqualTo("21.9 %"); // 7/32
    assertThat(found.display("idleFraction")).isEqualTo("17.9 %"); // 7/39
    assertThat(found.output("stepTime")).isEqualTo(39 * 3);
  }

  // (p - 1) / 0.05 = 20 (p - 1), exactly: a double of 0.05 must not make it one more
  @ParameterizedTest(name = "p = {0} needs {1}")
  @CsvSource({"1,1", "2,20", "4,60", "8,140", "16,300", "64,1260"})
  void the_micro_batches_for_five_percent_are_counted_exactly(int stages, int needed) {
    for (double work : new double[] {1, 0.1, 1.0 / 3, 7}) {
      Derivation found =
          Bubble.CALCULATOR.derive(
              EIGHT_STAGES
                  .and("stages", stages)
                  .and("forward", work)
                  .and("backwardInput", work)
                  .and("backwardWeight", work));

      assertThat(found.output("microBatchesFor")).isEqualTo(needed);
    }
  }

  @Test
  void interleaving_divides_the_wait_and_multiplies_the_messages() {
    Derivation found =
        Bubble.CALCULATOR.derive(EIGHT_STAGES.and("schedule", "interleaved").and("chunks", 4));

    assertThat(found.output("bubbleRatio")).isEqualTo(7 / 128.0);
    assertThat(found.output("messagesFactor")).isEqualTo(4);
    assertThat(found.output("microBatchesFor")).isEqualTo(35);
    assertThat(found.display("inFlightFirst")).isEqualTo("9.75"); // 8 + 7/4
  }

  @ParameterizedTest(name = "{0} with p = 1")
  @CsvSource({"gpipe", "1f1b", "interleaved", "zb-h1", "zb-h2"})
  void one_stage_never_waits(String schedule) {
    Derivation found =
        Bubble.CALCULATOR.derive(EIGHT_STAGES.and("stages", 1).and("schedule", schedule));

    assertThat(found.output("idleTime")).isZero();
    assertThat(found.output("microBatchesFor")).isEqualTo(1);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"zb-h1", "zb-h2", "dualpipe"})
  void long_weight_passes_never_make_the_wait_negative(String schedule) {
    Derivation found =
        Bubble.CALCULATOR.derive(EIGHT_STAGES.and("schedule", schedule).and("backwardWeight", 10));

    assertThat(found.output("idleTime")).isZero();
  }

  @Test
  void a_stage_never_holds_more_micro_batches_than_there_are() {
    for (String schedule :
        new String[] {"gpipe", "1f1b", "interleaved", "zb-h1", "zb-h2", "dualpipe", "dualpipev"}) {
      Derivation found =
          Bubble.CALCULATOR.derive(
              EIGHT_STAGES.and("microBatches", 3).and("schedule", schedule).and("chunks", 2));

      assertThat(found.output("inFlightFirst")).as(schedule).isEqualTo(3);
    }
  }

  @Test
  void both_ends_need_an_even_number_of_stages() {
    assertThatThrownBy(
            () ->
                Bubble.CALCULATOR.derive(EIGHT_STAGES.and("stages", 7).and("schedule", "dualpipe")))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "stages is 7; DualPipe feeds micro-batches from both ends and needs an even number,"
                + " such as 6 or 8.");
  }

  @Test
  void an_overlap_lies_between_the_longer_pass_and_both() {
    Given dualPipe = EIGHT_STAGES.and("schedule", "dualpipe");

    assertThatThrownBy(() -> Bubble.CALCULATOR.derive(dualPipe.and("overlapped", 1.5)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("at least the longer of the two, 2 s, and at most their sum, 3 s");
    assertThatThrownBy(() -> Bubble.CALCULATOR.derive(EIGHT_STAGES.and("overlapped", 2)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("Leave it out for 1f1b.");
  }

  @Test
  void a_micro_batch_must_take_some_time() {
    assertThatThrownBy(
            () ->
                Bubble.CALCULATOR.derive(
                    EIGHT_STAGES
                        .and("forward", 0)
                        .and("backwardInput", 0)
                        .and("backwardWeight", 0)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("are all 0 s");
  }
}
