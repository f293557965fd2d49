package sixteenbytes.calculators.inputs;

import static sixteenbytes.calculators.quantity.Measure.COUNT;

import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Range;

/** Over how many GPUs each kind of parallelism is spread. */
public final class DegreeInputs {
  private static final Range DEGREE = Range.from(1, 1e9);

  public static final Input.Number DP =
      Input.Number.required("dp", "d", "data-parallel degree", COUNT, DEGREE).suchAs(64);
  public static final Input.Number TP =
      Input.Number.required("tp", "t", "tensor-parallel degree", COUNT, DEGREE).suchAs(8);
  public static final Input.Number CP =
      Input.Number.required("cp", "c", "context-parallel degree", COUNT, DEGREE).suchAs(8);
  public static final Input.Number EP =
      Input.Number.required("ep", "e", "expert-parallel degree", COUNT, DEGREE).suchAs(64);
  public static final Input.Number STAGES =
      Input.Number.required("stages", "p", "number of pipeline stages", COUNT, Range.from(1, 1e5))
          .suchAs(8);
  public static final Input.Number MICRO_BATCHES =
      Input.Number.required(
              "microBatches",
              "m",
              "number of micro-batches of one pipeline in a step",
              COUNT,
              Range.from(1, 1e9))
          .suchAs(32);
  public static final Input.Number CHUNKS =
      Input.Number.required(
              "chunks",
              "v",
              "number of model chunks that each stage holds",
              COUNT,
              Range.from(1, 1e4))
          .usually(1);

  private DegreeInputs() {}
}
