package sixteenbytes.calculators.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Given;

/** The closed form of every stage against passes that are run one by one. */
class HeldTest {

  @ParameterizedTest(name = "{0}, p = {1}, m = {2}, v = {3}")
  @CsvSource({
    "gpipe, 4, 8, 1",
    "1f1b, 1, 4, 1",
    "1f1b, 4, 3, 1",
    "1f1b, 4, 16, 1",
    "1f1b, 8, 32, 1",
    "interleaved, 4, 8, 1",
    "interleaved, 4, 4, 2",
    "interleaved, 4, 16, 2",
    "interleaved, 6, 12, 3",
    "interleaved, 8, 32, 4",
    "zb-h1, 4, 2, 1",
    "zb-h1, 4, 12, 1",
    "zb-h1, 8, 32, 1",
    "zb-h2, 4, 12, 1",
    "zb-h2, 8, 32, 1",
    "dualpipev, 1, 2, 2",
    "dualpipev, 2, 4, 2",
    "dualpipev, 4, 8, 2",
    "dualpipev, 4, 20, 2",
    "dualpipev, 8, 24, 2",
  })
  void every_stage_holds_as_many_as_in_a_simulation(
      String schedule, int stages, int microBatches, int chunks) {
    PipelineSimulation simulation = run(schedule, stages, microBatches, chunks);

    for (int stage = 0; stage < stages; stage++) {
      double held =
          InFlight.CALCULATOR
              .derive(
                  Given.of("schedule", schedule)
                      .and("stages", stages)
                      .and("microBatches", microBatches)
                      .and("chunks", schedule.equals("dualpipev") ? 1 : chunks)
                      .and("stage", stage))
              .output("inFlight");
      assertThat(held * chunks).as("stage %s", stage).isEqualTo(simulation.heldBy(stage));
    }
  }

  private static PipelineSimulation run(String schedule, int stages, int microBatches, int chunks) {
    if (schedule.equals("dualpipev")) {
      return PipelineSimulation.runFolded(PassOrders.dualPipeV(stages, microBatches), 1, 1, 1);
    }
    List<List<Pass>> orders =
        switch (schedule) {
          case "gpipe" -> PassOrders.gpipe(stages, microBatches);
          case "zb-h1" -> PassOrders.zeroBubble1(stages, microBatches);
          case "zb-h2" -> PassOrders.zeroBubble2(stages, microBatches);
          default -> PassOrders.interleaved(stages, microBatches, chunks);
        };
    return PipelineSimulation.run(orders, chunks, 1, 1, 1);
  }
}
