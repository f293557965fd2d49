package sixteenbytes.calculators.numerics;

import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.List;
import sixteenbytes.calculators.formula.Step;

/** The lines that {@link FloatFormat} chooses from. */
final class FormatSteps {
  static final Step EXPONENT_OF_NORMAL =
      weightExponent(
          "floor(log2(w))", "The weight lies between this power of two and the next one.");
  static final Step EXPONENT_OF_SUBNORMAL =
      weightExponent(
          "E_min", "Below the smallest normal number the exponent stays at its lowest value.");
  static final Step ULP =
      new Step(
          "ulp",
          "Spacing above the weight",
          "u",
          "2^(E_w - m)",
          RATIO,
          "The mantissa bits cut the step to the next power of two into equal parts.");
  static final Step VANISHING_UPDATE =
      new Step(
          "vanishingUpdate",
          "Update that vanishes",
          "u_v",
          "u / 2",
          RATIO,
          "Anything smaller is less than half way to the next number and is rounded back.");

  private static final Step BIAS =
      new Step(
          "bias",
          "Bias of the exponent",
          "b",
          "2^(E - 1) - 1",
          COUNT,
          "Half of the codes are for numbers below one, so the exponent is stored with this on"
              + " top.");
  private static final Step MIN_EXPONENT =
      new Step(
          "minExponent",
          "Smallest exponent",
          "E_min",
          "1 - b",
          COUNT,
          "Code 0 is kept for zero and subnormals, so exponents begin with code 1.");
  private static final Step MIN_NORMAL =
      new Step(
          "minNormal",
          "Smallest normal number",
          "x_n",
          "2^E_min",
          RATIO,
          "A mantissa of one with the smallest exponent; below it precision is lost bit by bit.");
  private static final Step MIN_SUBNORMAL =
      new Step(
          "minSubnormal",
          "Smallest number above zero",
          "x_s",
          "2^(E_min - m)",
          RATIO,
          "Only the last mantissa bit is set; half of it and less becomes zero.");
  private static final Step EPSILON =
      new Step(
          "epsilon",
          "Spacing above one",
          "epsilon",
          "2^(-m)",
          RATIO,
          "Between one and two the mantissa counts in steps of its last bit.");

  private FormatSteps() {}

  /** What holds whatever the weight is. */
  static List<Step> of(Format format) {
    return List.of(
        bits("exponentBits", "Exponent bits", "E", format.exponentBits(), "They set the range."),
        bits(
            "mantissaBits", "Mantissa bits", "m", format.mantissaBits(), "They set the precision."),
        BIAS,
        maxExponent(format),
        max(format),
        MIN_EXPONENT,
        MIN_NORMAL,
        MIN_SUBNORMAL,
        EPSILON);
  }

  private static Step bits(String name, String title, String symbol, int bits, String what) {
    return new Step(
        name, title, symbol, Integer.toString(bits), COUNT, "Given by the format. " + what);
  }

  private static Step maxExponent(Format format) {
    return format.top() == Format.Top.INFINITY
        ? maxExponent("b", "The highest code means infinity or NaN, so exponents end one below it.")
        : maxExponent("b + 1", "There is no infinity, so the highest code is an exponent as well.");
  }

  private static Step maxExponent(String formula, String why) {
    return new Step("maxExponent", "Largest exponent", "E_max", formula, COUNT, why);
  }

  private static Step max(Format format) {
    return format.top() == Format.Top.ONE_NAN
        ? max("(2 - 2 * 2^(-m)) * 2^E_max", "All bits set means NaN, so it is one step below that.")
        : max("(2 - 2^(-m)) * 2^E_max", "All mantissa bits set, one step below the power above.");
  }

  private static Step max(String formula, String why) {
    return new Step("max", "Largest number", "x_max", formula, RATIO, why);
  }

  private static Step weightExponent(String formula, String why) {
    return new Step("weightExponent", "Exponent of the weight", "E_w", formula, COUNT, why);
  }
}
