package sixteenbytes.app.desktop.calculator;

import java.util.TreeSet;
import java.util.function.DoubleFunction;
import sixteenbytes.app.desktop.chart.Axis;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The values that an input runs through around the one that it has.
 *
 * @param axis where they lie
 * @param values in rising order, the one that it has among them
 */
record SweepRange(Axis axis, TreeSet<Double> values) {
  private static final int POINTS = 96;
  private static final double DOWN = 64;
  private static final double UP = 8;
  private static final double LEAST_SPAN = 512;
  private static final double FACTOR = 30;

  /**
   * @param around the value that the input has
   */
  static SweepRange of(Input.Number input, double around) {
    DoubleFunction<String> label = value -> Whiteboard.exact(value, input.measure());
    double least = input.range().low();
    double most = input.range().high();
    Axis axis;
    if (around <= 0 || input.measure() == Measure.SHARE) {
      double end = around <= 0 ? 1 : Math.max(1, 2 * around);
      axis = Axis.linear(0, Math.min(most, end), label);
    } else if (input.whole()) {
      double low = Math.max(Math.max(1, least), power(around) / DOWN);
      double high = Math.max(low * LEAST_SPAN, power(around) * UP);
      axis = high > most ? Axis.linear(0, most, label) : Axis.powersOfTwo(low, high, label);
    } else {
      axis =
          Axis.logarithmic(
              Math.max(around / FACTOR, least), Math.min(around * FACTOR, most), label);
    }
    return new SweepRange(axis, values(input, axis, around));
  }

  /** The power of two below a value. */
  private static double power(double value) {
    return Math.pow(2, Math.floor(Math.log(value) / Math.log(2)));
  }

  private static TreeSet<Double> values(Input.Number input, Axis axis, double around) {
    var values = new TreeSet<Double>();
    for (int i = 0; i <= POINTS; i++) {
      double share = (double) i / POINTS;
      double value =
          axis.scale() == Axis.Scale.LINEAR
              ? axis.low() + share * (axis.high() - axis.low())
              : axis.low() * Math.pow(axis.high() / axis.low(), share);
      values.add(input.whole() ? Math.rint(value) : value);
    }
    if (input.whole()) {
      axis.ticks().forEach(tick -> values.add(Math.rint(tick.value())));
    }
    values.add(around);
    values.removeIf(value -> !input.range().contains(value));
    values.removeIf(value -> value < axis.low() || value > axis.high());
    return values;
  }
}
