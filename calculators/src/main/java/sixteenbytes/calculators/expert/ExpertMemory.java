package sixteenbytes.calculators.expert;

import static sixteenbytes.calculators.inputs.DegreeInputs.EP;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * What expert parallelism divides and what it does not.
 *
 * <p>Sources: Fedus et al. 2021, arXiv 2101.03961, section 2; the figures of DeepSeek-V3, arXiv
 * 2412.19437, make a good check.
 */
public final class ExpertMemory {
  private static final Step SPARSE =
      new Step(
          "expertParams",
          "Parameters in experts",
          "P_e",
          "P - P_a",
          PARAMETERS,
          "What a token does not touch lies in experts it was not sent to: a lower bound.");
  private static final Step SPARSE_EXACT =
      new Step(
          "expertParams",
          "Parameters in experts",
          "P_e",
          "(P - P_a) * E / (E - k)",
          PARAMETERS,
          "A token leaves E - k of E experts alone, so all of them hold E/(E-k) times as much.");

  private static final Step PER_GPU =
      new Step(
          "perGpu",
          "Model state on one GPU",
          "M",
          "b_P * (P_e / e + P - P_e)",
          BYTES,
          "Experts are divided by the degree, everything else is on every GPU.");
  private static final Step ACTIVE =
      new Step(
          "activeShare",
          "Active share",
          "x",
          "P_a / P",
          SHARE,
          "What a token computes with, of what memory holds.");
  private static final List<Step> BOUND = List.of(SPARSE, PER_GPU, ACTIVE);
  private static final List<Step> EXACT = List.of(SPARSE_EXACT, PER_GPU, ACTIVE);

  public static final Calculator CALCULATOR =
      new Calculator(
          "expert-memory",
          "Expert memory",
          "Experts",
          "Fedus et al. 2021, arXiv 2101.03961, section 2; DeepSeek-V3, arXiv 2412.19437, section"
              + " 4.2",
          List.of(
              PARAMS.named("paramsTotal", "P").meaning("number of parameters in all").suchAs(671e9),
              PARAMS
                  .named("paramsActive", "P_a")
                  .meaning("number of parameters that one token uses")
                  .suchAs(37e9),
              EP,
              perParam("bytesPerParam", "b_P", "state of one parameter", Range.above(0, 256), 16),
              Input.Number.optional(
                  "experts", "E", "number of routed experts in a layer", COUNT, Range.from(2, 1e6)),
              Input.Number.optional(
                  "topK",
                  "k",
                  "number of experts that a token is sent to",
                  COUNT,
                  Range.from(1, 1e6))),
          List.of(partsFitTheWhole("paramsTotal")),
          given -> given.has("experts") ? EXACT : BOUND);

  private ExpertMemory() {}

  /**
   * Active parameters, experts and top k are possible together; what is not given holds.
   *
   * @param whole the input with the number of all parameters
   */
  public static Rule partsFitTheWhole(String whole) {
    return given -> {
      if (given.has("paramsActive")) {
        activeFitTheWhole(given, whole);
      }
      if (given.has("experts") != given.has("topK")) {
        throw new InvalidInput(
            given.has("experts") ? "topK" : "experts",
            "experts and topK go together: of so many experts a token is sent to so many. Give both"
                + " or neither.");
      }
      if (given.has("experts")) {
        chosenLeaveSomeAlone(given);
        if (given.has("paramsActive")) {
          chosenFitTheActive(given, given.number(whole), given.number("paramsActive"));
        }
      }
    };
  }

  private static void activeFitTheWhole(Given given, String whole) {
    double total = given.number(whole);
    double active = given.number("paramsActive");
    if (active > total) {
      throw new InvalidInput(
          "paramsActive",
          "paramsActive is %s and %s is %s; a token cannot use more parameters than there are."
              .formatted(params(active), whole, params(total)));
    }
  }

  private static void chosenLeaveSomeAlone(Given given) {
    double experts = given.number("experts");
    double chosen = given.number("topK");
    if (chosen >= experts) {
      throw new InvalidInput(
          "topK",
          "topK is %s and experts is %s; a token must leave some experts alone, so topK is at most %s."
              .formatted(
                  Whiteboard.count(chosen),
                  Whiteboard.count(experts),
                  Whiteboard.count(experts - 1)));
    }
  }

  private static void chosenFitTheActive(Given given, double total, double active) {
    double experts = given.number("experts");
    double chosen = given.number("topK");
    if ((total - active) * experts / (experts - chosen) > total * (1 + 1e-12)) {
      throw new InvalidInput(
          "paramsActive",
          "paramsActive is %s; %s of %s experts leave at least %s of %s active even where all parameters lie in experts."
              .formatted(
                  params(active),
                  Whiteboard.count(chosen),
                  Whiteboard.count(experts),
                  params(total * chosen / experts),
                  params(total)));
    }
  }

  private static String params(double number) {
    return Whiteboard.rounded(number, PARAMETERS);
  }
}
