package sixteenbytes.calculators.layout;

import static sixteenbytes.calculators.inputs.DegreeInputs.CHUNKS;
import static sixteenbytes.calculators.inputs.DegreeInputs.CP;
import static sixteenbytes.calculators.inputs.DegreeInputs.EP;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.inputs.MachineInputs.HBM;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.expert.ExpertMemory;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * A whole layout on paper: how the GPUs are divided, whether a GPU has room, how long a step takes.
 *
 * <p>The formulas are those of {@code zero}, {@code activations}, {@code bubble}, {@code
 * tensor-parallel}, {@code pipeline-message} and {@code expert-memory}, over the part of the model
 * and of the batch that a GPU has. Memory is that of the first pipeline stage, 1F1B or interleaved,
 * attention scores stored unless they are recomputed; embedding, logits and buffers are left out.
 * Tensor-parallel traffic is never hidden, pipeline messages, the context ring and the all-to-all
 * of experts always are.
 *
 * <p>Sources: Narayanan et al. 2021, arXiv 2104.04473, section 3 (degrees, bubble, traffic);
 * Korthikanti et al. 2022, arXiv 2205.05198, section 4 (activations); Rajbhandari et al. 2020,
 * arXiv 1910.02054, sections 5 and 7 (state and its traffic).
 */
public final class Layout {
  public static final Calculator CALCULATOR =
      new Calculator(
          "layout",
          "Layout of a training run",
          "Parallelism",
          "Narayanan et al. 2021, arXiv 2104.04473, section 3; Korthikanti et al. 2022, arXiv"
              + " 2205.05198, section 4; Rajbhandari et al. 2020, arXiv 1910.02054, sections 5 and"
              + " 7",
          inputs(),
          rules(),
          Layout::steps);

  private Layout() {}

  private static List<Input> inputs() {
    return List.of(
        PARAMS.suchAs(70e9),
        PARAMS
            .named("paramsActive", "P_a")
            .orNone()
            .meaning("number of parameters that one token uses; without it all"),
        LAYERS.suchAs(80),
        HIDDEN.suchAs(8192),
        HEADS.suchAs(64),
        HEADS
            .named("kvHeads", "a_kv")
            .orNone()
            .meaning("number of key and value heads, for the ring of context parallelism"),
        Input.Number.optional(
            "experts", "E", "number of routed experts in a layer", COUNT, Range.from(2, 1e6)),
        Input.Number.optional(
            "topK", "k", "number of experts that a token is sent to", COUNT, Range.from(1, 1e6)),
        GPUS,
        TP,
        STAGES.named("pp", "p"),
        CP.usually(1),
        EP.usually(1),
        new Input.Choice("zeroStage", "ZeRO stage", List.of("0", "1", "2", "3"), "1"),
        SEQ,
        MICRO_BATCH,
        Input.Number.required(
                "globalBatchTokens",
                "G",
                "number of tokens in a global batch",
                TOKENS,
                Range.above(0, 1e15))
            .suchAs(1 << 22),
        HBM,
        PEAK,
        BANDWIDTH
            .named("linkBandwidth", "B_l")
            .meaning("speed of the link inside a node per GPU in one direction"),
        BANDWIDTH
            .named("nicBandwidth", "B_n")
            .meaning("speed of the network per GPU in one direction")
            .suchAs(50e9),
        Input.Number.required(
                "domain", "D", "number of GPUs that the link joins", COUNT, Range.from(1, 65536))
            .usually(8),
        MFU.named("efficiency", "eta")
            .meaning("share of the peak that a GPU reaches while it computes")
            .usually(1),
        new Input.Choice(
            "recompute",
            "recompute policy: nothing, the attention core, or every layer",
            List.of("none", "selective", "full"),
            "selective"),
        CHUNKS,
        new Input.Choice(
            "sequenceParallel",
            "switch for sequence parallelism over the tensor ranks",
            List.of("false", "true"),
            "true"));
  }

  private static List<Rule> rules() {
    var rules = new ArrayList<Rule>(LayoutRules.ALL);
    rules.add(ExpertMemory.partsFitTheWhole("params"));
    rules.add(LayoutRules::expertsAreThere);
    return rules;
  }

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>(24);
    steps.addAll(MemorySteps.state(given));
    steps.addAll(ActivationLines.steps(given));
    steps.addAll(TimeSteps.steps(given));
    return steps;
  }
}
