package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;

/**
 * What one GPU sends in an optimizer step along each axis of a layout: the list that is sorted
 * before the axes are laid onto the links.
 *
 * <p>16-bit tensors; tensor parallelism with sequence parallelism, so that the message between
 * stages is sharded; gradients all-reduced once a step; nothing recomputed.
 *
 * <p>Sources: Narayanan et al. 2021, arXiv 2104.04473, section 3; Korthikanti et al. 2022, arXiv
 * 2205.05198, section 4.2.2.
 */
public final class TrafficByAxis {
  private static final Step PIPELINE_BYTES =
      pipelineBytes(
          "2 * m * A / t",
          "An inner stage passes its slice of the activations on and its slice of the gradient"
              + " back, for every micro-batch.");
  private static final Step NO_PIPELINE_BYTES = pipelineBytes("0", "There is no neighbour.");

  private static final Step BOUNDARY_BYTES =
      HiddenTensor.step(
          "boundaryBytes",
          "Activations at a layer boundary",
          "A",
          "One 16-bit hidden vector per token.");
  private static final Step TENSOR_BYTES =
      new Step(
          "tensorBytes",
          "Sent for tensor parallelism",
          "T_t",
          "4 * L / p * 2 * (t - 1) / t * A * m",
          BYTES,
          "Two all-reduces per layer forward and two backward, for every micro-batch.");
  private static final Step DATA_BYTES =
      new Step(
          "dataBytes",
          "Sent for data parallelism",
          "T_d",
          "2 * (d - 1) / d * 2 * P / (t * p)",
          BYTES,
          "One ring all-reduce of the 16-bit gradients that the GPU holds, once a step.");
  private static final Step TENSOR_OVER_DATA =
      new Step(
          "tensorOverData",
          "Tensor over data",
          "k_d",
          "T_t / T_d",
          RATIO,
          "How much harder the tensor axis pushes than the data axis.");
  private static final Step TENSOR_OVER_PIPELINE =
      new Step(
          "tensorOverPipeline",
          "Tensor over pipeline",
          "k_p",
          "T_t / T_p",
          RATIO,
          "How much harder the tensor axis pushes than the pipeline axis.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "traffic-by-axis",
          "Bytes of a step by axis",
          "Design",
          "Narayanan et al. 2021, arXiv 2104.04473, section 3",
          List.of(
              PARAMS,
              LAYERS,
              HIDDEN,
              SEQ,
              MICRO_BATCH.usually(1),
              TP,
              STAGES.usually(1),
              DP,
              MICRO_BATCHES),
          List.of(),
          TrafficByAxis::steps);

  private TrafficByAxis() {}

  private static List<Step> steps(Given given) {
    boolean pipelined = given.number("stages") > 1;
    var steps = new ArrayList<Step>();
    steps.add(BOUNDARY_BYTES);
    steps.add(TENSOR_BYTES);
    steps.add(pipelined ? PIPELINE_BYTES : NO_PIPELINE_BYTES);
    steps.add(DATA_BYTES);
    if (given.number("dp") > 1) {
      steps.add(TENSOR_OVER_DATA);
    }
    if (pipelined) {
      steps.add(TENSOR_OVER_PIPELINE);
    }
    return steps;
  }

  private static Step pipelineBytes(String formula, String why) {
    return new Step("pipelineBytes", "Sent to pipeline neighbours", "T_p", formula, BYTES, why);
  }
}
