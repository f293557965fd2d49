package sixteenbytes.calculators.formula;

import java.math.BigDecimal;
import java.math.MathContext;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/** How a number stands in a formula: 16 GB with its unit, 7.5e9 without. */
final class Substitution {
  /** Digits that a substituted line keeps of what is measured; what is counted stays whole. */
  private static final MathContext KEPT = new MathContext(6);

  private static final double PLAIN_LIMIT = 1e7;
  private static final double SMALL_LIMIT = 1e-3;

  private Substitution() {}

  static String line(double value, Measure measure) {
    double kept = isCounted(value, measure) ? value : rounded(value);
    if (measure.unit().isEmpty() || measure.inBaseUnits() != 1) { // days stand beside their 86400
      return plain(kept);
    }
    if (measure == Measure.SECONDS && Math.abs(kept) >= 1) { // not 3 h / 86400
      return plain(kept) + " s";
    }
    String shown = Whiteboard.exact(kept, measure).replace(",", "").replace('µ', 'u');
    return shown.contains("×") ? plain(kept) + " " + unit(measure) : shown;
  }

  /** Things, and tokens or parameters while they are few enough to be written out. */
  private static boolean isCounted(double value, Measure measure) {
    boolean things =
        measure == Measure.COUNT || measure.unit().isEmpty() && Math.abs(value) < PLAIN_LIMIT;
    return things && value == Math.rint(value);
  }

  private static double rounded(double value) {
    return BigDecimal.valueOf(value).round(KEPT).doubleValue();
  }

  private static String unit(Measure measure) {
    return measure == Measure.PER_SECOND ? "/s" : measure.unit(); // 3e7 /s, never 3e7 1/s
  }

  static String tex(double value, Measure measure) {
    String line = line(value, measure);
    int blank = line.indexOf(' ');
    if (blank < 0) {
      return TexNames.number(line);
    }
    return TexNames.number(line.substring(0, blank))
        + "\\,\\mathrm{"
        + line.substring(blank + 1).replace("us", "\\mu s")
        + "}";
  }

  private static String plain(double value) {
    BigDecimal number = BigDecimal.valueOf(value).stripTrailingZeros();
    double size = Math.abs(value);
    if (size == 0) {
      return "0";
    }
    if (size < PLAIN_LIMIT && size >= SMALL_LIMIT) {
      return number.toPlainString();
    }
    int power = number.precision() - number.scale() - 1;
    return number.scaleByPowerOfTen(-power).toPlainString() + "e" + power;
  }
}
