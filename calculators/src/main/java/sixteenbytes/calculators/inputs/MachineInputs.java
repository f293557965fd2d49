package sixteenbytes.calculators.inputs;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.BYTES_PER_SECOND;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.OPERATIONS_PER_SECOND;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Range;

/** What describes the machine that trains. */
public final class MachineInputs {
  public static final Input.Number GPUS =
      Input.Number.required("gpus", "N", "number of GPUs", COUNT, Range.from(1, 1e8)).suchAs(1024);
  public static final Input.Number HBM =
      Input.Number.required("hbm", "HBM", "memory of one GPU", BYTES, Range.above(0, 1e15))
          .usually(80e9);
  public static final Input.Number BANDWIDTH =
      Input.Number.required(
              "bandwidth",
              "B",
              "speed of the link per GPU in one direction",
              BYTES_PER_SECOND,
              Range.above(0, 1e15))
          .suchAs(450e9);
  public static final Input.Number PEAK =
      Input.Number.required(
              "peak",
              "F_peak",
              "dense 16-bit peak of one GPU",
              OPERATIONS_PER_SECOND,
              Range.above(0, 1e18))
          .suchAs(989.5e12);
  public static final Input.Number MFU =
      Input.Number.required(
              "mfu",
              "MFU",
              "model FLOP utilisation, the share of the peak that is reached",
              SHARE,
              Range.above(0, 1))
          .suchAs(0.4);

  /** F, what one GPU computes in a second; the first line wherever compute is timed. */
  public static final Step SUSTAINED =
      new Step(
          "sustained",
          "Sustained by one GPU",
          "F",
          "F_peak * MFU",
          Measure.OPERATIONS_PER_SECOND,
          "The data sheet gives the peak; utilisation says how much of it the model sees.");

  private MachineInputs() {}
}
