package sixteenbytes.app.desktop.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * Where values lie along one side of a chart.
 *
 * @param scale how values are spread
 * @param low the value at the start
 * @param high the value at the end
 * @param ticks the values that are written beside it, in order
 */
public record Axis(Scale scale, double low, double high, List<Tick> ticks) {

  private static final double FEW_DECADES = 2.2;
  private static final int MOST_DECADES = 7;
  private static final double SLACK = 1e-9;
  private static final MathContext NINE_DIGITS = new MathContext(9);

  /** How values are spread along an axis. */
  public enum Scale {
    LINEAR,
    /** Equal factors are equally long. */
    LOGARITHMIC
  }

  /** A value with what is written beside it. */
  public record Tick(double value, String label) {}

  public Axis {
    ticks = List.copyOf(ticks);
  }

  /**
   * From zero, or from the lowest value where that is negative, in round steps.
   *
   * @param label writes a value
   */
  public static Axis linear(double low, double high, DoubleFunction<String> label) {
    double from = Math.min(0, low);
    double span = high > from ? high - from : 1;
    double step = roundStep(span / 4);
    double start = Math.floor(from / step + 1e-9) * step;
    double end = Math.ceil((from + span) / step - 1e-9) * step;
    var ticks = new ArrayList<Tick>();
    for (int i = 0; start + i * step <= end + step * 1e-6; i++) {
      double value = start + i * step;
      double clean = Math.abs(value) < step * 1e-9 ? 0 : value;
      ticks.add(new Tick(clean, label.apply(rounded(clean))));
    }
    return new Axis(Scale.LINEAR, start, end, ticks);
  }

  /**
   * Marked at whole decades where there are many of them, else at 1, 2 and 5 of each.
   *
   * @param low above zero
   * @param label writes a value
   */
  public static Axis logarithmic(double low, double high, DoubleFunction<String> label) {
    double decades = Math.log10(high / low);
    int every = 1 + (int) (decades / MOST_DECADES);
    int[] marks = decades > FEW_DECADES ? new int[] {1} : new int[] {1, 2, 5};
    var ticks = new ArrayList<Tick>();
    int first = (int) Math.floor(Math.log10(low));
    for (int power = first; power <= Math.ceil(Math.log10(high)); power += every) {
      for (int mark : marks) {
        double value = Double.parseDouble(mark + "e" + power); // 1e-3 exactly, as no product is
        if (value >= low * (1 - SLACK) && value <= high * (1 + SLACK)) {
          ticks.add(new Tick(value, label.apply(value)));
        }
      }
    }
    return new Axis(Scale.LOGARITHMIC, low, high, ticks);
  }

  /** Powers of two from one to another. */
  public static Axis powersOfTwo(double low, double high, DoubleFunction<String> label) {
    var ticks = new ArrayList<Tick>();
    for (double value = low; value <= high * (1 + SLACK); value *= 2) {
      ticks.add(new Tick(value, label.apply(value)));
    }
    return new Axis(Scale.LOGARITHMIC, low, high, ticks);
  }

  /** Where a value lies: 0 at the start, 1 at the end. */
  public double at(double value) {
    return scale == Scale.LINEAR
        ? (value - low) / (high - low)
        : Math.log(value / low) / Math.log(high / low);
  }

  private static double roundStep(double atLeast) {
    double decade = Math.pow(10, Math.floor(Math.log10(atLeast)));
    for (double factor : new double[] {1, 2, 2.5, 5}) {
      if (factor * decade >= atLeast * (1 - SLACK)) {
        return factor * decade;
      }
    }
    return 10 * decade;
  }

  /** Without the last bits, which a sum of steps leaves behind. */
  private static double rounded(double value) {
    return new BigDecimal(value).round(NINE_DIGITS).doubleValue();
  }
}
