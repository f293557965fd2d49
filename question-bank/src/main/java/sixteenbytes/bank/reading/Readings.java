package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;

/** What came of a typed text. */
public sealed interface Readings {

  /**
   * It has no reading.
   *
   * @param reason a sentence
   * @param position of the first problem, as an index into the typed text
   */
  record Unreadable(String reason, int position) implements Readings {}

  /**
   * It gives no single value: a range, a bound, two answers.
   *
   * @param reason a sentence
   * @param choices what may be meant
   */
  record Unsettled(String reason, List<String> choices) implements Readings {
    public Unsettled {
      choices = List.copyOf(choices);
    }
  }

  /**
   * A quantity, read in one or several ways.
   *
   * @param readings the usual one first
   * @param doubts what the readings differ in
   * @param working what stands before the last equals sign, if it can be read
   */
  record Quantities(List<Reading> readings, Doubts doubts, List<Reading> working)
      implements Readings {
    public Quantities {
      readings = List.copyOf(readings);
      working = List.copyOf(working);
    }

    /** The same, with what stands before the equals sign. */
    Quantities after(List<Reading> before) {
      return before.isEmpty() ? this : new Quantities(readings, doubts, before);
    }

    /** These readings, and then others of the same text. */
    Quantities or(Quantities others) {
      var all = new ArrayList<>(readings);
      all.addAll(others.readings);
      return new Quantities(all, doubts.or(others.doubts), working);
    }
  }

  /** A formula, read in one way, or in two where a product without an operator follows a slash. */
  record Formulas(List<FormulaReading> readings) implements Readings {
    public Formulas {
      readings = List.copyOf(readings);
    }
  }

  /**
   * What the readings of a text differ in, as far as it matters for asking back.
   *
   * @param slash M/2d
   * @param lowerCase gb: bytes or bits
   * @param lowerCaseRate gb/s
   * @param smallB 70b
   * @param expression whether the text is more than one number with its unit
   */
  record Doubts(
      boolean slash, boolean lowerCase, boolean lowerCaseRate, boolean smallB, boolean expression) {

    /** What other readings of the same text differ in as well; lone is what is usually lone. */
    Doubts or(Doubts others) {
      return new Doubts(
          slash || others.slash,
          lowerCase || others.lowerCase,
          lowerCaseRate || others.lowerCaseRate,
          smallB || others.smallB,
          expression);
    }
  }
}
