package sixteenbytes.calculators.formula;

import java.util.Arrays;
import java.util.Optional;

/** The functions that a formula may call. */
public enum Function {
  SQRT("sqrt", 1),
  LOG2("log2", 1),
  LOG10("log10", 1),
  LN("ln", 1),
  EXP("exp", 1),
  CEIL("ceil", 1),
  FLOOR("floor", 1),
  ROUND("round", 1),
  ABS("abs", 1),
  MIN("min", 2),
  MAX("max", 2);

  /** Rounding noise of a double: 7/0.05 is 140 things, not 141. */
  private static final double NOISE = 1e-12;

  private final String text;
  private final int places;

  Function(String text, int places) {
    this.text = text;
    this.places = places;
  }

  public String text() {
    return text;
  }

  public int places() {
    return places;
  }

  public static Optional<Function> named(String name) {
    return Arrays.stream(values()).filter(function -> function.text.equals(name)).findFirst();
  }

  double apply(double first, double second) {
    return switch (this) {
      case SQRT -> Math.sqrt(first);
      case LOG2 -> log2(first);
      case LOG10 -> Math.log10(first);
      case LN -> Math.log(first);
      case EXP -> Math.exp(first);
      case CEIL -> whole(first) ? Math.rint(first) : Math.ceil(first);
      case FLOOR -> whole(first) ? Math.rint(first) : Math.floor(first);
      case ROUND -> Math.floor(first + 0.5);
      case ABS -> Math.abs(first);
      case MIN -> Math.min(first, second);
      case MAX -> Math.max(first, second);
    };
  }

  private static boolean whole(double value) {
    return Math.abs(value - Math.rint(value)) <= NOISE * Math.max(1, Math.abs(value));
  }

  /** Exact for powers of two, which is what rings and trees are made of. */
  private static double log2(double value) {
    int exponent = Math.getExponent(value);
    boolean normal = value >= Double.MIN_NORMAL && value <= Double.MAX_VALUE;
    boolean powerOfTwo = normal && value == Math.scalb(1.0, exponent);
    return powerOfTwo ? exponent : Math.log(value) / Math.log(2);
  }
}
