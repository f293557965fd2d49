package sixteenbytes.bank.marking;

import java.math.BigDecimal;
import java.math.MathContext;

/** Shares as percentages in sentences. */
final class Percentages {
  private Percentages() {}

  /** "5 %" for 0.05. */
  static String of(double share) {
    return BigDecimal.valueOf(share)
            .movePointRight(2)
            .round(new MathContext(3))
            .stripTrailingZeros()
            .toPlainString()
        + " %";
  }
}
