package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;

/**
 * What tensor parallelism sends for one micro-batch, and how that compares with its compute.
 *
 * <p>All layers, forward and backward. With {@code recompute=full} the forward runs twice, and its
 * collectives with it.
 *
 * <p>Sources: Shoeybi et al. 2019, arXiv 1909.08053, section 3 (two all-reduces in each direction);
 * Rajbhandari et al. 2020, arXiv 1910.02054, section 8 (six with recompute).
 */
public final class TensorParallel {
  private static final Step WEIGHTS_OF_LAYERS =
      new Step(
          "matmulParams",
          "Parameters of the layers",
          "P",
          "12 * L * h^2",
          PARAMETERS,
          "Four h by h matrices of attention and eight of the feed-forward make 12h² in a layer.");
  private static final Step MESSAGE =
      HiddenTensor.step(
          "messageBytes",
          "One all-reduced tensor",
          "M",
          "Every collective reduces one hidden tensor, two bytes per element.");
  private static final Step FOUR =
      new Step(
          "collectives",
          "All-reduces",
          "N",
          "4 * L",
          COUNT,
          "Two in the forward of a layer, after attention and after the feed-forward, and two in"
              + " its backward.");
  private static final Step SIX =
      new Step(
          "collectives",
          "All-reduces",
          "N",
          "6 * L",
          COUNT,
          "Two in the forward of a layer, two when it is recomputed, two in its backward.");
  private static final Step SENT =
      new Step(
          "sentBytes",
          "Sent by each GPU",
          "V",
          "N * 2 * (t - 1) / t * M",
          BYTES,
          "A ring all-reduce sends 2(t-1)/t of its tensor.");
  private static final Step COMM =
      new Step(
          "commTime",
          "Communication time",
          "t_B",
          "V / B",
          SECONDS,
          "Nothing hides it: the next matrix multiply waits for the sum.");
  private static final Step COMPUTE =
      new Step(
          "computeTime",
          "Compute time",
          "t_F",
          "6 * P * s * b / (t * F)",
          SECONDS,
          "Six FLOPs for each parameter and token, shared by t GPUs.");
  private static final Step COMPUTE_AGAIN =
      new Step(
          "computeTime",
          "Compute time",
          "t_F",
          "8 * P * s * b / (t * F)",
          SECONDS,
          "Six FLOPs for each parameter and token and two for the second forward, shared by t"
              + " GPUs.");
  private static final Step RATIO_OF_TIMES =
      new Step(
          "ratio",
          "Communication over compute",
          "r",
          "t_B / t_F",
          SHARE,
          "It grows with t, for the bytes stay while the compute is divided.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "tensor-parallel",
          "Tensor parallelism",
          "Parallelism",
          "Shoeybi et al. 2019, arXiv 1909.08053, section 3",
          List.of(
              HIDDEN,
              SEQ,
              MICRO_BATCH,
              LAYERS,
              TP,
              BANDWIDTH,
              PEAK,
              MFU.usually(1),
              PARAMS.orNone().meaning("number of parameters of the whole model; without it 12Lh²"),
              new Input.Choice(
                  "recompute", "recompute policy", List.of("none", "selective", "full"), "none")),
          List.of(),
          TensorParallel::steps);

  private TensorParallel() {}

  private static List<Step> steps(Given given) {
    boolean again = given.is("recompute", "full");
    var steps = new ArrayList<Step>(9);
    if (!given.has("params")) {
      steps.add(WEIGHTS_OF_LAYERS);
    }
    steps.add(MESSAGE);
    steps.add(again ? SIX : FOUR);
    steps.add(SENT);
    steps.add(COMM);
    steps.add(SUSTAINED);
    steps.add(again ? COMPUTE_AGAIN : COMPUTE);
    steps.add(RATIO_OF_TIMES);
    return steps;
  }
}
