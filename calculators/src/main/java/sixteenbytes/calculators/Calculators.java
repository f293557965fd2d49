package sixteenbytes.calculators;

import java.util.List;
import java.util.Optional;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.pipeline.Bubble;

/** All calculators by id; the only class that knows every subject. */
public final class Calculators {
  private static final List<Calculator> ALL = List.of(Bubble.CALCULATOR);

  private Calculators() {}

  /** In the order of the list that people see. */
  public static List<Calculator> all() {
    return ALL;
  }

  public static Optional<Calculator> byId(String id) {
    return ALL.stream().filter(calculator -> calculator.id().equals(id)).findFirst();
  }
}
