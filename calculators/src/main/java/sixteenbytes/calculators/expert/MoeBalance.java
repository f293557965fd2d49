package sixteenbytes.calculators.expert;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * What a few overloaded experts cost: everybody's time without a capacity, tokens with one.
 *
 * <p>Sources: Lepikhin et al. 2020, arXiv 2006.16668, section 2.2 (capacity); Fedus et al. 2021,
 * arXiv 2101.03961, section 2.2 (dropped tokens).
 */
public final class MoeBalance {

  public static final Calculator CALCULATOR =
      new Calculator(
          "moe-balance",
          "Expert balance",
          "Experts",
          "Lepikhin et al. 2020, arXiv 2006.16668, section 2.2; Fedus et al. 2021, arXiv"
              + " 2101.03961, section 2.2",
          List.of(
              Input.Number.required("experts", "E", "number of experts", COUNT, Range.from(1, 1e6))
                  .suchAs(64),
              Input.Number.required(
                      "hotExperts",
                      "E_h",
                      "number of experts that are overloaded",
                      COUNT,
                      Range.from(1, 1e6))
                  .suchAs(4),
              Input.Number.required(
                      "hotShare",
                      "x_h",
                      "share of all assignments that go to the overloaded experts together",
                      SHARE,
                      Range.above(0, 1))
                  .suchAs(0.2),
              Input.Number.required(
                      "capacityFactor",
                      "c",
                      "capacity of an expert relative to a fair share",
                      RATIO,
                      Range.above(0, 1e6))
                  .usually(1)),
          List.of(MoeBalance::someAreHot),
          Calculator.Plan.of(
              new Step(
                  "hotLoad",
                  "Load of a hot expert",
                  "l",
                  "max(1, x_h * E / E_h)",
                  RATIO,
                  "Relative to a fair share, which is 1."),
              new Step(
                  "utilisation",
                  "Utilisation",
                  "u",
                  "1 / l",
                  SHARE,
                  "All wait for the most loaded expert, which sets the time."),
              new Step(
                  "droppedShare",
                  "Dropped assignments",
                  "x_d",
                  "x_h * max(0, 1 - c / l)",
                  SHARE,
                  "A hot expert takes c fair shares and drops the rest; the others have room.")));

  private MoeBalance() {}

  private static void someAreHot(Given given) {
    if (given.number("hotExperts") > given.number("experts")) {
      throw new InvalidInput(
          "hotExperts",
          "hotExperts is %s and experts is %s; only some of them can be hot, at most %s."
              .formatted(
                  Whiteboard.count(given.number("hotExperts")),
                  Whiteboard.count(given.number("experts")),
                  Whiteboard.count(given.number("experts"))));
    }
  }
}
