package sixteenbytes.bank.marking;

/**
 * What became of a row.
 *
 * @param verdict the id of the verdict
 * @param parsedValue the value of the answer in base units (bytes, seconds, FLOP and their products
 *     and quotients; plain numbers and percentages as a number), or the formula as it was read;
 *     empty if there is none
 * @param parsedUnit the base unit: B, s, B/s, FLOP …; empty for a plain number
 * @param message the tutor's sentence
 */
public record Grade(String verdict, String parsedValue, String parsedUnit, String message) {}
