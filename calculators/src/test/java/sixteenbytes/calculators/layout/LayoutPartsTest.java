package sixteenbytes.calculators.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.memory.Activations;
import sixteenbytes.calculators.memory.Zero;
import sixteenbytes.calculators.parallelism.TensorParallel;
import sixteenbytes.calculators.pipeline.Bubble;
import sixteenbytes.calculators.pipeline.PipelineMessage;

/** A layout says of each part what the calculator of that part says. */
class LayoutPartsTest {
  static Stream<Given> layouts() {
    var random = new SplittableRandom(405);
    List<Given> found = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      double tp = 1 << random.nextInt(4);
      double pp = 1 << random.nextInt(4);
      double cp = 1 << random.nextInt(3);
      double dp = 1 + random.nextInt(20);
      double microBatch = 1 + random.nextInt(3);
      double rounds = 1 + random.nextInt(40);
      found.add(
          LayoutTest.DENSE
              .and("gpus", tp * pp * cp * dp)
              .and("tp", tp)
              .and("pp", pp)
              .and("cp", cp)
              .and("microBatch", microBatch)
              .and("chunks", 1 + random.nextInt(3))
              .and("globalBatchTokens", dp * rounds * microBatch * 4096)
              .and("zeroStage", String.valueOf(random.nextInt(4)))
              .and("recompute", List.of("none", "selective", "full").get(random.nextInt(3)))
              .and("sequenceParallel", String.valueOf(random.nextBoolean())));
    }
    return found.stream();
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void state_is_that_of_zero(Given given) {
    Derivation layout = Layout.CALCULATOR.derive(given);
    Derivation zero =
        Zero.CALCULATOR.derive(
            Given.of("params", 32e9 / (given.number("tp") * given.number("pp")))
                .and("dp", layout.output("dp") * given.number("cp"))
                .and("stage", given.choice("zeroStage")));

    same(layout.output("stateBytes"), zero.output("perGpu"));
    if (!given.is("zeroStage", "3") || layout.output("microBatches") == 1) {
      same(layout.output("dpBytes"), zero.output("sentBytes"));
    }
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void activations_and_bubble_are_those_of_their_calculators(Given given) {
    Derivation layout = Layout.CALCULATOR.derive(given);
    Derivation layer =
        Activations.CALCULATOR.derive(
            Given.of("seq", 4096 / given.number("cp"))
                .and("microBatch", given.number("microBatch"))
                .and("hidden", 8192)
                .and("heads", 64)
                .and("layers", 1)
                .and("tp", given.number("tp"))
                .and("recompute", given.choice("recompute"))
                .and("sequenceParallel", given.choice("sequenceParallel")));
    Derivation bubble =
        Bubble.CALCULATOR.derive(
            Given.of("stages", given.number("pp"))
                .and("microBatches", layout.output("microBatches"))
                .and("chunks", given.number("chunks"))
                .and("schedule", given.number("chunks") > 1 ? "interleaved" : "1f1b"));
    double live = given.is("recompute", "full") ? layer.output("liveLayer") : 0;

    same(layout.output("bubbleRatio"), bubble.output("bubbleRatio"));
    same(
        layout.output("activationBytes"),
        32 / given.number("pp") * bubble.output("inFlightFirst") * layer.output("perLayer") + live);
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void traffic_is_that_of_its_calculators(Given given) {
    Derivation layout = Layout.CALCULATOR.derive(given);
    Given micro =
        Given.of("seq", 4096 / given.number("cp"))
            .and("microBatch", given.number("microBatch"))
            .and("hidden", 8192)
            .and("tp", given.number("tp"));
    Derivation tensor =
        TensorParallel.CALCULATOR.derive(
            micro
                .and("layers", 32)
                .and("params", 32e9)
                .and("peak", 1e15)
                .and("mfu", 0.5)
                .and("bandwidth", 400e9)
                .and("recompute", given.choice("recompute")));
    Derivation messages =
        PipelineMessage.CALCULATOR.derive(
            micro
                .and("stages", given.number("pp"))
                .and("microBatches", layout.output("microBatches"))
                .and("chunks", given.number("chunks"))
                .and("bandwidth", 50e9));

    same(layout.output("computeTime"), tensor.output("computeTime") / given.number("pp"));
    same(layout.output("tpTime"), tensor.output("commTime") / given.number("pp"));
    same(layout.output("ppBytes"), messages.output("perStepBytes"));
  }

  private static void same(double found, double expected) {
    assertThat(found).isCloseTo(expected, withinPercentage(1e-9));
  }
}
