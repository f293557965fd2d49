package sixteenbytes.calculators.posttraining;

import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.OPERATIONS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.memory.ModelState;
import sixteenbytes.calculators.quantity.Range;

/**
 * What direct preference optimisation holds and computes: a policy that is trained and a reference
 * that only runs forward, unless its log-probabilities were stored beforehand. That one pass over
 * the data is not counted.
 *
 * <p>Sources: Rafailov et al. 2023, arXiv 2305.18290, equation 7 (both policies score both
 * answers); Rajbhandari et al. 2020, arXiv 1910.02054, section 3 (16 bytes).
 */
public final class Dpo {
  private static final Step WITH_REFERENCE =
      memory(
          new Formula(ModelState.withAdam("P").text() + " + 2 * P"),
          "The policy is trained at 16 bytes for each parameter, the reference is frozen: its"
              + " 16-bit weights.");
  private static final Step POLICY_ALONE =
      memory(
          ModelState.withAdam("P"),
          "The reference is not loaded: two stored numbers a pair stand for it.");
  private static final Step REFERENCE_RUNS =
      flops(
          "(6 + 2) * P * T",
          "The policy runs forward and backward, the reference forward, over every token.");
  private static final Step REFERENCE_STORED =
      flops("6 * P * T", "Only the policy runs; what the reference says is looked up.");
  private static final Step SFT =
      new Step(
          "sftFlops",
          "FLOPs of plain fine-tuning",
          "C_s",
          "6 * P * T",
          OPERATIONS,
          "Training on the same tokens without a reference.");
  private static final Step RATIO_TO_SFT =
      new Step(
          "ratioToSft",
          "Relative to plain fine-tuning",
          "r",
          "C / C_s",
          RATIO,
          "What the comparison with the reference costs for each token.");

  private static final List<Step> IN_THE_LOOP =
      List.of(WITH_REFERENCE, REFERENCE_RUNS, SFT, RATIO_TO_SFT);
  private static final List<Step> PRECOMPUTED =
      List.of(POLICY_ALONE, REFERENCE_STORED, SFT, RATIO_TO_SFT);

  public static final Calculator CALCULATOR =
      new Calculator(
          "dpo",
          "Direct preference optimisation",
          "Post-training",
          "Rafailov et al. 2023, arXiv 2305.18290, equation 7; Rajbhandari et al. 2020, arXiv"
              + " 1910.02054, section 3",
          List.of(
              PARAMS.suchAs(70e9),
              Input.Number.required(
                      "tokensPerPair",
                      "T",
                      "number of tokens of both answers, each with its prompt",
                      TOKENS,
                      Range.above(0, 1e9))
                  .suchAs(2048),
              Input.Choice.flag(
                  "referencePrecomputed",
                  "switch for log-probabilities of the reference that were stored beforehand")),
          List.of(),
          given -> given.is("referencePrecomputed", "true") ? PRECOMPUTED : IN_THE_LOOP);

  private Dpo() {}

  private static Step memory(Formula formula, String why) {
    return new Step("memory", "Policy and reference", "M", formula, BYTES, why);
  }

  private static Step flops(String formula, String why) {
    return new Step("flopsPerPair", "FLOPs of a pair", "C", formula, OPERATIONS, why);
  }
}
