package sixteenbytes.calculators.stage;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.inputs.ShapeInputs;
import sixteenbytes.calculators.pipeline.InFlight;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Whiteboard;

/** What has to divide what in a stage. */
final class StageRules {
  static final List<Rule> ALL = all();

  private StageRules() {}

  private static List<Rule> all() {
    var rules = new ArrayList<Rule>(ShapeInputs.RULES);
    rules.add(InFlight::stageIsThere);
    rules.add(Rule.divides("tp", "heads"));
    rules.add(StageRules::chunksAreInterleaved);
    rules.add(StageRules::theVIsFull);
    rules.addAll(StageLayers.RULES);
    rules.add(Rule.divides("ep", "experts"));
    rules.add(StageRules::expertRanksAreThere);
    return List.copyOf(rules);
  }

  private static void chunksAreInterleaved(Given given) {
    double chunks = given.number("chunks");
    if (chunks == 1) {
      return;
    }
    if (!given.is("schedule", "interleaved")) {
      throw new InvalidInput(
          "chunks",
          "chunks is %s, which only schedule=interleaved has; schedule is %s. Take chunks=1, or schedule=interleaved."
              .formatted(Whiteboard.count(chunks), given.choice("schedule")));
    }
    double stages = given.number("stages");
    double microBatches = given.number("microBatches");
    if (microBatches % stages != 0) {
      double below = Math.max(1, Math.floor(microBatches / stages)) * stages;
      throw new InvalidInput(
          "microBatches",
          "microBatches is %s; interleaving runs them in rounds of stages, which is %s. The nearest are %s and %s."
              .formatted(
                  Whiteboard.count(microBatches),
                  Whiteboard.count(stages),
                  Whiteboard.count(below),
                  Whiteboard.count(below + stages)));
    }
  }

  private static void theVIsFull(Given given) {
    double least = 2 * given.number("stages");
    if (StageLayers.isFolded(given) && given.number("microBatches") < least) {
      throw new InvalidInput(
          "microBatches",
          "microBatches is %s; dualpipev needs at least two for each device to fill both arms of the V: %s."
              .formatted(Whiteboard.count(given.number("microBatches")), Whiteboard.count(least)));
    }
  }

  private static void expertRanksAreThere(Given given) {
    double spread = given.number("ep") * given.number("expertTp");
    if (!ShapeInputs.hasExperts(given)) {
      if (spread > 1) {
        throw new InvalidInput(
            given.number("ep") > 1 ? "ep" : "expertTp",
            "ep · expertTp is %s, but without experts there is nothing to spread. Give experts, topK and moeFfn, or leave both at 1."
                .formatted(Whiteboard.count(spread)));
      }
      return;
    }
    double ranks = given.number("dp") * given.number("cp") * given.number("tp");
    if (ranks % spread != 0) {
      throw new InvalidInput(
          "ep",
          "ep · expertTp is %s and must divide dp · cp · tp, which is %s: the experts of a stage are spread over its ranks. dp=%s would do."
              .formatted(
                  Whiteboard.count(spread),
                  Whiteboard.count(ranks),
                  Whiteboard.count(
                      Math.max(1, Math.ceil(ranks / spread))
                          * spread
                          / greatestCommon(spread, given.number("cp") * given.number("tp")))));
    }
  }

  private static double greatestCommon(double one, double other) {
    return other == 0 ? one : greatestCommon(other, one % other);
  }
}
