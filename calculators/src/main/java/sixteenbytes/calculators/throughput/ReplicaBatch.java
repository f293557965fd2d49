package sixteenbytes.calculators.throughput;

import static sixteenbytes.calculators.inputs.DegreeInputs.DP;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * How far a global batch can be divided: a replica needs one sequence at least, so the batch sets a
 * largest number of replicas, and with the model-parallel degrees a largest number of GPUs.
 *
 * <p>Source: the definition of the global batch, Narayanan et al. 2021, arXiv 2104.04473, section
 * 3.
 */
public final class ReplicaBatch {
  public static final Calculator CALCULATOR =
      new Calculator(
          "replica-batch",
          "How far a batch divides",
          "Throughput",
          "Narayanan et al. 2021, arXiv 2104.04473, section 3",
          List.of(
              Input.Number.required(
                      "globalBatchTokens",
                      "G",
                      "number of tokens in the global batch",
                      TOKENS,
                      Range.above(0, 1e15))
                  .suchAs(16e6),
              SEQ,
              MICRO_BATCH.usually(1),
              DP.usually(64),
              TP.usually(1),
              STAGES.usually(1)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "tokensPerReplica",
                  "Tokens of a replica in a step",
                  "T_r",
                  "G / d",
                  TOKENS,
                  "The batch is shared out over the replicas."),
              new Step(
                  "microBatches",
                  "Micro-batches of a replica in a step",
                  "m",
                  "T_r / (s * b)",
                  COUNT,
                  "A micro-batch has b sequences of s tokens; below one there is no whole one."),
              new Step(
                  "maxReplicas",
                  "Most replicas",
                  "d_m",
                  "floor(G / s)",
                  COUNT,
                  "Half a sequence is no work for a replica: one whole sequence each."),
              new Step(
                  "maxGpus",
                  "Most GPUs",
                  "n_g",
                  "d_m * t * p",
                  COUNT,
                  "A replica is t GPUs wide and p stages deep.")));

  private ReplicaBatch() {}
}
