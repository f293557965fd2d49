package sixteenbytes.calculators.expert;

import static sixteenbytes.calculators.inputs.DegreeInputs.EP;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * The part of an expert all-to-all that leaves the NVLink domain, tokens being spread evenly over
 * the expert-parallel ranks.
 *
 * <p>Source: a uniformly chosen rank lies in one's own domain with probability D/e.
 */
public final class ExpertDomain {
  private static final Step INSIDE_SHARE =
      insideShare(
          "D / e",
          "D of the e possible destinations lie in the own domain, the own GPU among them.");
  private static final Step ALL_INSIDE = insideShare("1", "The whole group fits into one domain.");

  private static final Step DOMAINS =
      new Step(
          "domains",
          "Domains that the group spans",
          "k",
          "ceil(e / D)",
          COUNT,
          "Whole domains, the last one perhaps not full.");
  private static final Step LEAVING_SHARE =
      new Step(
          "leavingShare",
          "Share that leaves the domain",
          "q",
          "1 - q_i",
          SHARE,
          "The rest of the destinations lies behind the network.");
  private static final Step OFF_GPU_SHARE =
      new Step(
          "offGpuShare",
          "Share that leaves the GPU",
          "q_g",
          "1 - 1 / e",
          SHARE,
          "One destination of e is the GPU itself.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "expert-domain",
          "Expert traffic and the NVLink domain",
          "Experts",
          "uniform routing over e ranks in domains of D",
          List.of(
              EP,
              Input.Number.required(
                      "domain", "D", "GPUs of one NVLink domain", COUNT, Range.from(1, 65536))
                  .suchAs(8)),
          List.of(),
          ExpertDomain::steps);

  private ExpertDomain() {}

  private static List<Step> steps(Given given) {
    boolean leaves = given.number("ep") > given.number("domain");
    return List.of(DOMAINS, leaves ? INSIDE_SHARE : ALL_INSIDE, LEAVING_SHARE, OFF_GPU_SHARE);
  }

  private static Step insideShare(String formula, String why) {
    return new Step("insideShare", "Share that stays in the domain", "q_i", formula, SHARE, why);
  }
}
