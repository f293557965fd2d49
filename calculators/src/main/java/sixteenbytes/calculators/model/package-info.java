/** What a transformer consists of: parameters by part, and the work of its attention. */
package sixteenbytes.calculators.model;
