package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sixteenbytes.calculators.Printed;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.parallelism.TensorParallel;

/** Figure 1, Table 2 and the figures in the text of the ZeRO paper, each asked of a calculator. */
class ZeroFactsTest {
  private static final Map<String, String> STAGES =
      Map.of("baseline", "0", "Pos", "1", "Pos+g", "2", "Pos+g+p", "3");
  private static final Pattern STAGE_OF_FIGURE_1 = Pattern.compile("stage (\\d) GB per device");
  private static final Pattern MODEL_PARALLEL = Pattern.compile("table2 MP=(\\d+).*");
  private static final Pattern BUFFER =
      Pattern.compile("fused fp32 buffer for ([\\d.]+)B params, GB");

  /** So many tensor-parallel GPUs that (t-1)/t is 1 to nine digits. */
  private static final double ENDLESS = 1e9;

  /** GPT-2 of 1.5 billion parameters: 48 layers of width 1600, sequences of 1024 tokens. */
  private static final Given GPT_2 =
      Given.of("layers", 48).and("hidden", 1600).and("heads", 25).and("seq", 1024);

  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvFileSource(resources = "/published/zero_fig1_table2_facts.csv", numLinesToSkip = 1)
  void agrees_with_the_figures_and_the_text(
      String where, String quantity, String printed, Double exact, String confidence) {
    double found = calculated(where, quantity);

    if (quantity.startsWith("MEASURED")) {
      assertThat(Printed.of(printed).value()).as("what ran").isLessThanOrEqualTo(found * 1e9);
      return;
    }
    assertThat(found).isCloseTo(exact, withinPercentage(2e-7));
    Matcher degree = MODEL_PARALLEL.matcher(where);
    if (degree.matches()) { // the paper multiplies the figure it printed for one device
      double devices = Double.parseDouble(degree.group(1));
      Printed.of(printed).over(devices).agreesWith(found * 1e9 / devices);
    } else {
      Printed.of(printed).agreesWith(found);
    }
  }

  /** In the unit of the row: GB, billions of parameters, elements, percent. */
  private static double calculated(String where, String quantity) {
    Matcher stage = STAGE_OF_FIGURE_1.matcher(quantity);
    if (stage.matches()) {
      return zero(7.5e9, 64, stage.group(1), "perGpu") / 1e9;
    }
    Matcher degree = MODEL_PARALLEL.matcher(where);
    if (degree.matches()) {
      String named = quantity.substring(quantity.lastIndexOf(' ') + 1);
      Given devices =
          Given.of("params", 1e9)
              .and("dp", 64)
              .and("stage", STAGES.get(named))
              .and("hbm", 32e9 * Double.parseDouble(degree.group(1)));
      return Zero.CALCULATOR.derive(devices).output("maxParams") / 1e9;
    }
    Matcher buffer = BUFFER.matcher(quantity);
    if (buffer.matches()) {
      Given fused = Given.of("params", Double.parseDouble(buffer.group(1)) * 1e9);
      return ModelState.CALCULATOR.derive(fused.and("gradientBytes", 4)).output("gradients") / 1e9;
    }
    return switch (quantity) {
      case "model states of the 1.5B GPT-2, GB" ->
          ModelState.CALCULATOR.derive(Given.of("params", 1.5e9)).output("total") / 1e9;
      case "activations of GPT-2 1.5B (48 layers, h 1600), seq 1024, batch 32, GB: 12*h*b*s*L"
              + " elements of 2 bytes" ->
          Activations.CALCULATOR
                  .derive(GPT_2.and("microBatch", 32).and("bytesPerElement", 12 * 2))
                  .output("total")
              / 1e9;
      case "recompute overhead percent (one extra forward)" ->
          100
              * Activations.CALCULATOR
                  .derive(GPT_2.and("microBatch", 32).and("recompute", "full"))
                  .output("extraFlopsFraction");
      case "volume per step, baseline DP, elements per parameter" -> elementsSent("0");
      case "volume per step, stages 1 and 2" -> {
        assertThat(elementsSent("1")).isEqualTo(elementsSent("2"));
        yield elementsSent("2");
      }
      case "volume per step, stage 3" -> elementsSent("3");
      case "TP communication per block with recompute, elements = 12*s*h per sample" ->
          tensorParallelElements();
      default -> throw new AssertionError("no calculator is asked for: " + quantity);
    };
  }

  private static double zero(double params, double degree, String stage, String output) {
    Given given = Given.of("params", params).and("dp", degree).and("stage", stage);
    return Zero.CALCULATOR.derive(given).output(output);
  }

  private static double elementsSent(String stage) {
    return zero(7.5e9, 64, stage, "sentPerParam") / 2; // two bytes an element
  }

  /** Of one block and one sample, over s h; elements of two bytes. */
  private static double tensorParallelElements() {
    Given block =
        Given.of("hidden", 1024)
            .and("seq", 2048)
            .and("microBatch", 1)
            .and("layers", 1)
            .and("tp", ENDLESS)
            .and("recompute", "full")
            .and("bandwidth", 1e9)
            .and("peak", 1e12);
    return TensorParallel.CALCULATOR.derive(block).output("sentBytes") / 2 / (1024.0 * 2048);
  }
}
