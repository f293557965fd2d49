package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.inputs.DegreeInputs.TP;
import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.MICRO_BATCH;
import static sixteenbytes.calculators.inputs.ModelInputs.SEQ;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * The matrices of an MLP block under tensor parallelism: what a rank keeps, and which tensor has to
 * be summed at the end of the pair, or in its middle if the splits are swapped.
 *
 * <p>The matrices into the inner width are split along their columns, the one back along its rows.
 * Swapped, the first product is a sum of t partial results as wide as the inner width, and the
 * nonlinearity cannot be applied before they are added.
 *
 * <p>Source: Shoeybi et al. 2019, arXiv 1909.08053, section 3.
 */
public final class ColumnRowPair {
  public static final Calculator CALCULATOR =
      new Calculator(
          "column-row-pair",
          "Column and row split",
          "Parallelism",
          "Shoeybi et al. 2019, arXiv 1909.08053, section 3",
          List.of(
              HIDDEN,
              Input.Number.required("ffn", "f", "inner width of the MLP", COUNT, Range.from(1, 1e7))
                  .suchAs(16384),
              TP,
              Input.Number.required(
                      "matrices",
                      "n",
                      "number of matrices: 2, or 3 with a gate",
                      COUNT,
                      Range.from(2, 3))
                  .usually(2),
              SEQ.usually(4096),
              MICRO_BATCH.usually(1)),
          List.of(Rule.divides("tp", "ffn")),
          Calculator.Plan.of(
              new Step(
                  "sliceWidth",
                  "Inner width of one rank",
                  "f_t",
                  "f / t",
                  COUNT,
                  "The split runs along the inner width in every matrix of the block."),
              new Step(
                  "weightsPerRank",
                  "Weights of one rank",
                  "N",
                  "n * h * f_t",
                  PARAMETERS,
                  "Each matrix keeps its full hidden side and a slice of the inner one."),
              HiddenTensor.step(
                  "endMessage",
                  "Summed at the end of the pair",
                  "M_e",
                  "Every rank holds a partial sum of the whole output, 2 bytes per element."),
              new Step(
                  "midMessage",
                  "Summed in the middle if the splits are swapped",
                  "M_m",
                  "2 * s * b * f",
                  BYTES,
                  "A row split of the first matrix leaves partial sums of the full inner width."),
              new Step(
                  "widening",
                  "Middle over end",
                  "x",
                  "M_m / M_e",
                  RATIO,
                  "The swapped order pays for the inner width instead of the hidden size.")));

  private ColumnRowPair() {}
}
