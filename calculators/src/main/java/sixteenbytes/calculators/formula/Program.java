package sixteenbytes.calculators.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The steps of a plan, made ready to run: every input, step and literal has a place in an array.
 *
 * <p>A calculator makes one for each list of steps that its plan chooses and keeps it. What is kept
 * are formulas, never a result.
 */
final class Program {
  private final List<Step> steps;
  private final Instructions[] instructions;
  private final Map<String, Integer> places;
  private final Map<String, Integer> outputs;

  /** Literals in their places; everything else is not a number yet. */
  private final double[] blank;

  private final int firstStep;
  private final int depth;

  /**
   * @param inputs in the order of their places
   * @throws IllegalStateException if a step uses a symbol that is none of these, nor that of an
   *     earlier step
   */
  Program(List<Input.Number> inputs, List<Step> steps) {
    this.steps = List.copyOf(steps);
    places = new LinkedHashMap<>();
    inputs.forEach(input -> places.put(input.symbol(), places.size()));
    firstStep = inputs.size();
    outputs = new LinkedHashMap<>();
    instructions = new Instructions[steps.size()];
    var values = new ArrayList<Double>(Collections.nCopies(firstStep + steps.size(), Double.NaN));
    int deepest = 0;
    for (int i = 0; i < instructions.length; i++) {
      Step step = steps.get(i);
      instructions[i] =
          Instructions.of(
              step.formula().expression(),
              symbol -> placeOf(symbol, step),
              literal -> {
                values.add(literal);
                return values.size() - 1;
              });
      deepest = Math.max(deepest, instructions[i].depth());
      places.put(step.symbol(), firstStep + i);
      outputs.put(step.name(), firstStep + i);
    }
    blank = values.stream().mapToDouble(value -> value).toArray();
    depth = deepest;
  }

  private int placeOf(String symbol, Step step) {
    Integer place = places.get(symbol);
    if (place == null) {
      throw withoutValue(step, symbol);
    }
    return place;
  }

  /**
   * Computes every step.
   *
   * @param inputs in the order of their symbols, not a number where none is given
   * @return the values of all inputs and steps in their places
   * @throws InvalidInput if a value is not finite
   */
  double[] run(double[] inputs) {
    double[] values = blank.clone();
    System.arraycopy(inputs, 0, values, 0, inputs.length);
    var stack = new double[depth];
    for (int i = 0; i < instructions.length; i++) {
      double value = instructions[i].run(values, stack);
      if (!Double.isFinite(value)) {
        throw refusal(steps.get(i), value, values);
      }
      values[firstStep + i] = value;
    }
    return values;
  }

  private RuntimeException refusal(Step step, double value, double[] values) {
    for (String symbol : step.formula().symbols()) {
      if (Double.isNaN(values[places.get(symbol)])) {
        return withoutValue(step, symbol);
      }
    }
    return new InvalidInput(
        step.name(),
        "%s comes out as %s: these inputs lie too far apart for it. Bring them closer to each other."
            .formatted(step.name(), Whiteboard.rounded(value, step.measure())));
  }

  private static IllegalStateException withoutValue(Step step, String symbol) {
    return new IllegalStateException(
        "step %s uses the symbol %s, which has no value".formatted(step.name(), symbol));
  }

  List<Step> steps() {
    return steps;
  }

  /** The place of each step by its name, in their order. */
  Map<String, Integer> outputs() {
    return outputs;
  }

  /** The place of each input and step by its symbol. */
  Map<String, Integer> places() {
    return places;
  }
}
