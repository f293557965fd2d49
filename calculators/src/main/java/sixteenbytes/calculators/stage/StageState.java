package sixteenbytes.calculators.stage;

import static sixteenbytes.calculators.quantity.Measure.BYTES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Borrowed;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;
import sixteenbytes.calculators.memory.Zero;

/** Weights, gradients, master weights and moments of one GPU, by the formulas of {@code zero}. */
final class StageState {
  private static final Step SUM =
      new Step(
          "stateBytes",
          "Model state",
          "M_s",
          "M_w + M_g + M_m + M_o",
          BYTES,
          "What lives for the whole run, whatever the batch.");
  private static final Map<String, List<Step>> DENSE = new HashMap<>();
  private static final Map<String, List<Step>> WITH_EXPERTS = new HashMap<>();

  static {
    for (String stage : List.of("0", "1", "2", "3")) {
      DENSE.put(stage, steps(stage, false));
      WITH_EXPERTS.put(stage, steps(stage, true));
    }
  }

  private StageState() {}

  static List<Step> steps(Given given) {
    String stage = given.choice("zeroStage");
    return ShapeInputs.hasExperts(given) ? WITH_EXPERTS.get(stage) : DENSE.get(stage);
  }

  private static List<Step> steps(String stage, boolean experts) {
    var steps = new ArrayList<Step>();
    steps.add(part("weights", "Weights", "M_w", "w", stage, experts));
    steps.add(part("gradients", "Gradients", "M_g", "g", stage, experts));
    steps.add(part("master", "Master weights", "M_m", "w_m", stage, experts));
    steps.add(part("moments", "Moments", "M_o", "w_v", stage, experts));
    steps.add(SUM);
    return List.copyOf(steps);
  }

  private static Step part(
      String name, String title, String symbol, String width, String stage, boolean experts) {
    boolean optimizer = name.equals("master") || name.equals("moments");
    String output = optimizer ? "optimizer" : name;
    String own = optimizer ? "K" : width;
    Formula rest = ofZero(output, stage, own, width, "N_r", "n_s");
    Formula formula =
        experts
            ? new Formula(
                rest.text() + " + " + ofZero(output, stage, own, width, "N_x", "n_x").text())
            : rest;
    boolean sharded = rest.symbols().contains("n_s");
    String why =
        sharded
            ? "ZeRO stage %s shares these out over the ranks that hold the same parameters."
            : "ZeRO stage %s keeps these whole on every rank.";
    return new Step(name, title, symbol, formula, BYTES, why.formatted(stage));
  }

  private static Formula ofZero(
      String output, String stage, String own, String width, String params, String ranks) {
    return Borrowed.formula(
        Zero.CALCULATOR,
        Zero.CALCULATOR.example().and("stage", stage),
        output,
        Map.of(own, width, "P", params, "d", ranks));
  }
}
