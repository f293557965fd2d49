package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.reading.Figures;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.quantity.Dimension;

/** The factors between a right value and a slip, by the kind of quantity. */
final class Factors {
  private static final double HOUR = 3600;
  private static final String[] THOUSANDS = {
    "", "a thousand", "a million", "a billion", "a trillion"
  };

  /** A slip and the ratio of its value to the right one. */
  record Factor(double value, Cause cause) {}

  private enum Sort {
    SIZE,
    SPEED,
    /** Times in units below a second: nobody mixes them up with hours. */
    BRIEF_TIME,
    TIME,
    /** Times in hours, days and more. */
    LONG_TIME,
    OPERATIONS,
    OTHER,
    NUMBER,
    SHARE
  }

  private final Map<Sort, List<Factor>> bySort = new EnumMap<>(Sort.class);
  private final List<Factor> decimalPoint = new ArrayList<>();

  Factors() {
    for (Sort sort : Sort.values()) {
      bySort.put(sort, List.copyOf(build(sort)));
    }
    for (int power : new int[] {1, 2, 4, 5, 7, 8}) {
      both(
          decimalPoint,
          "power-of-ten",
          Math.pow(10, power),
          "a decimal point in another place",
          "The digits are right; the decimal point is " + places(power) + " too far to the right.",
          "The digits are right; the decimal point is " + places(power) + " too far to the left.");
    }
  }

  /**
   * @param unit that of the model answer
   */
  List<Factor> of(Unit unit, boolean share) {
    return bySort.get(sort(unit, share));
  }

  /** A decimal point that has slipped; tried when nothing else fits. */
  List<Factor> decimalPoint() {
    return decimalPoint;
  }

  private static Sort sort(Unit unit, boolean share) {
    Dimension dimension = unit.dimension();
    if (dimension.isNone()) {
      return share ? Sort.SHARE : Sort.NUMBER;
    }
    if (dimension.equals(Dimension.DATA)) {
      return Sort.SIZE;
    }
    if (dimension.equals(Dimension.TIME)) {
      double seconds = unit.size().toDouble();
      return seconds >= HOUR ? Sort.LONG_TIME : seconds >= 1 ? Sort.TIME : Sort.BRIEF_TIME;
    }
    if (dimension.data() == 1 && dimension.time() == -1) {
      return Sort.SPEED;
    }
    return dimension.equals(Dimension.OPERATIONS) ? Sort.OPERATIONS : Sort.OTHER;
  }

  private static String places(int power) {
    return power == 1 ? "one place" : power + " places";
  }

  private List<Factor> build(Sort sort) {
    var found = new ArrayList<Factor>();
    found.add(
        new Factor(
            -1,
            Cause.slip(
                "sign",
                "the other sign",
                "The size is right and the sign is not: a difference was taken the wrong way"
                    + " round.")));
    for (int k = 1; k < THOUSANDS.length; k++) {
      both(
          found,
          "prefix",
          Math.pow(1000, k),
          "a prefix that is off by " + THOUSANDS[k],
          "That is " + THOUSANDS[k] + " times too much: the prefix has slipped.",
          "That is " + THOUSANDS[k] + "th of it: the prefix has slipped.");
    }
    if (sort == Sort.SHARE) {
      both(
          found,
          "percent",
          100,
          "percent and fraction mixed up",
          "That is a hundred times too much: percent and fraction are mixed up.",
          "That is a hundredth of it: percent and fraction are mixed up.");
    }
    addData(found, sort);
    addTwo(found, sort);
    if (isTime(sort) || sort == Sort.OPERATIONS) {
      both(
          found,
          "forward-only",
          3,
          "the forward pass alone or the backward pass counted wrongly",
          "That is three times too much: forward and backward together are three forward passes,"
              + " and they were counted already.",
          "That is a third of it: the forward pass alone. The backward pass costs twice as much"
              + " again.");
    }
    addTimes(found, sort);
    return found;
  }

  private static boolean isTime(Sort sort) {
    return sort == Sort.BRIEF_TIME || sort == Sort.TIME || sort == Sort.LONG_TIME;
  }

  private static void addData(List<Factor> found, Sort sort) {
    if (sort == Sort.SIZE || sort == Sort.SPEED || isTime(sort)) {
      both(
          found,
          "bits-for-bytes",
          8,
          "bits and bytes mixed up",
          "That is eight times too much: bits and bytes are mixed up.",
          "That is an eighth of it: bits and bytes are mixed up.");
    }
    if (sort == Sort.SIZE) {
      both(
          found,
          "bytes-per-element",
          4,
          "the bytes of one element",
          "That is four times too much: look at the bytes that one element takes.",
          "That is a quarter of it: look at the bytes that one element takes.");
    }
  }

  private static void addTwo(List<Factor> found, Sort sort) {
    if (sort == Sort.SIZE) {
      found.add(
          new Factor(
              0.5,
              Cause.slip(
                  "elements-for-bytes",
                  "elements counted, of two bytes each",
                  "That is half of it: elements were counted, and each takes two bytes.")));
      found.add(
          new Factor(
              2,
              Cause.slip(
                  "four-bytes-for-two",
                  "four bytes an element where two are right",
                  "That is twice as much: four bytes were counted for an element of two.")));
    }
    if (sort == Sort.SIZE || sort == Sort.SPEED || isTime(sort)) {
      both(
          found,
          "one-direction",
          2,
          "one direction, or one copy, where there are two",
          "That is twice as much: both directions, or two copies, were counted where one is asked.",
          "That is half of it: one direction, or one of two copies, was counted.");
    } else if (sort == Sort.OPERATIONS) {
      both(
          found,
          "multiply-add",
          2,
          "multiply and add counted as one or as two",
          "That is twice as much: multiply and add were counted twice.",
          "That is half of it: a multiply and an add are two operations.");
    } else {
      both(
          found,
          "factor-of-two",
          2,
          "a factor of two",
          "That is twice as much as it should be.",
          "That is half of it: a factor of two is missing.");
    }
  }

  private static void addTimes(List<Factor> found, Sort sort) {
    boolean rate = sort == Sort.SPEED || sort == Sort.OPERATIONS || sort == Sort.OTHER;
    if (rate || sort == Sort.TIME || sort == Sort.LONG_TIME) {
      time(found, "seconds-for-minutes", 60, "seconds", "minutes");
      time(found, "seconds-for-hours", HOUR, "seconds", "hours");
    }
    if (rate || sort == Sort.LONG_TIME) {
      time(found, "seconds-for-days", 86_400, "seconds", "days");
    }
    if (sort == Sort.LONG_TIME) {
      time(found, "hours-for-days", 24, "hours", "days");
      time(found, "days-for-weeks", 7, "days", "weeks");
    }
  }

  private static void time(
      List<Factor> found, String id, double factor, String small, String large) {
    String name = small + " and " + large + " mixed up";
    String times = Figures.of(factor).text();
    both(
        found,
        id,
        factor,
        name,
        "That is %s times too much: %s.".formatted(times, name),
        "That is too little by a factor of %s: %s.".formatted(times, name));
  }

  private static void both(
      List<Factor> found, String id, double factor, String name, String tooMuch, String tooLittle) {
    found.add(new Factor(factor, Cause.slip(id, name, tooMuch)));
    found.add(new Factor(1 / factor, Cause.slip(id, name, tooLittle)));
  }
}
