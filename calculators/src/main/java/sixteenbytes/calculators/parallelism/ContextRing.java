package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.CP;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Context parallelism by ring attention: keys and values travel, queries stay. Forward, batch 1.
 *
 * <p>Source: Liu et al. 2023, arXiv 2310.01889, section 3 (block size at which the ring is hidden).
 */
public final class ContextRing {
  private static final Step BLOCK =
      new Step(
          "kvPerRank",
          "Keys and values of a rank",
          "K",
          "2 * 2 * (s / c) * a_kv * d_h / t",
          BYTES,
          "K and V of its part of the sequence, one layer, two bytes per element.");
  private static final Step SENT =
      new Step(
          "sentPerLayer",
          "Sent in a layer",
          "V",
          "(c - 1) * K",
          BYTES,
          "The block goes around the ring and meets the queries of every other rank.");
  private static final Step COMM =
      new Step(
          "commTime",
          "Communication time",
          "t_B",
          "L * V / B",
          SECONDS,
          "All layers of one forward, at the speed of the link.");
  private static final Step ATTENTION =
      new Step(
          "attentionTime",
          "Attention time",
          "t_F",
          "L * 4 * s^2 * a * d_h / (c * t * F)",
          SECONDS,
          "Scores and weighted sum take 4 FLOPs for each pair of tokens and each of a d_h"
              + " channels.");
  private static final Step CAUSAL_ATTENTION =
      new Step(
          "attentionTime",
          "Attention time",
          "t_F",
          "L * 2 * s^2 * a * d_h / (c * t * F)",
          SECONDS,
          "Half of the pairs lie behind the mask, and a balanced split skips them on every rank"
              + " alike.");
  private static final Step MIN =
      new Step(
          "minTokensPerRank",
          "Tokens of a rank that hide the ring",
          "s_min",
          "4 * F * a_kv / (4 * B * a)",
          TOKENS,
          "A hop carries 4 bytes for each key and value channel of s/c tokens, while 4 FLOPs for"
              + " each query, key and channel are worked off: the work has one s/c more.");
  private static final Step CAUSAL_MIN =
      new Step(
          "minTokensPerRank",
          "Tokens of a rank that hide the ring",
          "s_min",
          "4 * F * a_kv / (2 * B * a)",
          TOKENS,
          "Half the work must hide the same block, so it takes twice the tokens.");

  private static final List<Step> FULL = List.of(BLOCK, SENT, COMM, SUSTAINED, ATTENTION, MIN);
  private static final List<Step> CAUSAL =
      List.of(BLOCK, SENT, COMM, SUSTAINED, CAUSAL_ATTENTION, CAUSAL_MIN);

  public static final Calculator CALCULATOR =
      new Calculator(
          "context-ring",
          "Ring attention",
          "Parallelism",
          "Liu et al. 2023, arXiv 2310.01889, section 3",
          List.of(
              SEQ.suchAs(131072),
              CP,
              HEADS,
              Input.Number.required(
                      "kvHeads", "a_kv", "number of key and value heads", COUNT, Range.from(1, 1e5))
                  .suchAs(8),
              Input.Number.required("headDim", "d_h", "size of one head", COUNT, Range.from(1, 1e5))
                  .suchAs(128),
              LAYERS,
              TP.usually(1),
              BANDWIDTH,
              PEAK,
              MFU.usually(1),
              Input.Choice.flag("causal", "switch for a causal mask whose masked half is skipped")),
          List.of(),
          given -> given.is("causal", "true") ? CAUSAL : FULL);

  private ContextRing() {}
}
