package sixteenbytes.calculators.quantity;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** The units that a measure is shown in, from small to large. */
record Scale(List<Mark> marks) {

  /**
   * One unit of a scale.
   *
   * @param text what follows the digits, with its blank if it has one
   * @param size how many units of the measure it is
   * @param from the smallest number of measure units that is shown in it
   * @param upTo the number of this unit at which the next one takes over
   */
  record Mark(String text, BigDecimal size, BigDecimal from, BigDecimal upTo) {
    BigDecimal from(BigDecimal number) {
      return size.unscaledValue().equals(BigInteger.ONE) // a power of ten: only the point moves
          ? number.scaleByPowerOfTen(size.scale())
          : number.divide(size, MathContext.DECIMAL128);
    }
  }

  private static final BigDecimal NEVER = new BigDecimal("1e400");
  private static final Scale PLAIN = new Scale(List.of(mark("", "1", "0", NEVER)));
  private static final Scale TIME =
      new Scale(
          List.of(
              mark(" ns", "1e-9", "0", "1000"),
              mark(" µs", "1e-6", "1e-6", "1000"),
              mark(" ms", "1e-3", "1e-3", "1000"),
              mark(" s", "1", "1", "120"),
              mark(" min", "60", "120", "120"),
              mark(" h", "3600", "7200", "48"),
              mark(" days", "86400", "172800", NEVER)));
  private static final Scale DAYS = new Scale(List.of(mark(" days", "1", "0", NEVER)));
  private static final Scale GPU_HOURS = new Scale(List.of(mark(" GPU-hours", "1", "0", NEVER)));
  private static final Scale BYTES = decimal(" ", "B", 6);
  private static final Scale SPEED = decimal(" ", "B/s", 6);
  private static final Scale OPERATIONS = decimal(" ", "FLOP", 6);
  private static final Scale OPERATION_SPEED = decimal(" ", "FLOP/s", 6);
  private static final Scale INTENSITY = new Scale(List.of(mark(" FLOP/B", "1", "0", NEVER)));
  private static final Scale RATE = new Scale(List.of(mark(" /s", "1", "0", NEVER)));
  private static final Scale LARGE_COUNT =
      new Scale(
          List.of(
              mark("", "1", "0", "1000000"),
              mark("M", "1e6", "1e6", "1000"),
              mark("B", "1e9", "1e9", "1000"),
              mark("T", "1e12", "1e12", NEVER)));

  static Scale of(Measure measure) {
    return switch (measure) {
      case BYTES -> BYTES;
      case SECONDS -> TIME;
      case DAYS -> DAYS;
      case GPU_HOURS -> GPU_HOURS;
      case BYTES_PER_SECOND -> SPEED;
      case OPERATIONS -> OPERATIONS;
      case OPERATIONS_PER_SECOND -> OPERATION_SPEED;
      case OPERATIONS_PER_BYTE -> INTENSITY;
      case PER_SECOND -> RATE;
      case PARAMETERS, TOKENS -> LARGE_COUNT;
      case COUNT, RATIO, SHARE -> PLAIN;
    };
  }

  /** The largest unit that the number reaches. */
  Mark fitting(BigDecimal magnitude) {
    Mark found = marks.get(0);
    for (Mark mark : marks) {
      if (magnitude.compareTo(mark.from()) >= 0) {
        found = mark;
      }
    }
    return found;
  }

  /** The fitting unit, or a smaller one where that needs fewer digits: 90 s, not 1.5 min. */
  Mark shortest(BigDecimal magnitude) {
    Mark fitting = fitting(magnitude);
    Mark best = fitting;
    for (int i = marks.indexOf(fitting); i >= 0 && digits(best, magnitude) > 4; i--) {
      Mark candidate = marks.get(i);
      if (digits(candidate, magnitude) < digits(best, magnitude)) {
        best = candidate;
      }
    }
    return best;
  }

  private static int digits(Mark mark, BigDecimal magnitude) {
    BigDecimal shown = mark.from(magnitude).stripTrailingZeros();
    return Math.max(shown.precision() - shown.scale(), 0) + Math.max(shown.scale(), 0);
  }

  private static Scale decimal(String blank, String unit, int most) {
    var prefixes = List.of("", "k", "M", "G", "T", "P", "E");
    var marks = new ArrayList<Mark>();
    for (int i = 0; i <= most; i++) {
      BigDecimal size = BigDecimal.ONE.scaleByPowerOfTen(3 * i);
      marks.add(
          new Mark(
              blank + prefixes.get(i) + unit,
              size,
              i == 0 ? BigDecimal.ZERO : size,
              i == most ? NEVER : BigDecimal.valueOf(1000)));
    }
    return new Scale(List.copyOf(marks));
  }

  private static Mark mark(String text, String size, String from, String upTo) {
    return mark(text, size, from, new BigDecimal(upTo));
  }

  private static Mark mark(String text, String size, String from, BigDecimal upTo) {
    return new Mark(text, new BigDecimal(size), new BigDecimal(from), upTo);
  }
}
