package sixteenbytes.calculators.parallelism;

import static sixteenbytes.calculators.quantity.Measure.BYTES;

import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Step;

/**
 * The hidden states of one micro-batch, in 16 bits: what the ranks of a layer sum up and hand on.
 */
final class HiddenTensor {
  private static final Formula SIZE = new Formula("2 * s * b * h");

  private HiddenTensor() {}

  static Step step(String name, String title, String symbol, String why) {
    return new Step(name, title, symbol, SIZE, BYTES, why);
  }
}
