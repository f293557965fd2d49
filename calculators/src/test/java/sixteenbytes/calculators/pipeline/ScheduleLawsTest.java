package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

/** The closed forms of the schedules are what simulated pipelines take and hold. */
class ScheduleLawsTest {
  @Property(tries = 1000)
  void gpipe_takes_and_holds_what_a_simulated_pipeline_does(
      @ForAll @IntRange(min = 1, max = 16) int stages,
      @ForAll @IntRange(min = 1, max = 48) int microBatches,
      @ForAll @IntRange(min = 1, max = 9) int forward,
      @ForAll @IntRange(min = 1, max = 9) int backward) {
    agree(
        derive("gpipe", stages, microBatches, 1, forward, backward, 0),
        run(PassOrders.gpipe(stages, microBatches), 1, forward, backward),
        1);
  }

  @Property(tries = 1000)
  void one_forward_one_backward_takes_and_holds_what_a_simulated_pipeline_does(
      @ForAll @IntRange(min = 1, max = 16) int stages,
      @ForAll @IntRange(min = 1, max = 48) int microBatches,
      @ForAll @IntRange(min = 1, max = 9) int forward,
      @ForAll @IntRange(min = 1, max = 9) int backward) {
    agree(
        derive("1f1b", stages, microBatches, 1, forward, backward, 0),
        run(PassOrders.oneForwardOneBackward(stages, microBatches), 1, forward, backward),
        1);
  }

  /** With one chunk there is nothing to interleave, and the order is that of plain 1F1B. */
  @Property(tries = 1000)
  void interleaving_takes_and_holds_what_a_simulated_pipeline_does(
      @ForAll @IntRange(min = 1, max = 10) int stages,
      @ForAll @IntRange(min = 1, max = 5) int groups,
      @ForAll @IntRange(min = 2, max = 6) int chunks,
      @ForAll @IntRange(min = 1, max = 9) int forward,
      @ForAll @IntRange(min = 1, max = 9) int backward) {
    int microBatches = groups * stages;

    agree(
        derive("interleaved", stages, microBatches, chunks, forward, backward, 0),
        run(PassOrders.interleaved(stages, microBatches, chunks), chunks, forward, backward),
        chunks);
  }

  /** The closed form needs m >= p, and weight passes that are no longer than the other two. */
  @Property(tries = 1000)
  void zero_bubble_1_takes_and_holds_what_a_simulated_pipeline_does(
      @ForAll @IntRange(min = 1, max = 12) int stages,
      @ForAll @IntRange(min = 0, max = 30) int more,
      @ForAll @IntRange(min = 0, max = 5) int longerForward,
      @ForAll @IntRange(min = 0, max = 5) int longerBackward,
      @ForAll @IntRange(min = 1, max = 5) int weight) {
    int microBatches = stages + more;
    int forward = weight + longerForward;
    int backward = weight + longerBackward;

    agree(
        derive("zb-h1", stages, microBatches, 1, forward, backward, weight),
        PipelineSimulation.run(
            PassOrders.zeroBubble1(stages, microBatches), 1, forward, backward, weight),
        1);
  }

  /**
   * The closed form needs m >= 2p - 1. Its step is that of one stage, from its first pass to its
   * last: stages start one after another and end so, since none waits for all gradients.
   */
  @Property(tries = 1000)
  void zero_bubble_2_takes_and_holds_what_each_simulated_stage_does(
      @ForAll @IntRange(min = 1, max = 12) int stages,
      @ForAll @IntRange(min = 0, max = 30) int more,
      @ForAll @IntRange(min = 0, max = 5) int longerForward,
      @ForAll @IntRange(min = 0, max = 5) int longerBackward,
      @ForAll @IntRange(min = 1, max = 5) int weight) {
    int microBatches = 2 * stages - 1 + more;
    int forward = weight + longerForward;
    int backward = weight + longerBackward;
    Derivation found = derive("zb-h2", stages, microBatches, 1, forward, backward, weight);

    var simulated =
        PipelineSimulation.run(
            PassOrders.zeroBubble2(stages, microBatches), 1, forward, backward, weight);

    assertThat(found.output("stepTime")).isCloseTo((double) simulated.longestStage(), within(1e-6));
    assertThat(found.output("inFlightFirst")).isEqualTo(simulated.heldByFirst());
    assertThat(found.output("inFlightLast")).isEqualTo(simulated.heldByLast());
  }

  private static PipelineSimulation run(
      List<List<Pass>> orders, int chunks, int forward, int backward) {
    return PipelineSimulation.run(orders, chunks, forward, backward, 0);
  }

  /** Passes through one chunk take the given ticks, so that a whole stage takes v times as many. */
  private static Derivation derive(
      String schedule,
      int stages,
      int microBatches,
      int chunks,
      int forward,
      int backward,
      int weight) {
    return Bubble.CALCULATOR.derive(
        Given.of("schedule", schedule)
            .and("stages", stages)
            .and("microBatches", microBatches)
            .and("chunks", chunks)
            .and("forward", forward * chunks)
            .and("backwardInput", backward * chunks)
            .and("backwardWeight", weight * chunks));
  }

  private static void agree(Derivation found, PipelineSimulation simulated, int chunks) {
    assertThat(found.output("stepTime")).isCloseTo((double) simulated.makespan(), within(1e-6));
    assertThat(found.output("inFlightFirst"))
        .isCloseTo((double) simulated.heldByFirst() / chunks, within(1e-9));
    assertThat(found.output("inFlightLast"))
        .isCloseTo((double) simulated.heldByLast() / chunks, within(1e-9));
  }
}
