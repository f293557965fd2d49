package sixteenbytes.calculators.formula;

import java.util.List;
import java.util.Set;

/** How names, numbers and units are set in TeX. */
final class TexNames {
  private static final Set<String> GREEK =
      Set.of(
          "alpha", "beta", "gamma", "delta", "epsilon", "eta", "lambda", "mu", "psi", "Psi", "rho",
          "sigma", "tau", "theta", "phi", "omega", "Delta");

  private TexNames() {}

  /** d as it is, B_n with an index, tau as the Greek letter, other words upright. */
  static String symbol(String name) {
    int bar = name.indexOf('_');
    if (bar > 0) {
      return word(name.substring(0, bar)) + "_{" + index(name.substring(bar + 1)) + "}";
    }
    return word(name);
  }

  private static String word(String word) {
    if (word.length() == 1) {
      return word;
    }
    return GREEK.contains(word) ? "\\" + word + " " : "\\mathrm{" + word + "}";
  }

  private static String index(String index) {
    return word(index).strip();
  }

  /** 1e9 as a power of ten; a whiteboard number with its unit upright. */
  static String number(String text) {
    int exponent = text.indexOf('e');
    if (exponent > 0) {
      String mantissa = text.substring(0, exponent);
      String power = "10^{" + text.substring(exponent + 1).replace("+", "") + "}";
      return mantissa.equals("1") ? power : mantissa + " \\times " + power;
    }
    return text;
  }

  static String call(Function function, List<String> arguments) {
    String first = arguments.get(0);
    return switch (function) {
      case SQRT -> "\\sqrt{" + first + "}";
      case CEIL -> "\\left\\lceil " + first + " \\right\\rceil ";
      case FLOOR -> "\\left\\lfloor " + first + " \\right\\rfloor ";
      case ABS -> "\\left|" + first + "\\right|";
      case LOG2 -> "\\log_2\\left(" + first + "\\right)";
      case LOG10 -> "\\log_{10}\\left(" + first + "\\right)";
      case LN -> "\\ln\\left(" + first + "\\right)";
      case EXP -> "e^{" + first + "}";
      case ROUND -> "\\mathrm{round}\\left(" + first + "\\right)";
      case MIN, MAX ->
          "\\" + function.text() + "\\left(" + String.join(",\\, ", arguments) + "\\right)";
    };
  }
}
