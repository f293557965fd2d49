package sixteenbytes.bank.reading;

/**
 * How a person writes numbers.
 *
 * @param comma what a lone comma is taken to be first
 * @param bareNumber what unit a number without one is taken to be in
 */
public record ReadingSettings(Comma comma, BareNumber bareNumber) {

  /** The role of a comma before exactly three digits: 1,120. */
  public enum Comma {
    /** 1,120 is one thousand one hundred and twenty; the dot is the decimal point. */
    GROUPS,
    /** 1,120 is a little more than one, and 1.120 is the thousand. */
    DECIMAL
  }

  /** The unit of a number that is typed without one. */
  public enum BareNumber {
    /** Bytes, seconds, FLOP: no unit is printed beside the field. */
    BASE_UNIT,
    /** The unit that is printed beside the field. */
    PRINTED_UNIT
  }

  /** Dot as the decimal point, nothing printed beside the field. */
  public static ReadingSettings usual() {
    return with(Comma.GROUPS);
  }

  /** The usual settings but for the comma. */
  public static ReadingSettings with(Comma comma) {
    return new ReadingSettings(comma, BareNumber.BASE_UNIT);
  }
}
