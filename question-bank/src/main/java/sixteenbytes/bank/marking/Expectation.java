package sixteenbytes.bank.marking;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.reading.Givens;

/**
 * What a drawn question expects, and what else it recognises.
 *
 * @param conventions values that are right under a named other convention
 * @param misconceptions values that a named mistake gives
 * @param counts the numbers of devices, layers, heads in the prompt by name, for the slip between
 *     one and all of them: {"ranks": 64}
 * @param givens the numbers in the prompt that have a symbol, which may be typed for them
 */
public record Expectation(
    Target target,
    Tolerance tolerance,
    List<Alternative> conventions,
    List<Alternative> misconceptions,
    Map<String, Double> counts,
    Givens givens) {

  public Expectation {
    conventions = List.copyOf(conventions);
    misconceptions = List.copyOf(misconceptions);
    counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts)); // in their order
  }

  /** Without numbers that may be typed by name. */
  public Expectation(
      Target target,
      Tolerance tolerance,
      List<Alternative> conventions,
      List<Alternative> misconceptions,
      Map<String, Double> counts) {
    this(target, tolerance, conventions, misconceptions, counts, Givens.NONE);
  }

  public static Expectation of(Target target, Tolerance tolerance) {
    return new Expectation(target, tolerance, List.of(), List.of(), Map.of());
  }
}
