package sixteenbytes.calculators.reliability;

import static sixteenbytes.calculators.inputs.MachineInputs.GPUS;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.TOKENS_TOTAL;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.memory.ModelState;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;
import sixteenbytes.calculators.throughput.TrainingFlops;
import sixteenbytes.calculators.throughput.TrainingTime;

/**
 * What a long run asks of a fleet: operations, days of computing, days on the calendar,
 * interruptions on the way, and the state that has to fit.
 *
 * <p>Interruptions come with calendar days: a fleet also fails while it restarts.
 *
 * <p>Sources: Kaplan et al. 2020, arXiv 2001.08361, table 1 (6PT); Llama 3, arXiv 2407.21783,
 * section 3.3.4 (interruptions a day, effective training time); Rajbhandari et al. 2020, arXiv
 * 1910.02054, section 3.1 (16 bytes a parameter).
 */
public final class FleetPlan {
  private static final Step INTERRUPTIONS =
      new Step(
          "interruptions",
          "Interruptions",
          "n_c",
          "n * t / G / 86400",
          RATIO,
          "The fleet fails on every calendar day, not only while it computes.");
  private static final Step STATE =
      state("P", "2 + 2 + 12 bytes a parameter with mixed-precision Adam, over the fleet.");
  private static final Step STATE_OF_ALL =
      state("P_t", "Memory holds all parameters, those too that a token does not use.");

  private static final Step COMPUTE_DAYS = TrainingTime.days("computeDays");

  public static final Calculator CALCULATOR =
      new Calculator(
          "fleet-plan",
          "Plan of a run",
          "Reliability",
          "Kaplan et al. 2020, arXiv 2001.08361, table 1; Llama 3, arXiv 2407.21783, section 3.3.4",
          List.of(
              PARAMS.meaning("number of parameters that do work for a token").suchAs(405e9),
              TOKENS_TOTAL,
              GPUS.suchAs(16384),
              PEAK,
              MFU,
              TrainingTime.GOODPUT.suchAs(0.9),
              Input.Number.required(
                      "failuresPerDay",
                      "n",
                      "number of interruptions of the whole fleet in a day on average",
                      RATIO,
                      Range.from(0, 1e6))
                  .suchAs(8),
              PARAMS
                  .orNone()
                  .named("paramsTotal", "P_t")
                  .meaning("number of parameters in all, where experts make it more than params")),
          List.of(FleetPlan::allAreAtLeastThoseThatWork),
          FleetPlan::steps);

  private FleetPlan() {}

  private static List<Step> steps(Given given) {
    return List.of(
        TrainingFlops.SIX,
        SUSTAINED,
        TrainingTime.SECONDS_OF_COMPUTING,
        COMPUTE_DAYS,
        TrainingTime.CALENDAR_DAYS,
        INTERRUPTIONS,
        given.has("paramsTotal") ? STATE_OF_ALL : STATE);
  }

  private static Step state(String params, String why) {
    return new Step("stateBytes", "Model state", "S", ModelState.withAdam(params), BYTES, why);
  }

  private static void allAreAtLeastThoseThatWork(Given given) {
    if (given.has("paramsTotal") && given.number("paramsTotal") < given.number("params")) {
      throw new InvalidInput(
          "paramsTotal",
          "paramsTotal is %s and must be at least params, which is %s: those that work for a token are among all. Leave it out for a dense model."
              .formatted(
                  Whiteboard.rounded(given.number("paramsTotal"), PARAMS.measure()),
                  Whiteboard.rounded(given.number("params"), PARAMS.measure())));
    }
  }
}
