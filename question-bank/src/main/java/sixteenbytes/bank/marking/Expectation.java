package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Map;

/**
 * What a drawn question expects, and what else it recognises.
 *
 * @param conventions values that are right under a named other convention
 * @param misconceptions values that a named mistake gives
 * @param counts the numbers of devices, layers, heads in the prompt by name, for the slip between
 *     one and all of them: {"ranks": 64}
 */
public record Expectation(
    Target target,
    Tolerance tolerance,
    List<Alternative> conventions,
    List<Alternative> misconceptions,
    Map<String, Double> counts) {

  public Expectation {
    conventions = List.copyOf(conventions);
    misconceptions = List.copyOf(misconceptions);
    counts = Map.copyOf(counts);
  }

  public static Expectation of(Target target, Tolerance tolerance) {
    return new Expectation(target, tolerance, List.of(), List.of(), Map.of());
  }
}
