/** One stage of a pipeline: what it keeps in memory, and how long it takes beside the others. */
package sixteenbytes.calculators.stage;
