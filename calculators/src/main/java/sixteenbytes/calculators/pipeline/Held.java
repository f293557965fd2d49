package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.List;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;

/**
 * How many micro-batches any stage of a schedule holds at its peak, in whole-stage units: a
 * micro-batch in one of v chunks counts a v-th. Where the backward is split it is held until its
 * weight pass.
 *
 * <p>Sources: Narayanan et al. 2021, arXiv 2104.04473, section 2.2 (1F1B, interleaving); Qi et al.
 * 2023, arXiv 2401.10241, section 2 (ZB-H1, ZB-H2); the README of deepseek-ai/DualPipe (DualPipeV:
 * PP + 1 half-stages for PP half-stages, two on a device).
 */
public final class Held {
  public static final Input.Choice SCHEDULE =
      new Input.Choice(
          "schedule",
          "order in which forward and backward run",
          List.of("1f1b", "gpipe", "interleaved", "zb-h1", "zb-h2", "dualpipev"),
          "1f1b");

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
  private static final Step CHUNKS_AHEAD =
      held(
          "min(m, (2 * (p - 1 - i) + (v - 1) * p + 1) / v)",
          "The warm-up runs two chunks for each later stage and all but the last chunk of p"
              + " micro-batches; one more comes in the steady phase.");
  private static final Step WEIGHTS_LATE =
      held(
          "min(m, p)",
          "Later stages send less ahead, but their weight passes wait longer: every stage holds"
              + " p.");
  private static final Step WEIGHTS_LATER =
      held(
          "min(m, 2 * p - 1)",
          "Twice as much is sent ahead to fill the start, and weight passes wait: the same on"
              + " every stage.");
  private static final Step FOLDED =
      held(
          "min(m, p + 1 / 2)",
          "A device holds a block of each arm of the V; together 2p blocks of micro-batches fill"
              + " the V, and one more overlaps.");

  private Held() {}

  /** The line {@code inFlight}, n, for the stage that is looked at. */
  public static Step step(Given given) {
    return switch (given.choice("schedule")) {
      case "gpipe" -> ALL_AT_ONCE;
      case "interleaved" -> given.number("chunks") > 1 ? CHUNKS_AHEAD : alternating(given);
      case "zb-h1" -> WEIGHTS_LATE;
      case "zb-h2" -> WEIGHTS_LATER;
      case "dualpipev" -> FOLDED;
      default -> alternating(given);
    };
  }

  private static Step alternating(Given given) {
    double reach = given.number("stages") - given.number("stage");
    return given.number("microBatches") < reach ? ALL_OF_FEW : ONE_FOR_EACH_LATER_STAGE;
  }

  private static Step held(String formula, String why) {
    return new Step("inFlight", "Micro-batches in flight", "n", formula, COUNT, why);
  }
}
