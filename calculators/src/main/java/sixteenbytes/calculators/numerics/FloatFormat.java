package sixteenbytes.calculators.numerics;

import static sixteenbytes.calculators.quantity.Measure.RATIO;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The range of a number format, how far apart its numbers lie at a weight, and the smallest update
 * of that weight that does not vanish.
 *
 * <p>Rounding is to the nearest, ties to even: a change of less than half the spacing leaves the
 * weight where it was. Exactly at a power of two the numbers below lie half as far apart, so that a
 * decrease survives a little longer. fp8-e4m3 is the OCP form without infinities, which ends at
 * 448.
 *
 * <p>Sources: IEEE 754-2019, section 3.3 (bias, subnormals); Micikevicius et al. 2022, arXiv
 * 2209.05433, table 1 (fp8); OCP Microscaling Formats 1.0, section 5.3 (fp4).
 */
public final class FloatFormat {
  private static final Map<String, List<Step>> OF_FORMAT =
      Arrays.stream(Format.values())
          .collect(Collectors.toUnmodifiableMap(Format::label, FormatSteps::of));

  public static final Calculator CALCULATOR =
      new Calculator(
          "float-format",
          "Number format",
          "Numerics",
          "IEEE 754-2019, section 3.3; Micikevicius et al. 2022, arXiv 2209.05433, table 1; OCP"
              + " Microscaling Formats 1.0, section 5.3",
          List.of(
              new Input.Choice("format", "number format", Format.names(), "bf16", true),
              Input.Number.required(
                      "weight",
                      "w",
                      "size of the weight that an update is added to, without its sign",
                      RATIO,
                      Range.from(0, 1e39))
                  .usually(1)),
          List.of(FloatFormat::formatReachesTheWeight),
          FloatFormat::steps);

  private FloatFormat() {}

  private static List<Step> steps(Given given) {
    Format format = Format.named(given.choice("format"));
    var steps = new ArrayList<Step>(OF_FORMAT.get(format.label()));
    steps.add(
        given.number("weight") < format.minNormal()
            ? FormatSteps.EXPONENT_OF_SUBNORMAL
            : FormatSteps.EXPONENT_OF_NORMAL);
    steps.add(FormatSteps.ULP);
    steps.add(FormatSteps.VANISHING_UPDATE);
    return steps;
  }

  private static void formatReachesTheWeight(Given given) {
    Format format = Format.named(given.choice("format"));
    if (given.number("weight") > format.max()) {
      throw new InvalidInput(
          "weight",
          "weight is %s, and the largest number of %s is %s. Give at most that, or scale the weight down first."
              .formatted(shown(given.number("weight")), format.label(), shown(format.max())));
    }
  }

  private static String shown(double number) {
    return Whiteboard.exact(number, RATIO);
  }
}
