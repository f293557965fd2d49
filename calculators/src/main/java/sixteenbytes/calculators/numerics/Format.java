package sixteenbytes.calculators.numerics;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A floating-point format: a sign, exponent bits, mantissa bits, and what the highest codes mean.
 *
 * <p>Everything else, range and spacing and size in memory, follows from these.
 *
 * <p>Sources: IEEE 754-2019, section 3.3 (fp32, fp16 and the rule for the rest); Micikevicius et
 * al. 2022, arXiv 2209.05433, table 1 (fp8); OCP Microscaling Formats 1.0, section 5.3 (fp4).
 */
enum Format {
  FP32(8, 23, Top.INFINITY),
  TF32(8, 10, Top.INFINITY),
  FP16(5, 10, Top.INFINITY),
  BF16(8, 7, Top.INFINITY),
  FP8_E4M3(4, 3, Top.ONE_NAN),
  FP8_E5M2(5, 2, Top.INFINITY),
  FP4_E2M1(2, 1, Top.NUMBERS);

  /** What the highest exponent code stands for. */
  enum Top {
    /** Infinity and NaN, as in IEEE 754: no number has this exponent. */
    INFINITY,
    /** Numbers, except that all mantissa bits set is NaN. */
    ONE_NAN,
    /** Numbers without exception. */
    NUMBERS
  }

  private static final int SIGN_BITS = 1;

  private final int exponentBits;
  private final int mantissaBits;
  private final Top top;

  Format(int exponentBits, int mantissaBits, Top top) {
    this.exponentBits = exponentBits;
    this.mantissaBits = mantissaBits;
    this.top = top;
  }

  /** Their names, as scripts write them. */
  static List<String> names() {
    return Arrays.stream(values()).map(Format::label).toList();
  }

  /**
   * @param name one of {@link #names}
   */
  static Format named(String name) {
    return Arrays.stream(values())
        .filter(format -> format.label().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no format " + name));
  }

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  int exponentBits() {
    return exponentBits;
  }

  int mantissaBits() {
    return mantissaBits;
  }

  Top top() {
    return top;
  }

  /** The bits that it has; tf32 has 19, which lie in a word of 32. */
  int bits() {
    return SIGN_BITS + exponentBits + mantissaBits;
  }

  private int bias() {
    return (1 << (exponentBits - 1)) - 1;
  }

  double minNormal() {
    return Math.scalb(1.0, 1 - bias());
  }

  /** The largest number; above it there is nothing to round to. */
  double max() {
    double lastPlace = Math.scalb(1.0, -mantissaBits);
    return switch (top) {
      case INFINITY -> Math.scalb(2 - lastPlace, bias());
      case ONE_NAN -> Math.scalb(2 - 2 * lastPlace, bias() + 1);
      case NUMBERS -> Math.scalb(2 - lastPlace, bias() + 1);
    };
  }
}
