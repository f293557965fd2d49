package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;

/**
 * What one stage of a pipeline keeps for the backward pass: micro-batches, layers' worth, bytes.
 *
 * <p>Stages count from 0. One layer of one micro-batch keeps 34 s b h / t bytes: 16-bit, a flash
 * kernel, sequence parallelism over the tensor-parallel group, nothing recomputed.
 *
 * <p>Sources: Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1 (micro-batches in flight);
 * Korthikanti et al. 2022, arXiv 2205.05198, section 4.2 (bytes of a layer).
 */
public final class InFlight {
  private static final Range SIZE = Range.from(1, 1e9);
  private static final List<String> DIMENSIONS = List.of("seq", "microBatch", "hidden");

  public static final Calculator CALCULATOR =
      new Calculator(
          "in-flight",
          "Activations in flight",
          "Pipeline",
          "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1",
          List.of(
              Input.Number.required(
                  "stages", "p", "number of pipeline stages", COUNT, Range.from(1, 4096)),
              Input.Number.required(
                  "microBatches",
                  "m",
                  "number of micro-batches of one pipeline in a step",
                  COUNT,
                  Range.from(1, 1e6)),
              Input.Number.required(
                      "stage", "i", "stage looked at, counted from 0", COUNT, Range.from(0, 4095))
                  .usually(0),
              new Input.Choice(
                  "schedule",
                  "order in which forward and backward run",
                  List.of("1f1b", "gpipe"),
                  "1f1b"),
              Input.Number.optional("layers", "L", "number of layers of the model", COUNT, SIZE),
              Input.Number.optional("seq", "s", "tokens of a sequence", COUNT, SIZE),
              Input.Number.optional("microBatch", "b", "sequences of a micro-batch", COUNT, SIZE),
              Input.Number.optional("hidden", "h", "hidden size", COUNT, SIZE),
              Input.Number.required(
                      "tp", "t", "tensor-parallel degree, with sequence parallelism", COUNT, SIZE)
                  .usually(1),
              Input.Number.optional(
                  "microBatchBytes",
                  "a",
                  "activation bytes that one micro-batch keeps on the stage",
                  BYTES,
                  Range.above(0, 1e18))),
          List.of(InFlight::stageIsThere),
          InFlight::steps);

  private InFlight() {}

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>();
    steps.add(held(given));
    if (given.has("layers")) {
      steps.add(
          new Step(
              "layersPerStage",
              "Layers of a stage",
              "l",
              "L / p",
              RATIO,
              "Stages split the stack of layers evenly."));
      steps.add(
          new Step(
              "layersHeld",
              "Layers' worth held",
              "L_n",
              "n * l",
              RATIO,
              "Every micro-batch in flight carries the stage's own layers."));
    }
    if (given.has("microBatchBytes")) {
      steps.add(bytes("n * a"));
      steps.add(
          new Step(
              "savedBytes",
              "Saved against GPipe",
              "S",
              "m * a - A_s",
              BYTES,
              "GPipe runs all forwards first and holds all m micro-batches."));
    } else if (given.has("layers") && DIMENSIONS.stream().allMatch(given::has)) {
      steps.add(
          new Step(
              "perLayer",
              "One layer, one micro-batch",
              "A_l",
              "34 * s * b * h / t",
              BYTES,
              "34 bytes an element of the residual stream, and sequence parallelism divides all of"
                  + " them."));
      steps.add(bytes("L_n * A_l"));
    }
    return steps;
  }

  private static Step held(Given given) {
    boolean allAtOnce = given.is("schedule", "gpipe");
    double reach = given.number("stages") - given.number("stage");
    String formula = allAtOnce || given.number("microBatches") < reach ? "m" : "p - i";
    String why =
        allAtOnce
            ? "All forwards run before the first backward, so every micro-batch is held."
            : "A stage sends one forward ahead for itself and each later stage, then frees one for"
                + " every one it adds; never more than m.";
    return new Step("inFlight", "Micro-batches in flight", "n", formula, COUNT, why);
  }

  private static Step bytes(String formula) {
    return new Step(
        "stageBytes",
        "Activations of the stage",
        "A_s",
        formula,
        BYTES,
        "What is in flight is what waits for its backward pass.");
  }

  private static void stageIsThere(Given given) {
    double last = given.number("stages") - 1;
    if (given.number("stage") > last) {
      throw new InvalidInput(
          "stage",
          "stage is %.0f; with %.0f stages, counted from 0, the last one is %.0f."
              .formatted(given.number("stage"), last + 1, last));
    }
  }
}
