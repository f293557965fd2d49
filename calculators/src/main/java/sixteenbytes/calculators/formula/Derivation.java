package sixteenbytes.calculators.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Nearest;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * How a calculator came to its outputs: the inputs it used and every step with its numbers.
 *
 * <p>Values are in the unit of their measure. Texts are made when they are asked for.
 */
public final class Derivation {
  private final Calculator calculator;
  private final Given given;
  private final Program program;
  private final double[] values;

  /**
   * @param values of inputs and steps, in the places that the program gives them
   */
  Derivation(Calculator calculator, Given given, Program program, double[] values) {
    this.calculator = calculator;
    this.given = given;
    this.program = program;
    this.values = values;
  }

  /** One step with its numbers. */
  public final class Line {
    private final Step step;

    private Line(Step step) {
      this.step = step;
    }

    public Step step() {
      return step;
    }

    public double value() {
      return output(step.name());
    }

    /** The value as a whiteboard shows it: 31.5 GB. */
    public String display() {
      return Whiteboard.rounded(value(), step.measure());
    }

    /** The formula with numbers in it, fit to be typed: {@code 2 * (64 - 1) / 64 * 16 GB}. */
    public String substituted() {
      Map<String, Measure> measures = measures();
      return step.formula()
          .substitute(symbol -> Substitution.line(valueOf(symbol), measures.get(symbol)));
    }

    /** The formula in TeX with numbers in it. */
    public String substitutedTex() {
      Map<String, Measure> measures = measures();
      return step.formula()
          .texSubstituted(symbol -> Substitution.tex(valueOf(symbol), measures.get(symbol)));
    }
  }

  public Calculator calculator() {
    return calculator;
  }

  /** All inputs that were used, usual values included. */
  public Given given() {
    return given;
  }

  public List<Line> lines() {
    return program.steps().stream().map(Line::new).toList();
  }

  /** The lines that lead to one output, in order; lines that it does not need are left out. */
  public List<Line> linesTo(String output) {
    List<Step> steps = program.steps();
    var needed = new ArrayList<Line>();
    Set<String> wanted = new HashSet<>(Set.of(step(output).symbol()));
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (wanted.contains(steps.get(i).symbol())) {
        wanted.addAll(steps.get(i).formula().symbols());
        needed.add(new Line(steps.get(i)));
      }
    }
    Collections.reverse(needed);
    return List.copyOf(needed);
  }

  public Set<String> outputNames() {
    return Collections.unmodifiableSet(program.outputs().keySet());
  }

  /**
   * @throws NoSuchElementException if this derivation has no such output
   */
  public double output(String name) {
    Integer place = program.outputs().get(name);
    if (place == null) {
      throw unknown(name);
    }
    return values[place];
  }

  public Measure measure(String output) {
    return step(output).measure();
  }

  public String display(String output) {
    return Whiteboard.rounded(output(output), measure(output));
  }

  /** The values of all inputs and steps by symbol, for expressions over the same symbols. */
  public Map<String, Double> valuesBySymbol() {
    var found = new LinkedHashMap<String, Double>();
    measures().keySet().forEach(symbol -> found.put(symbol, valueOf(symbol)));
    return Collections.unmodifiableMap(found);
  }

  private double valueOf(String symbol) {
    return values[program.places().get(symbol)];
  }

  /** The measures of all inputs and steps by symbol. */
  public Map<String, Measure> measures() {
    var found = new LinkedHashMap<String, Measure>();
    for (Input input : calculator.inputs()) {
      if (input instanceof Input.Number number && given.has(number.name())) {
        found.put(number.symbol(), number.measure());
      }
    }
    program.steps().forEach(step -> found.put(step.symbol(), step.measure()));
    return found;
  }

  /**
   * The formula of an output over the inputs alone: earlier steps are written out, and every input
   * that is not to be kept is replaced by its number.
   *
   * @param kept the symbols that stay letters: of inputs, or of earlier steps
   */
  public Formula formulaOver(String output, Set<String> kept) {
    var replacements = new HashMap<String, Expression>();
    valuesBySymbol()
        .forEach((symbol, value) -> replacements.put(symbol, Expression.Literal.of(value)));
    program.steps().forEach(step -> replacements.remove(step.symbol()));
    replacements.keySet().removeAll(kept);
    for (Line line : linesTo(output)) {
      Step step = line.step();
      Expression written = step.formula().expression().replace(replacements);
      if (step.name().equals(output)) {
        return Formula.of(written);
      }
      if (!kept.contains(step.symbol())) {
        replacements.put(step.symbol(), written);
      }
    }
    throw unknown(output);
  }

  private Step step(String output) {
    for (Step step : program.steps()) {
      if (step.name().equals(output)) {
        return step;
      }
    }
    throw unknown(output);
  }

  private NoSuchElementException unknown(String output) {
    return new NoSuchElementException(
        "\"%s\" is no output of %s.%s"
            .formatted(output, calculator.id(), Nearest.suggestion(output, outputNames())));
  }
}
