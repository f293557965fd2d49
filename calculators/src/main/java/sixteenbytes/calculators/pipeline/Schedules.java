package sixteenbytes.calculators.pipeline;

import static sixteenbytes.calculators.pipeline.BubbleSteps.AS_MANY_MESSAGES;
import static sixteenbytes.calculators.pipeline.BubbleSteps.IDEAL;
import static sixteenbytes.calculators.pipeline.BubbleSteps.IDEAL_OF_TWO_STAGES;
import static sixteenbytes.calculators.pipeline.BubbleSteps.MORE_MESSAGES;
import static sixteenbytes.calculators.pipeline.BubbleSteps.OVERLAPPED;
import static sixteenbytes.calculators.pipeline.BubbleSteps.copies;
import static sixteenbytes.calculators.pipeline.BubbleSteps.devices;
import static sixteenbytes.calculators.pipeline.BubbleSteps.first;
import static sixteenbytes.calculators.pipeline.BubbleSteps.idle;
import static sixteenbytes.calculators.pipeline.BubbleSteps.inOrder;
import static sixteenbytes.calculators.pipeline.BubbleSteps.last;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Step;

/** The closed forms of each pipeline schedule. */
final class Schedules {
  private static final Step ONE_COPY = copies("1", "Each stage lives on one device.");
  private static final Step ONE_EACH = devices("p", "One device for each stage.");
  private static final Step FILL_AND_DRAIN =
      idle("(p - 1) * T", "Filling and draining together cost p - 1 slots of work.");

  private static final String BOTH_ENDS =
      "Micro-batches enter at both ends and meet in the middle, and weight passes fill the gaps.";
  private static final Step BOTH_ENDS_IDLE =
      idle("max(0, (p / 2 - 1) * (X + B_i + W - 3 * W))", BOTH_ENDS);
  private static final Step BOTH_ENDS_FIRST =
      first("min(m, p + 1)", "Two directions share a device, which holds p + 1 micro-batches.");
  private static final Step BOTH_ENDS_LAST =
      last("min(m, p + 1)", "Both directions load every device alike.");
  private static final Step TWO_COPIES =
      copies("2", "Each device holds two stages, so the parameters are there twice.");

  private static final Map<String, List<Step>> PLANS =
      Map.of(
          "gpipe",
          inOrder(
              List.of(FILL_AND_DRAIN),
              IDEAL,
              first("m", "All forwards run before the first backward, so all are held."),
              last("m", "All forwards run before the first backward, on the last stage too."),
              AS_MANY_MESSAGES,
              ONE_COPY,
              ONE_EACH),
          "1f1b",
          inOrder(
              List.of(FILL_AND_DRAIN),
              IDEAL,
              first("min(m, p)", "The first backward comes back after p forwards have left."),
              last("1", "The last stage runs each backward right after its forward."),
              AS_MANY_MESSAGES,
              ONE_COPY,
              ONE_EACH),
          "interleaved",
          inOrder(
              List.of(
                  idle(
                      "(p - 1) * T / v",
                      "Still p - 1 slots to fill and drain, but a slot is one chunk, v times"
                          + " shorter. Interleaving wants m to be a multiple of p.")),
              IDEAL,
              first(
                  "min(m, p + (p - 1) / v)",
                  "The first stage warms up with p - 1 chunks more than v times p."),
              last(
                  "min(m, ((v - 1) * p + 1) / v)",
                  "The last stage runs all its chunks but the last before the first backward."),
              MORE_MESSAGES,
              ONE_COPY,
              ONE_EACH),
          "zb-h1",
          inOrder(
              List.of(
                  idle(
                      "max(0, (p - 1) * (F + B_i - W))",
                      "Weight passes that nobody waits for move into the drain.")),
              IDEAL,
              first("min(m, p)", "As much memory as 1F1B on its first stage."),
              last("min(m, p)", "Weight passes come late, so the last stage holds p as well."),
              AS_MANY_MESSAGES,
              ONE_COPY,
              ONE_EACH),
          "zb-h2",
          inOrder(
              List.of(
                  idle(
                      "max(0, (p - 1) * (F + B_i - 2 * W))",
                      "More forwards before the first backward fill the start, weight passes the"
                          + " end.")),
              IDEAL,
              first("min(m, 2 * p - 1)", "The price is nearly twice the memory of 1F1B."),
              last("min(m, 2 * p - 1)", "Every stage is allowed as much."),
              AS_MANY_MESSAGES,
              ONE_COPY,
              ONE_EACH),
          "dualpipe",
          bothEnds(OVERLAPPED),
          "dualpipev",
          folded(OVERLAPPED));

  private static final Map<String, List<Step>> OVERLAP_GIVEN =
      Map.of("dualpipe", bothEnds(), "dualpipev", folded());

  private Schedules() {}

  /** The lines for a schedule, given whether the time of an overlapped pair is an input. */
  static List<Step> plan(String schedule, boolean overlapGiven) {
    return overlapGiven ? OVERLAP_GIVEN.get(schedule) : PLANS.get(schedule);
  }

  private static List<Step> bothEnds(Step... pair) {
    return inOrder(
        then(pair), IDEAL, BOTH_ENDS_FIRST, BOTH_ENDS_LAST, AS_MANY_MESSAGES, TWO_COPIES, ONE_EACH);
  }

  private static List<Step> folded(Step... pair) {
    return inOrder(
        then(pair),
        IDEAL_OF_TWO_STAGES,
        BOTH_ENDS_FIRST,
        BOTH_ENDS_LAST,
        AS_MANY_MESSAGES,
        TWO_COPIES,
        devices("p / 2", "The pipeline is folded like a V: a device holds a stage of each arm."));
  }

  private static List<Step> then(Step... pair) {
    return pair.length == 0 ? List.of(BOTH_ENDS_IDLE) : List.of(pair[0], BOTH_ENDS_IDLE);
  }
}
