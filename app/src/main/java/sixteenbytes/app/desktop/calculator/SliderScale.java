package sixteenbytes.app.desktop.calculator;

import java.math.BigDecimal;
import java.math.MathContext;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Measure;

/**
 * What the positions of a slider stand for: powers of two for whole numbers, two significant digits
 * on equal factors for sizes and times, whole percents for shares.
 */
final class SliderScale {
  private static final MathContext TWO_DIGITS = new MathContext(2);
  private static final double FACTOR_EACH_WAY = 100;
  private static final double DOUBLINGS = 10;

  private final Kind kind;
  private final double low;
  private final double high;

  private enum Kind {
    DOUBLING,
    FACTORS,
    PERCENTS
  }

  private SliderScale(Kind kind, double low, double high) {
    this.kind = kind;
    this.low = low;
    this.high = high;
  }

  /**
   * A scale around a value, as far as the range of the input allows.
   *
   * @param around above zero
   */
  static SliderScale of(Input.Number input, double around) {
    double least = input.range().low();
    double most = input.range().high();
    if (input.measure() == Measure.SHARE) {
      return new SliderScale(Kind.PERCENTS, 0, Math.min(1, most));
    }
    if (input.whole()) {
      double start = Math.max(1, least);
      double top = Math.max(start * Math.pow(2, DOUBLINGS), powerAbove(around * 8));
      return new SliderScale(Kind.DOUBLING, start, Math.min(most, top));
    }
    return new SliderScale(
        Kind.FACTORS,
        Math.max(least, around / FACTOR_EACH_WAY),
        Math.min(most, around * FACTOR_EACH_WAY));
  }

  private static double powerAbove(double value) {
    return Math.pow(2, Math.ceil(Math.log(value) / Math.log(2)));
  }

  /** Where a value lies between 0 and 1; a value outside lies at the nearer end. */
  double position(double value) {
    double within = Math.max(low, Math.min(high, value));
    return kind == Kind.PERCENTS
        ? (within - low) / (high - low)
        : Math.log(within / low) / Math.log(high / low);
  }

  /** The round value at a position between 0 and 1. */
  double value(double position) {
    return switch (kind) {
      case PERCENTS -> Math.max(0.01, Math.rint((low + position * (high - low)) * 100) / 100);
      case DOUBLING -> {
        double doublings = Math.log(high / low) / Math.log(2);
        yield low * Math.pow(2, Math.floor(Math.rint(position * doublings)));
      }
      case FACTORS ->
          new BigDecimal(low * Math.pow(high / low, position)).round(TWO_DIGITS).doubleValue();
    };
  }

  /** How far apart two neighbouring values are, as positions. */
  double step() {
    return switch (kind) {
      case PERCENTS -> 0.01;
      case DOUBLING -> 1 / Math.max(1, Math.rint(Math.log(high / low) / Math.log(2)));
      case FACTORS -> 0.02;
    };
  }
}
