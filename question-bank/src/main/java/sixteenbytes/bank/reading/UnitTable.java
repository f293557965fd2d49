package sixteenbytes.bank.reading;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.calculators.quantity.Dimension;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Nearest;
import sixteenbytes.calculators.quantity.Whiteboard;

/** All units that can be typed. Symbols are read as they stand, words in any case. */
public final class UnitTable {
  private static final UnitTable TABLE = new UnitTable();
  private static final int LONGEST = 64;
  private static final List<String> COMMON =
      List.of(
          "GB",
          "TB",
          "MB",
          "KB",
          "PB",
          "GiB",
          "TiB",
          "MiB",
          "KiB",
          "Gb",
          "GBps",
          "Gbps",
          "ms",
          "us",
          "ns",
          "s",
          "min",
          "h",
          "days",
          "hours",
          "minutes",
          "seconds",
          "weeks",
          "TFLOP",
          "PFLOP",
          "EFLOP",
          "TFLOPS",
          "PFLOPS",
          "tokens",
          "params",
          "GPUs",
          "nodes",
          "layers",
          "steps",
          "bytes",
          "bits",
          "million",
          "billion",
          "trillion",
          "percent");

  private final Map<String, Spelling> symbols;
  private final Map<String, Spelling> words;

  /** In an order, so that of two symbols as near to a wrong one the same is always suggested. */
  private final List<String> ordered;

  private UnitTable() {
    var spellings = new UnitSpellings();
    symbols = spellings.symbols();
    words = spellings.words();
    ordered = symbols.keySet().stream().sorted().toList();
  }

  /**
   * Reads a unit as an author writes it: "GB/s", "GPU-hours", "%", "tokens/s/GPU"; empty text is a
   * plain number. Where a spelling has several meanings the unit is meant, not the power of 1000.
   */
  public static Optional<Unit> parse(String text) {
    String left = text.strip();
    if (left.length() > LONGEST) {
      return Optional.empty();
    }
    Unit unit = Unit.NONE;
    int sign = 1;
    int start = 0;
    for (int i = 0; i <= left.length(); i++) {
      char mark = i < left.length() ? left.charAt(i) : ' ';
      if (mark == '/' || mark == '-' || mark == '·' || mark == ' ') {
        String word = left.substring(start, i);
        boolean bare = word.equals("1") && mark == '/';
        if (!word.isEmpty() && !bare) {
          Optional<Unit> factor = single(word);
          if (factor.isEmpty()) {
            return factor;
          }
          unit = unit.times(factor.get().power(sign, ""), "");
          sign = 1;
        }
        sign = mark == '/' ? -1 : sign;
        start = i + 1;
      }
    }
    boolean one = left.chars().allMatch(Character::isLetter);
    return one && !left.isEmpty() ? single(left) : Optional.of(settled(unit.named(left)));
  }

  private static Unit settled(Unit unit) {
    return unit.symbol().equals("%") ? Unit.PERCENT : unit;
  }

  private static Optional<Unit> single(String word) {
    return spelling(word).meanings().stream()
        .filter(meaning -> !meaning.scale())
        .findFirst()
        .map(Meaning::unit);
  }

  /** The unit that values of a measure are kept in. */
  public static Unit of(Measure measure) {
    return switch (measure) {
      case PARAMETERS -> single("params").orElseThrow();
      case TOKENS -> single("tokens").orElseThrow();
      case SHARE -> Unit.PERCENT;
      case COUNT -> Unit.COUNT;
      case RATIO -> Unit.NONE;
      case PER_SECOND -> new Unit("/s", Rational.ONE, Dimension.TIME.power(-1), Nouns.ANY);
      default -> parse(measure.unit()).orElseThrow();
    };
  }

  /** The unit in which a whiteboard shows a value: GB for 31.5e9 bytes. */
  public static Unit shown(double value, Measure measure) {
    if (measure.unit().isEmpty() || measure == Measure.PER_SECOND) {
      return of(measure);
    }
    String text = Whiteboard.rounded(value, measure);
    return parse(text.substring(text.indexOf(' ') + 1)).orElseGet(() -> of(measure));
  }

  /** What a word can mean; {@link Spelling#UNKNOWN} if nothing. */
  static Spelling spelling(String word) {
    Spelling found = TABLE.symbols.get(word);
    return found != null
        ? found
        : TABLE.words.getOrDefault(word.toLowerCase(Locale.ROOT), Spelling.UNKNOWN);
  }

  /** The nearest spelling that is known; of several as near the one that is used most. */
  static Optional<String> nearest(String word) {
    return Nearest.to(word, COMMON).or(() -> Nearest.to(word, TABLE.ordered));
  }
}
