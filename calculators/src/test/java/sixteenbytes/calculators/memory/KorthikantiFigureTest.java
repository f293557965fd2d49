package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sixteenbytes.calculators.Printed;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.parallelism.TensorParallel;

/** The memory of the four models of Korthikanti et al. 2022, arXiv 2205.05198, figure 1. */
class KorthikantiFigureTest {
  private static final double GIB = 1L << 30;

  /** Table 3 of the paper; all with sequences of 2048 tokens over 8 tensor-parallel GPUs. */
  private enum Model {
    M_22B(6144, 64, 48, 1, 1, 4),
    M_175B(12288, 96, 96, 8, 3, 1),
    M_530B(20480, 128, 105, 35, 3, 1),
    M_1T(25600, 160, 128, 64, 1, 1);

    private final int layers;
    private final int hidden;
    private final int stages;
    private final Given shape;

    Model(int hidden, int heads, int layers, int stages, int chunks, int microBatch) {
      this.hidden = hidden;
      this.layers = layers;
      this.stages = stages;
      this.shape =
          Given.of("seq", 2048)
              .and("microBatch", microBatch)
              .and("hidden", hidden)
              .and("heads", heads)
              .and("layers", layers)
              .and("tp", 8)
              .and("stages", stages)
              .and("chunks", chunks);
    }

    /** Weights of the matrix multiplies on one GPU. */
    double paramsPerGpu() {
      Given model =
          Given.of("hidden", hidden)
              .and("layers", layers)
              .and("seq", 2048)
              .and("microBatch", 1)
              .and("tp", 8)
              .and("bandwidth", 1e9)
              .and("peak", 1e12);
      return TensorParallel.CALCULATOR.derive(model).output("matmulParams") / (8 * stages);
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "/published/korthikanti_fig1_memory.csv", numLinesToSkip = 1)
  void agrees_with_every_bar_of_figure_1(
      String model,
      String printedState,
      double state,
      String printedNone,
      double none,
      double noneInterleaved,
      String printedSelective,
      double selective,
      double selectiveInterleaved) {
    Model chosen = Model.valueOf("M_" + model);
    Derivation states =
        ModelState.CALCULATOR.derive(
            Given.of("params", chosen.paramsPerGpu()).and("gradientBytes", 4));
    Derivation baseline = Activations.CALCULATOR.derive(chosen.shape);
    Derivation sharded =
        Activations.CALCULATOR.derive(
            chosen.shape.and("sequenceParallel", "true").and("recompute", "selective"));

    assertThat(states.output("bytesPerParam")).isEqualTo(18);
    agrees(states, "total", state, printedState);
    agrees(baseline, "total", none, null);
    agrees(baseline, "firstStage", noneInterleaved, printedNone);
    agrees(sharded, "total", selective, null);
    agrees(sharded, "firstStage", selectiveInterleaved, printedSelective);
  }

  private static void agrees(Derivation found, String output, double exact, String printed) {
    double gibibytes = found.output(output) / GIB;
    assertThat(gibibytes).as(output).isCloseTo(exact, withinPercentage(1e-7));
    if (printed != null) {
      Printed.of(printed).agreesWith(gibibytes);
    }
  }
}
