package sixteenbytes.calculators.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;

/**
 * Time and memory of many candidates, by the formulas of the calculator.
 *
 * <p>Which lines lead there depends on two properties of a candidate only. One derivation finds the
 * lines for each of them; all other candidates run just these, without checks and texts.
 */
final class Appraisal {
  private final Given fixed;

  /** By symbol; what a candidate sets is overwritten by the next one. */
  private final Map<String, Double> values = new HashMap<>();

  private final Map<Kind, List<Line>> lines = new HashMap<>();

  /** What decides which lines lead to time and memory. */
  private record Kind(String recompute, boolean spreadsExperts) {}

  private record Line(String symbol, Formula formula) {}

  /** A candidate with what it costs: seconds and bytes. */
  record Appraised(Candidate candidate, double stepTime, double perGpuBytes) {}

  /**
   * @param fixed every input that is the same for all candidates
   */
  Appraisal(Given fixed) {
    this.fixed = fixed;
    for (Input input : Layout.CALCULATOR.inputs()) {
      if (input instanceof Input.Number number && fixed.has(number.name())) {
        values.put(number.symbol(), fixed.number(number.name()));
      }
    }
  }

  Appraised of(Candidate candidate) {
    var kind = new Kind(candidate.recompute(), candidate.ep() > 1);
    List<Line> needed = lines.computeIfAbsent(kind, any -> linesOf(candidate));
    values.put("t", candidate.tp());
    values.put("p", candidate.pp());
    values.put("c", candidate.cp());
    values.put("e", candidate.ep());
    values.put("b", candidate.microBatch());
    for (Line line : needed) {
      values.put(line.symbol(), line.formula().evaluate(values::get));
    }
    return new Appraised(candidate, values.get("T"), values.get("M"));
  }

  /** With checks, every output and every line. */
  Derivation derive(Candidate candidate) {
    return Layout.CALCULATOR.derive(candidate.with(fixed));
  }

  private List<Line> linesOf(Candidate candidate) {
    Derivation sample = derive(candidate);
    Set<String> leading = new HashSet<>();
    for (String output : List.of("perGpuBytes", "stepTime")) {
      sample.linesTo(output).forEach(line -> leading.add(line.step().name()));
    }
    var needed = new ArrayList<Line>();
    for (Derivation.Line line : sample.lines()) {
      if (leading.contains(line.step().name())) {
        needed.add(new Line(line.step().symbol(), line.step().formula()));
      }
    }
    return List.copyOf(needed);
  }
}
