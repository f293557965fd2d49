package sixteenbytes.calculators.expert;

import static sixteenbytes.calculators.inputs.DegreeInputs.EP;
import static sixteenbytes.calculators.inputs.DegreeInputs.STAGES;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Calculator.Plan;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * The parameters that one GPU holds under pipeline and expert parallelism, without tensor
 * parallelism: two divisors for the experts, one for everything else.
 *
 * <p>Source: DeepSeek-V3, arXiv 2412.19437, section 3.2 (16 stages, 64-way expert parallelism).
 */
public final class ExpertSharding {
  public static final Calculator CALCULATOR =
      new Calculator(
          "expert-sharding",
          "Parameters under expert and pipeline parallelism",
          "Experts",
          "DeepSeek-V3, arXiv 2412.19437, section 3.2",
          List.of(
              Input.Number.required(
                      "expertParams",
                      "N_e",
                      "parameters of all routed experts",
                      PARAMETERS,
                      Range.above(0, 1e15))
                  .suchAs(654e9),
              Input.Number.required(
                      "otherParams",
                      "N_r",
                      "parameters outside the routed experts",
                      PARAMETERS,
                      Range.from(0, 1e15))
                  .suchAs(17e9),
              STAGES,
              EP),
          List.of(),
          Plan.of(
              new Step(
                  "expertsPerGpu",
                  "Expert parameters of a GPU",
                  "n_e",
                  "N_e / (p * e)",
                  PARAMETERS,
                  "A stage holds the experts of its layers, and its GPUs share them out."),
              new Step(
                  "othersPerGpu",
                  "Other parameters of a GPU",
                  "n_r",
                  "N_r / p",
                  PARAMETERS,
                  "Attention, shared expert and embeddings are the same on every GPU of a stage."),
              new Step(
                  "paramsPerGpu",
                  "Parameters of a GPU",
                  "n",
                  "n_e + n_r",
                  PARAMETERS,
                  "Both kinds live on the GPU."),
              new Step(
                  "expertShare",
                  "Share of the parameters that sits in experts",
                  "q",
                  "N_e / (N_e + N_r)",
                  SHARE,
                  "Only this part is divided by the expert-parallel degree.")));

  private ExpertSharding() {}
}
