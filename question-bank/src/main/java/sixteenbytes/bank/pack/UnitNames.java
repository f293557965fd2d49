package sixteenbytes.bank.pack;

import sixteenbytes.calculators.quantity.Measure;

/** Examples of units, for what a message suggests. */
final class UnitNames {
  private UnitNames() {}

  static String example(Measure measure) {
    return switch (measure) {
      case BYTES -> "Units are B, GB, GiB and their kin.";
      case SECONDS, DAYS, GPU_HOURS -> "Units are us, ms, s, min, h, days, GPU-hours.";
      case BYTES_PER_SECOND -> "Units are GB/s, Gb/s and their kin.";
      case OPERATIONS -> "Units are FLOP, TFLOP, PFLOP and their kin.";
      case OPERATIONS_PER_SECOND -> "Units are TFLOP/s, PFLOP/s and their kin.";
      case OPERATIONS_PER_BYTE -> "The unit is FLOP/B.";
      case PER_SECOND -> "Units are 1/s, tokens/s and their kin.";
      case PARAMETERS, TOKENS, COUNT -> "It is a plain number, such as 1024, \"70B\" or \"15T\".";
      case RATIO, SHARE -> "It is a plain number or a percentage, such as 0.4 or \"40 %\".";
    };
  }
}
