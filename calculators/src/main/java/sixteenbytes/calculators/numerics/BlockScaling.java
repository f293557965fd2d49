package sixteenbytes.calculators.numerics;

import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * What a scale for every block of elements costs: with it an outlier spoils its own block and no
 * other.
 *
 * <p>A block that is not full has a scale of its own too. {@code blockSize} is the number of
 * elements under one scale, 128 · 128 for a square of weights.
 *
 * <p>Sources: DeepSeek-V3, arXiv 2412.19437, section 3.3.2 (1 x 128 and 128 x 128, fp32 scales);
 * OCP Microscaling Formats 1.0, section 5 (blocks of 32, scales of one byte).
 */
public final class BlockScaling {
  private static final Step SCALES =
      new Step(
          "scales",
          "Scales",
          "n_s",
          "ceil(n / B)",
          COUNT,
          "One for every block; the last block may be shorter and needs one all the same.");
  private static final Step SCALE_OVERHEAD =
      new Step(
          "scaleOverhead",
          "Scales, relative",
          "o",
          "b_s / (B * b_e)",
          SHARE,
          "One scale beside the elements of a full block.");
  private static final Step BYTES_IN_ALL =
      new Step(
          "bytes",
          "Elements and scales",
          "M",
          "n * b_e + n_s * b_s",
          BYTES,
          "What the tensor takes in memory and on the wire.");

  private static final Map<String, List<Step>> PLANS =
      Arrays.stream(Format.values())
          .collect(
              Collectors.toUnmodifiableMap(
                  Format::label,
                  format -> List.of(elementBytes(format), SCALE_OVERHEAD, SCALES, BYTES_IN_ALL)));

  public static final Calculator CALCULATOR =
      new Calculator(
          "block-scaling",
          "Block scaling",
          "Numerics",
          "DeepSeek-V3, arXiv 2412.19437, section 3.3.2; OCP Microscaling Formats 1.0, section 5",
          List.of(
              new Input.Choice(
                  "format", "number format of an element", Format.names(), "fp8-e4m3", true),
              Input.Number.required(
                      "blockSize",
                      "B",
                      "number of elements that share a scale",
                      COUNT,
                      Range.from(1, 1e15))
                  .suchAs(128),
              perParam("scaleBytes", "b_s", "size of one scale", Range.from(0, 64), 4),
              Input.Number.required(
                      "elements",
                      "n",
                      "number of elements of the tensor",
                      COUNT,
                      Range.from(1, 1e18))
                  .suchAs(7168 * 2048)),
          List.of(),
          given -> PLANS.get(given.choice("format")));

  private BlockScaling() {}

  private static Step elementBytes(Format format) {
    return format == Format.TF32
        ? elementBytes("32 / 8", "Its 19 bits are what is computed with; a word of 32 holds them.")
        : elementBytes(
            "(1 + %s + %s) / 8".formatted(format.exponentBits(), format.mantissaBits()),
            "A sign, the exponent bits and the mantissa bits, with 8 bits to a byte.");
  }

  private static Step elementBytes(String formula, String why) {
    return new Step("elementBytes", "Size of an element", "b_e", formula, BYTES, why);
  }
}
