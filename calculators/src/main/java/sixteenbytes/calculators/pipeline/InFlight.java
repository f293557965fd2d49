package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.inputs.DegreeInputs.CHUNKS;
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
 * <p>Source: Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1; {@link Held} for the other
 * schedules.
 */
public final class InFlight {
  public static final Input.Number STAGE =
      Input.Number.required(
              "stage", "i", "stage looked at, counted from 0", COUNT, Range.from(0, 1e5))
          .usually(0);

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
              STAGE,
              Held.SCHEDULE,
              LAYERS.orNone(),
              Input.Number.optional(
                  "microBatchBytes",
                  "a",
                  "activation bytes that one micro-batch keeps on the stage",
                  BYTES,
                  Range.above(0, 1e18)),
              CHUNKS),
          List.of(InFlight::stageIsThere),
          InFlight::steps);

  private InFlight() {}

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>();
    steps.add(Held.step(given));
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

  /**
   * @throws InvalidInput if there is no such stage
   */
  public static void stageIsThere(Given given) {
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
