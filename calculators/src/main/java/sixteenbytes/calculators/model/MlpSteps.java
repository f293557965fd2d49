package sixteenbytes.calculators.model;

import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import java.util.Map;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;

/**
 * The MLP of one layer: dense, or experts with their router.
 *
 * <p>Sources: Shazeer 2020, arXiv 2002.05202 (a gate makes it three matrices); DeepSeek-V3, arXiv
 * 2412.19437, section 2.1.2 (shared and routed experts).
 */
public final class MlpSteps {
  private static final String GATE =
      "A gate, a way up and a way down, each hidden size by inner width.";
  private static final String NO_GATE = "One matrix up to the inner width, one down again.";

  private static final Map<String, Step> DENSE =
      Map.of(
          "true", dense("3 * h * f", GATE),
          "false", dense("2 * h * f", NO_GATE),
          "true biased", dense("3 * h * f + 2 * f + h", GATE + " Each has a bias."),
          "false biased", dense("2 * h * f + f + h", NO_GATE + " Each has a bias."));
  private static final Map<String, Step> EXPERT =
      Map.of(
          "true", expert("3 * h * f_e", GATE),
          "false", expert("2 * h * f_e", NO_GATE),
          "true biased", expert("3 * h * f_e + 2 * f_e + h", GATE + " Each has a bias."),
          "false biased", expert("2 * h * f_e + f_e + h", NO_GATE + " Each has a bias."));
  static final Step ROUTER =
      new Step(
          "routerWeights",
          "Router, one layer",
          "G",
          "h * E",
          PARAMETERS,
          "One score for each routed expert.");

  private MlpSteps() {}

  /** {@code mlpWeights}, D. */
  public static Step dense(Given given) {
    return DENSE.get(key(given));
  }

  /** {@code expertWeights}, X, of a single expert. */
  public static Step expert(Given given) {
    return EXPERT.get(key(given));
  }

  /** {@code routerWeights}, G. */
  public static Step router() {
    return ROUTER;
  }

  private static String key(Given given) {
    return given.choice("gatedMlp") + (given.is("bias", "all") ? " biased" : "");
  }

  private static Step dense(String formula, String why) {
    return new Step("mlpWeights", "Dense MLP, one layer", "D", formula, PARAMETERS, why);
  }

  private static Step expert(String formula, String why) {
    return new Step("expertWeights", "One expert", "X", formula, PARAMETERS, why);
  }
}
