/**
 * What the desktop and the terminal share of a calculation: typed values, presets, and the result
 * as a text.
 */
package sixteenbytes.app.calculation;
