package sixteenbytes.bank.drawing;

import sixteenbytes.calculators.quantity.Measure;

/**
 * A number that a question gives.
 *
 * @param name the calculator's name for it: microBatches
 * @param symbol how this question writes it: m
 * @param title what it is, for people: "Micro-batches of one pipeline in a step"
 * @param value in the unit of its measure
 * @param display as a whiteboard shows it, all digits kept
 */
public record DrawnInput(
    String name, String symbol, String title, double value, Measure measure, String display) {}
