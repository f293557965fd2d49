package sixteenbytes.bank.reading;

import sixteenbytes.calculators.formula.Expression;

/**
 * One thing that a typed formula can mean.
 *
 * @param expression over the declared names
 * @param written in our own notation
 * @param tight whether everything after a slash is below the line
 */
public record FormulaReading(Expression expression, String written, boolean tight) {}
