package sixteenbytes.calculators.expert;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SHARE;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

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
 * The capacity of an expert: how many tokens it takes, and what it drops when it is popular.
 *
 * <p>Sources: Lepikhin et al. 2020, arXiv 2006.16668, section 2.2; Fedus et al. 2021, arXiv
 * 2101.03961, equation 3, with topK copies of a token in the place of one.
 */
public final class ExpertCapacity {
  private static final Range FACTOR = Range.above(0, 1000);

  private static final Step FAIR_TOKENS =
      new Step(
          "fairTokens",
          "Fair share of an expert",
          "T_f",
          "T * k / n_e",
          TOKENS,
          "Every token is copied to k experts, and the copies are spread over all of them.");
  private static final Step CAPACITY =
      new Step(
          "capacity",
          "Capacity of an expert",
          "T_c",
          "ceil(c * T * k / n_e)",
          COUNT,
          "The capacity factor is the headroom over the fair share; a buffer has whole rows.");
  private static final Step EXPERT_TOKENS =
      new Step(
          "expertTokens",
          "Tokens routed to the expert",
          "T_x",
          "x * T_f",
          TOKENS,
          "The load is counted in fair shares.");

  private static final Step OVERFLOW =
      dropped("1 - c / x", "Of x fair shares that arrive, c are kept.");
  private static final Step NO_OVERFLOW =
      dropped("0", "The expert stays within its capacity and drops nothing.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "expert-capacity",
          "Expert capacity and dropped tokens",
          "Experts",
          "Fedus et al. 2021, arXiv 2101.03961, equation 3",
          List.of(
              Input.Number.required(
                      "tokens", "T", "number of tokens that are routed", COUNT, Range.from(1, 1e12))
                  .usually(8192),
              Input.Number.required(
                      "topK", "k", "experts that each token chooses", COUNT, Range.from(1, 1024))
                  .usually(8),
              Input.Number.required(
                      "experts", "n_e", "number of routed experts", COUNT, Range.from(1, 65536))
                  .usually(256),
              Input.Number.required(
                      "capacityFactor", "c", "capacity over the fair share", RATIO, FACTOR)
                  .suchAs(1.25),
              Input.Number.optional(
                  "load", "x", "load of the expert over the fair share", RATIO, FACTOR)),
          List.of(ExpertCapacity::expertsEnough),
          ExpertCapacity::steps);

  private ExpertCapacity() {}

  private static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>();
    steps.add(FAIR_TOKENS);
    steps.add(CAPACITY);
    if (given.has("load")) {
      steps.add(EXPERT_TOKENS);
      boolean overflows = given.number("load") > given.number("capacityFactor");
      steps.add(overflows ? OVERFLOW : NO_OVERFLOW);
    }
    return steps;
  }

  private static Step dropped(String formula, String why) {
    return new Step(
        "droppedShare", "Dropped share of the expert's tokens", "q", formula, SHARE, why);
  }

  private static void expertsEnough(Given given) {
    if (given.number("topK") > given.number("experts")) {
      throw new InvalidInput(
          "topK",
          "topK is %s and experts is %s; a token cannot choose more experts than there are."
              .formatted(
                  Whiteboard.count(given.number("topK")),
                  Whiteboard.count(given.number("experts"))));
    }
  }
}
