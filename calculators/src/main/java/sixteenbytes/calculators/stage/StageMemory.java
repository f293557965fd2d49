package sixteenbytes.calculators.stage;

import static sixteenbytes.calculators.inputs.DegreeInputs.CHUNKS;
import static sixteenbytes.calculators.inputs.DegreeInputs.CP;
import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.inputs.DegreeInputs.EP;
import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.MachineInputs.HBM;
import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;
import sixteenbytes.calculators.pipeline.Held;
import sixteenbytes.calculators.pipeline.InFlight;
import sixteenbytes.calculators.quantity.Range;

/**
 * The memory of one GPU of one pipeline stage, by component: state by the ranks that share it,
 * activations by the micro-batches that this stage has in flight, embedding and head where they
 * are, and an overhead that stands apart from the theory.
 *
 * <p>A stage is a device: with {@code dualpipev} it holds a block of each arm of the V, and the
 * first one holds the embedding and the head. Norms and biases are left out of the parameters.
 *
 * <p>Sources: Korthikanti et al. 2022, arXiv 2205.05198, section 4 (tensors kept); Rajbhandari et
 * al. 2020, arXiv 1910.02054, section 5 (state); Narayanan et al. 2021, arXiv 2104.04473, section
 * 2.2 (in flight); DeepSeek-V3, arXiv 2412.19437, section 3.2 (expert parallelism).
 */
public final class StageMemory {
  private static final Range WIDTH = Range.from(0, 64);

  private static final Step ACTIVATIONS =
      new Step(
          "activationBytes",
          "Activations",
          "M_a",
          "M_l + M_h",
          BYTES,
          "Layers and head at the moment when most is in flight.");
  private static final Step TOTAL =
      new Step(
          "total",
          "Needed by one GPU of the stage",
          "M",
          "M_s + M_a + M_x",
          BYTES,
          "State and activations, and the overhead that was given.");
  private static final Step ROOM =
      new Step(
          "headroom",
          "Left of its memory",
          "R",
          "HBM - M",
          BYTES,
          "Negative where it does not fit; context, communicators and fragmentation take some GB of"
              + " it.");
  private static final Step FITS =
      new Step(
          "fits",
          "Fits: 1 for yes, 0 for no",
          "y",
          "min(1, floor(HBM / M))",
          COUNT,
          "Whether what is needed goes into the memory at least once.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "stage-memory",
          "Memory of a stage by component",
          "Memory",
          "Korthikanti et al. 2022, arXiv 2205.05198, section 4; Rajbhandari et al. 2020, arXiv"
              + " 1910.02054, section 5; Narayanan et al. 2021, arXiv 2104.04473, section 2.2;"
              + " DeepSeek-V3, arXiv 2412.19437, section 3.2",
          inputs(),
          StageRules.ALL,
          StageMemory::steps);

  private StageMemory() {}

  /** The derivations of all stages, in order, whatever stage is given. */
  public static List<Derivation> everyStage(Given given) {
    int stages = (int) CALCULATOR.derive(given.and("stage", 0)).given().number("stages");
    return IntStream.range(0, stages)
        .mapToObj(stage -> CALCULATOR.derive(given.and("stage", stage)))
        .toList();
  }

  /** The stage that needs most; of several the first. */
  public static Derivation mostLoaded(List<Derivation> stages) {
    return stages.stream()
        .max(
            Comparator.comparingDouble((Derivation stage) -> stage.output("total"))
                .thenComparing(stage -> -stage.given().number("stage")))
        .orElseThrow();
  }

  private static List<Input> inputs() {
    return List.of(
        LAYERS,
        HIDDEN,
        HEADS,
        SEQ,
        MICRO_BATCH.usually(1),
        STAGES.suchAs(4),
        MICRO_BATCHES,
        DP.suchAs(8),
        TP.usually(1),
        CP.usually(1),
        InFlight.STAGE,
        Held.SCHEDULE,
        CHUNKS,
        StageLayers.FIRST,
        StageLayers.LAST,
        ShapeInputs.KV_HEADS,
        ShapeInputs.HEAD_DIM,
        ShapeInputs.FFN,
        ShapeInputs.VOCABULARY,
        ShapeInputs.GATED_MLP,
        ShapeInputs.TIED_EMBEDDINGS,
        ShapeInputs.EXPERTS,
        ShapeInputs.TOP_K,
        ShapeInputs.MOE_FFN,
        ShapeInputs.SHARED_EXPERTS,
        ShapeInputs.DENSE_LAYERS,
        EP.usually(1),
        TP.named("expertTp", "t_e")
            .meaning("number of tensor ranks that share one expert")
            .usually(1),
        Input.Number.required(
                "imbalance",
                "q",
                "load of the fullest expert rank over the mean",
                RATIO,
                Range.from(1, 1000))
            .usually(1),
        ShapeInputs.KV_LORA_RANK,
        ShapeInputs.Q_LORA_RANK,
        ShapeInputs.QK_NOPE,
        ShapeInputs.QK_ROPE,
        ShapeInputs.V_HEAD_DIM,
        new Input.Choice("zeroStage", "ZeRO stage", List.of("0", "1", "2", "3"), "1"),
        perParam("weightBytes", "w", "size of one weight", WIDTH, 2),
        perParam("gradientBytes", "g", "size of one gradient", WIDTH, 2),
        perParam("masterBytes", "w_m", "size of one master weight; 0 keeps none", WIDTH, 4),
        perParam("momentBytes", "w_v", "size of both moments of one parameter", WIDTH, 8),
        new Input.Choice(
            "recompute",
            "recompute policy: the attention core, as a flash kernel does, or every layer",
            List.of("selective", "full"),
            "selective"),
        Input.Number.optional(
            "mlpTensors",
            "n_f",
            "number of tensors of the inner width that an MLP keeps; without it 4 with a gate and 2"
                + " without; kernels that fuse the gate keep 3 or 2",
            COUNT,
            Range.from(1, 8)),
        Input.Number.required(
                "dropoutMasks",
                "n_d",
                "number of one-byte dropout masks of the hidden size in a layer",
                COUNT,
                Range.from(0, 8))
            .usually(0),
        Input.Number.required(
                "logitBytes", "w_l", "bytes kept of one logit; 0 with a fused loss", BYTES, WIDTH)
            .usually(4),
        Input.Number.required(
                "overhead",
                "M_x",
                "memory for context, communicators and fragmentation",
                BYTES,
                Range.from(0, 1e12))
            .usually(0),
        HBM);
  }

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>(36);
    steps.addAll(StageParams.steps(given));
    steps.addAll(StageState.steps(given));
    steps.addAll(StageActivations.steps(given));
    steps.addAll(List.of(ACTIVATIONS, TOTAL, ROOM, FITS));
    return steps;
  }
}
