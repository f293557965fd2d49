package sixteenbytes.bank.marking;

import java.util.List;
import sixteenbytes.bank.reading.Reading;

/**
 * What one reading of an answer is worth, before it is put into words.
 *
 * @param value what it was taken to be, in base units
 * @param taken how a number without a unit was taken
 * @param fault what is wrong with the unit
 * @param causes what explains the value; several if they give the same number
 */
record Judgement(
    Verdict.Kind kind,
    Reading reading,
    double value,
    Taken taken,
    Fault fault,
    List<Cause> causes) {

  /** How a number was taken. */
  enum Taken {
    AS_TYPED,
    IN_BASE_UNITS,
    IN_SHOWN_UNIT,
    AS_PERCENTAGE,
    AS_FRACTION
  }

  /** What is wrong with a unit. */
  enum Fault {
    NONE,
    OTHER_KIND,
    OTHER_NOUN,
    MISSING,
    DIGITS_FIT,
    PERCENT_MISSING
  }

  /** Right, right elsewhere, another unit, or wrong: what is asked about when readings differ. */
  int sort() {
    return switch (kind) {
      case CORRECT -> 0;
      case CONVENTION -> 1;
      case UNIT -> 2;
      case MISCONCEPTION, CLOSE, WRONG, AMBIGUOUS, UNREADABLE -> 3;
    };
  }

  /** How much it explains: the smaller the more. */
  int rank() {
    return switch (kind) {
      case CORRECT -> 0;
      case CONVENTION -> 1;
      case MISCONCEPTION -> causes.get(0).declared() ? 2 : 4;
      case UNIT -> 3;
      case CLOSE -> 5;
      case WRONG, AMBIGUOUS, UNREADABLE -> 6;
    };
  }

  /** How many powers of ten it is away from the derived value. */
  double powersAway(double derived) {
    double ratio = Math.abs(value / derived);
    return ratio > 0 ? Math.abs(Math.log10(ratio)) : Double.POSITIVE_INFINITY;
  }

  boolean isCorrect() {
    return kind == Verdict.Kind.CORRECT;
  }
}
