/** The inputs that several calculators take: one name, symbol, meaning and range for each. */
package sixteenbytes.calculators.inputs;
