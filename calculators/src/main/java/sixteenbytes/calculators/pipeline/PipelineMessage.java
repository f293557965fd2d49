package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.inputs.DegreeInputs.CHUNKS;
import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Step;

/**
 * What passes from one pipeline stage to the next.
 *
 * <p>Source: Narayanan et al. 2021, arXiv 2104.04473, section 4.1 (each tensor rank sends its
 * slice).
 */
public final class PipelineMessage {
  private static final Step MESSAGE =
      new Step(
          "messageBytes",
          "One message",
          "M",
          "2 * s * b * h / t",
          BYTES,
          "The hidden tensor of a micro-batch at the edge of a stage; each tensor rank sends its"
              + " slice.");
  private static final Step MESSAGE_TIME =
      new Step(
          "messageTime",
          "Time of one message",
          "t_M",
          "M / B",
          SECONDS,
          "From one stage to the next over the network.");
  private static final List<Step> INNER =
      List.of(
          MESSAGE,
          MESSAGE_TIME,
          new Step(
              "perStepBytes",
              "Sent by one GPU in a step",
              "V",
              "2 * v * m * M",
              BYTES,
              "Every micro-batch passes v chunks of the stage, activations forward and gradients"
                  + " back."));
  private static final List<Step> ALONE =
      List.of(
          MESSAGE,
          MESSAGE_TIME,
          new Step(
              "perStepBytes",
              "Sent by one GPU in a step",
              "V",
              "0 * M",
              BYTES,
              "A single stage has no neighbour."));

  public static final Calculator CALCULATOR =
      new Calculator(
          "pipeline-message",
          "Pipeline messages",
          "Pipeline",
          "Narayanan et al. 2021, arXiv 2104.04473, section 4.1",
          List.of(
              SEQ, MICRO_BATCH, HIDDEN, TP.usually(1), BANDWIDTH, STAGES, MICRO_BATCHES, CHUNKS),
          List.of(),
          given -> given.number("stages") == 1 ? ALONE : INNER);

  private PipelineMessage() {}
}
