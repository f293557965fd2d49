package sixteenbytes.calculators.inputs;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Range;

/** What describes the model and the data that runs through it. */
public final class ModelInputs {
  public static final Input.Number PARAMS =
      Input.Number.required("params", "P", "number of parameters", PARAMETERS, Range.above(0, 1e18))
          .suchAs(7.5e9);
  public static final Input.Number LAYERS =
      Input.Number.required(
              "layers", "L", "number of transformer layers", COUNT, Range.from(1, 1e6))
          .suchAs(32);
  public static final Input.Number HIDDEN =
      Input.Number.required("hidden", "h", "hidden size of the model", COUNT, Range.from(1, 1e7))
          .suchAs(4096);
  public static final Input.Number HEADS =
      Input.Number.required("heads", "a", "number of attention heads", COUNT, Range.from(1, 1e5))
          .suchAs(32);
  public static final Input.Number SEQ =
      Input.Number.required("seq", "s", "sequence length in tokens", COUNT, Range.from(1, 1e9))
          .suchAs(4096);
  public static final Input.Number MICRO_BATCH =
      Input.Number.required(
              "microBatch", "b", "number of sequences in a micro-batch", COUNT, Range.from(1, 1e6))
          .suchAs(1);
  public static final Input.Number TOKENS_TOTAL =
      Input.Number.required(
              "tokens", "T", "number of tokens trained on", TOKENS, Range.above(0, 1e18))
          .suchAs(15e12);

  /** What one parameter costs in some role, such as 2 bytes for a 16-bit weight. */
  public static Input.Number perParam(
      String name, String symbol, String meaning, Range range, double usual) {
    return Input.Number.required(name, symbol, meaning, BYTES, range).usually(usual);
  }

  private ModelInputs() {}
}
