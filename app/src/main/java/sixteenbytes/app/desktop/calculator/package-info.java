/** The calculators, with the inputs of a question in their fields. */
package sixteenbytes.app.desktop.calculator;
