package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.CP;
import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * Context parallelism by all-to-alls: every rank trades its part of the sequence for some heads.
 * Forward, one layer, batch 1.
 *
 * <p>Source: Jacobs et al. 2023, arXiv 2309.14509, section 3.
 */
public final class Ulysses {
  private static final Step SENT =
      new Step(
          "sentPerLayer",
          "Sent in a layer",
          "V",
          "4 * 2 * (s / c) * h * (c - 1) / c",
          BYTES,
          "Q, K, V and the output change from sequence to heads and back, two bytes per element; a"
              + " c-th stays.");
  private static final Step COMM =
      new Step(
          "commTime",
          "Communication time",
          "t_B",
          "V / B",
          SECONDS,
          "Four all-to-alls, one after the other.");
  private static final Step BY_HEADS =
      new Step(
          "maxDegree",
          "Largest degree",
          "c_max",
          "a",
          COUNT,
          "Every rank needs at least one head of its own.");
  private static final Step BY_KV_HEADS =
      new Step(
          "maxDegree",
          "Largest degree",
          "c_max",
          "a_kv",
          COUNT,
          "Keys and values have fewer heads, and a head is not cut.");

  private static final List<Step> ALIKE = List.of(SENT, COMM, BY_HEADS);
  private static final List<Step> GROUPED = List.of(SENT, COMM, BY_KV_HEADS);

  public static final Calculator CALCULATOR =
      new Calculator(
          "ulysses",
          "Ulysses",
          "Parallelism",
          "Jacobs et al. 2023, arXiv 2309.14509, section 3",
          List.of(
              SEQ.suchAs(131072),
              CP,
              HIDDEN,
              BANDWIDTH,
              HEADS,
              Input.Number.optional(
                  "kvHeads", "a_kv", "number of key and value heads", COUNT, Range.from(1, 1e5))),
          List.of(),
          given -> given.has("kvHeads") ? GROUPED : ALIKE);

  private Ulysses() {}
}
