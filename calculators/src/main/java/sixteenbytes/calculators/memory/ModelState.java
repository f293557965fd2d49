package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.MachineInputs.HBM;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Borrowed;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * The bytes that a parameter costs before a single activation is kept: 16 with mixed-precision
 * Adam.
 *
 * <p>Sources: Rajbhandari et al. 2020, arXiv 1910.02054, section 3.1 (2 + 2 + 12 bytes); Dettmers
 * et al. 2022, arXiv 2110.02861 (8-bit Adam, whose scales are neglected here); Chen et al. 2023,
 * arXiv 2302.06675 (Lion keeps one momentum). Gradients kept in fp32 make it 18.
 */
public final class ModelState {
  private static final Range WIDTH = Range.from(0, 64);

  private static final Map<String, List<Step>> PLANS =
      Map.of(
          "adam",
          steps("8 * P", "Adam keeps a mean and a variance of every gradient, both in fp32."),
          "adam-8bit",
          steps("2 * P", "Both moments of Adam fit one byte each; their scales are neglected."),
          "sgd",
          steps("0 * P", "Plain gradient descent remembers nothing from step to step."),
          "sgd-momentum",
          steps("4 * P", "Momentum is one running mean of every gradient, kept in fp32."),
          "lion",
          steps("4 * P", "Lion keeps one momentum in fp32 and no variance."));

  public static final Calculator CALCULATOR =
      new Calculator(
          "model-state",
          "Model state",
          "Memory",
          "Rajbhandari et al. 2020, arXiv 1910.02054, section 3.1",
          List.of(
              PARAMS,
              new Input.Choice(
                  "optimizer",
                  "optimizer",
                  List.of("adam", "adam-8bit", "sgd", "sgd-momentum", "lion"),
                  "adam"),
              perParam("weightBytes", "w", "size of one weight", WIDTH, 2),
              perParam("gradientBytes", "g", "size of one gradient", WIDTH, 2),
              perParam("masterBytes", "w_m", "size of one master weight; 0 keeps none", WIDTH, 4),
              HBM),
          List.of(),
          given -> PLANS.get(given.choice("optimizer")));

  private ModelState() {}

  /** The state of some parameters with mixed-precision Adam, 16 bytes each: {@code 16 * P}. */
  public static Formula withAdam(String params) {
    return Borrowed.formula(CALCULATOR, CALCULATOR.example(), "total", Map.of("P", params));
  }

  private static List<Step> steps(String moments, String why) {
    return List.of(
        new Step(
            "weights",
            "Weights",
            "M_w",
            "w * P",
            BYTES,
            "The copy that the forward and the backward multiply with, usually 16-bit."),
        new Step(
            "gradients",
            "Gradients",
            "M_g",
            "g * P",
            BYTES,
            "One number for every weight, alive from the backward to the optimizer step."),
        new Step(
            "master",
            "Master weights",
            "M_m",
            "w_m * P",
            BYTES,
            "A small update vanishes in 16 bits, so the optimizer adds to an fp32 copy."),
        new Step("moments", "Moments", "M_o", moments, BYTES, why),
        new Step(
            "total",
            "Model state",
            "M",
            "M_w + M_g + M_m + M_o",
            BYTES,
            "All four live for the whole run, whatever the batch: this is the floor of the"
                + " memory."),
        new Step(
            "bytesPerParam",
            "Bytes per parameter",
            "b_P",
            "M / P",
            BYTES,
            "The first number to know: 2 + 2 + 12 = 16 bytes with mixed-precision Adam."),
        new Step(
            "gpusForState",
            "GPUs for the state alone",
            "N",
            "ceil(M / HBM)",
            COUNT,
            "Shared out evenly and with nothing else in memory, so a lower bound."));
  }
}
