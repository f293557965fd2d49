package sixteenbytes.bank.marking;

/**
 * One row to be graded, as texts.
 *
 * @param expectedValue a number or a calculation in the expected unit, or a formula
 * @param expectedUnit the display unit; empty for a plain number, % for a percentage, {@code
 *     formula:L,h} for a formula in the names L and h
 * @param tolerance relative, 0 for an exact answer
 * @param typed the answer; {@code {{U+00B5}}} stands for a character, {@code {{REP:300:text}}} for
 *     repetition
 */
public record GradeRow(String expectedValue, String expectedUnit, String tolerance, String typed) {}
