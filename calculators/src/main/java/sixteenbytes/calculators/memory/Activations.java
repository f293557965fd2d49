package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.DegreeInputs.CHUNKS;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.HEADS;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;

/**
 * The bytes that a transformer keeps from the forward for the backward, on one GPU, for one
 * micro-batch, 16-bit with one-byte dropout masks.
 *
 * <p>The constants count bytes per element of the s by b by h tensor: 34 in a layer, of which 10
 * lie outside what tensor parallelism divides, and 5 a s / h for the attention core, which a flash
 * kernel or selective recompute does not keep. Embedding and logits are left out.
 *
 * <p>Source: Korthikanti et al. 2022, arXiv 2205.05198, equations 1 to 4 and Table 2. Its figures
 * for full recompute leave out the one layer that is alive during the backward; {@code total} here
 * counts it.
 */
public final class Activations {
  public static final Calculator CALCULATOR =
      new Calculator(
          "activations",
          "Activation memory",
          "Memory",
          "Korthikanti et al. 2022, arXiv 2205.05198, Table 2",
          List.of(
              SEQ,
              MICRO_BATCH,
              HIDDEN,
              HEADS,
              LAYERS,
              TP.usually(1),
              Input.Choice.flag(
                  "sequenceParallel", "switch for sequence parallelism over the tensor ranks"),
              new Input.Choice(
                  "recompute",
                  "recompute policy: nothing, the attention core, or every layer",
                  List.of("none", "selective", "full"),
                  "none"),
              new Input.Choice(
                  "attention",
                  "attention kernel: scores stored, or recomputed inside a flash kernel",
                  List.of("stored", "flash"),
                  "stored"),
              Input.Number.optional(
                  "bytesPerElement",
                  "k_own",
                  "bytes that a layer keeps per token and hidden unit, where another count than 34"
                      + " + 5as/h is wanted",
                  BYTES,
                  Range.above(0, 1e6)),
              STAGES.usually(1),
              CHUNKS),
          List.of(Rule.divides("heads", "hidden"), Activations::ownCountStandsAlone),
          Activations::steps);

  private Activations() {}

  private static List<Step> steps(Given given) {
    boolean full = given.is("recompute", "full");
    boolean sharded = given.is("sequenceParallel", "true");
    boolean core = given.is("attention", "stored") && !given.is("recompute", "selective");
    var steps = new ArrayList<Step>(10);
    if (given.has("bytesPerElement")) {
      steps.add(ActivationSteps.OWN_COUNT);
      steps.add(ActivationSteps.PER_LAYER);
      steps.add(ActivationSteps.TOTAL);
    } else if (full) {
      steps.add(sharded ? ActivationSteps.INPUT_SHARDED : ActivationSteps.INPUT);
      steps.add(ActivationSteps.keptBytes(sharded, core));
      steps.add(ActivationSteps.LIVE_LAYER);
      steps.add(ActivationSteps.TOTAL_WITH_LIVE_LAYER);
      steps.add(
          sharded ? ActivationSteps.NOTHING_STRANDED : ActivationSteps.STRANDED_WITH_LIVE_LAYER);
    } else {
      steps.add(ActivationSteps.keptBytes(sharded, core));
      steps.add(ActivationSteps.PER_LAYER);
      steps.add(ActivationSteps.TOTAL);
      steps.add(sharded ? ActivationSteps.NOTHING_STRANDED : ActivationSteps.STRANDED);
    }
    steps.add(ActivationSteps.extraFlops(given.choice("recompute")));
    boolean interleaved = given.number("chunks") > 1;
    steps.add(interleaved ? ActivationSteps.INTERLEAVED : ActivationSteps.NOT_INTERLEAVED);
    steps.add(ActivationSteps.firstStage(interleaved, full));
    return steps;
  }

  private static void ownCountStandsAlone(Given given) {
    boolean splits = given.number("tp") > 1 && !given.is("sequenceParallel", "true");
    if (given.has("bytesPerElement") && (splits || !given.is("recompute", "none"))) {
      throw new InvalidInput(
          "bytesPerElement",
          "bytesPerElement is a count of its own: it does not say what tensor parallelism alone or"
              + " a recompute policy would leave of it. Use it with recompute=none, and with tp=1"
              + " or sequenceParallel=true.");
    }
  }
}
