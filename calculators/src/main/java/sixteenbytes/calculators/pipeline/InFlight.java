package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.inputs.DegreeInputs.MICRO_BATCHES;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * What one stage of a pipeline keeps for the backward pass: micro-batches, layers' worth, bytes.
 *
 * <p>Stages count from 0. The bytes of one micro-batch are those of {@code activations}, for the
 * stage's own layers.
 *
 * <p>Source: Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1.
 */
public final class InFlight {
  private static final Step ALL_AT_ONCE =
      held("m", "All forwards run before the first backward, so every micro-batch is held.");
  private static final Step ALL_OF_FEW =
      held(
          "m",
          "The step has fewer micro-batches than the stage would send ahead, so all are held.");
  private static final Step ONE_FOR_EACH_LATER_STAGE =
      held(
          "p - i",
          "A stage runs one forward for itself and for each later stage, then frees one for every"
              + " one it adds.");

  private static final Step LAYERS_PER_STAGE =
      new Step(
          "layersPerStage",
          "Layers of a stage",
          "l",
          "L / p",
          COUNT,
          "Stages split the stack of layers evenly.");
  private static final Step LAYERS_HELD =
      new Step(
          "layersHeld",
          "Layers' worth held",
          "L_n",
          "n * l",
          COUNT,
          "Every micro-batch in flight carries the stage's own layers.");
  private static final Step STAGE_BYTES =
      new Step(
          "stageBytes",
          "Activations of the stage",
          "A",
          "n * a",
          BYTES,
          "What is in flight is what waits for its backward pass.");
  private static final Step SAVED_BYTES =
      new Step(
          "savedBytes",
          "Saved against GPipe",
          "S",
          "m * a - A",
          BYTES,
          "GPipe runs all forwards first and holds all m micro-batches.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "in-flight",
          "Activations in flight",
          "Pipeline",
          "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1",
          List.of(
              STAGES,
              MICRO_BATCHES,
              Input.Number.required(
                      "stage", "i", "stage looked at, counted from 0", COUNT, Range.from(0, 1e5))
                  .usually(0),
              new Input.Choice(
                  "schedule",
                  "order in which forward and backward run",
                  List.of("1f1b", "gpipe"),
                  "1f1b"),
              LAYERS.orNone(),
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
      steps.add(LAYERS_PER_STAGE);
      steps.add(LAYERS_HELD);
    }
    if (given.has("microBatchBytes")) {
      steps.add(STAGE_BYTES);
      steps.add(SAVED_BYTES);
    }
    return steps;
  }

  private static Step held(Given given) {
    if (given.is("schedule", "gpipe")) {
      return ALL_AT_ONCE;
    }
    double reach = given.number("stages") - given.number("stage");
    return given.number("microBatches") < reach ? ALL_OF_FEW : ONE_FOR_EACH_LATER_STAGE;
  }

  private static Step held(String formula, String why) {
    return new Step("inFlight", "Micro-batches in flight", "n", formula, COUNT, why);
  }

  private static void stageIsThere(Given given) {
    double last = given.number("stages") - 1;
    if (given.number("stage") > last) {
      throw new InvalidInput(
          "stage",
          "stage is %s; with %s stages, counted from 0, the last one is %s."
              .formatted(
                  Whiteboard.count(given.number("stage")),
                  Whiteboard.count(last + 1),
                  Whiteboard.count(last)));
    }
  }
}
