package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.ModelInputs.HIDDEN;
import static sixteenbytes.calculators.inputs.ModelInputs.LAYERS;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * Fine-tuning with low-rank adapters: the frozen base in few bits, and the whole training state for
 * the adapters alone.
 *
 * <p>Every adapted matrix is taken as hidden times hidden. With nf4 all parameters of the base are
 * quantised; in practice embeddings and head stay in 16 bits, which makes it larger. Activations
 * come on top: freezing weights does not shrink them.
 *
 * <p>Sources: Hu et al. 2021, arXiv 2106.09685, section 4 (two factors for each matrix); Dettmers
 * et al. 2023, arXiv 2305.14314, section 3 (nf4 in blocks of 64, scales quantised again in blocks
 * of 256).
 */
public final class Lora {
  private static final Map<String, Step> BASE =
      Map.of(
          "bf16",
          base("2", "16 bits for every weight, which is read and never updated."),
          "nf4",
          base("(4 + 32 / 64) / 8", "4 bits, and one fp32 scale for every 64 weights."),
          "nf4-double",
          base(
              "(4 + 8 / 64 + 32 / (64 * 256)) / 8",
              "The scales take 8 bits too, and 256 of them share one fp32 scale."));

  private static final Step ADAPTER_PARAMS =
      new Step(
          "adapterParams",
          "Parameters of the adapters",
          "A",
          "L * k * 2 * h * r",
          PARAMETERS,
          "Two factors beside every matrix: one goes down from h to r, the other up again.");
  private static final Step BASE_BYTES =
      new Step(
          "baseBytes",
          "Frozen base",
          "M_b",
          "b_P * P",
          BYTES,
          "It has no gradients and no optimizer state, but it has to be there.");
  private static final Step ADAPTER_STATE =
      new Step(
          "adapterStateBytes",
          "State of the adapters",
          "M_a",
          ModelState.withAdam("A"),
          BYTES,
          "They are trained with mixed-precision Adam: 2 + 2 + 12 bytes a parameter.");
  private static final Step TOTAL =
      new Step(
          "total",
          "Base and adapters",
          "M",
          "M_b + M_a",
          BYTES,
          "What has to fit before a single activation is kept.");

  public static final Calculator CALCULATOR =
      new Calculator(
          "lora",
          "Low-rank adapters",
          "Memory",
          "Hu et al. 2021, arXiv 2106.09685, section 4; Dettmers et al. 2023, arXiv 2305.14314,"
              + " section 3",
          List.of(
              HIDDEN.suchAs(8192),
              LAYERS.suchAs(80),
              Input.Number.required(
                      "targetsPerLayer",
                      "k",
                      "number of matrices of a layer that have an adapter",
                      COUNT,
                      Range.from(1, 1e4))
                  .suchAs(4),
              Input.Number.required("rank", "r", "rank of an adapter", COUNT, Range.from(1, 1e7))
                  .suchAs(16),
              new Input.Choice(
                  "basePrecision",
                  "precision of the frozen base",
                  List.of("bf16", "nf4", "nf4-double"),
                  "bf16",
                  true),
              PARAMS.suchAs(70e9)),
          List.of(Lora::rankFitsTheMatrix),
          given ->
              List.of(
                  ADAPTER_PARAMS,
                  BASE.get(given.choice("basePrecision")),
                  BASE_BYTES,
                  ADAPTER_STATE,
                  TOTAL));

  private Lora() {}

  private static Step base(String formula, String why) {
    return new Step("baseBytesPerParam", "Base, per parameter", "b_P", formula, BYTES, why);
  }

  private static void rankFitsTheMatrix(Given given) {
    if (given.number("rank") > given.number("hidden")) {
      throw new InvalidInput(
          "rank",
          "rank is %s and hidden is %s; a matrix of that size has no higher rank. Give at most %s; below half of it the adapter is smaller than the matrix."
              .formatted(
                  Whiteboard.count(given.number("rank")),
                  Whiteboard.count(given.number("hidden")),
                  Whiteboard.count(given.number("hidden"))));
    }
  }
}
