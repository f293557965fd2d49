package sixteenbytes.app.desktop;

import java.util.List;
import sixteenbytes.calculators.formula.Given;

/** How a page leads to another one. */
public interface Navigation {

  void open(Place place);

  /**
   * Drills a question and goes on with those around it.
   *
   * @param questions the ids to go through, in order
   * @param first the one to start with
   */
  void drill(List<String> questions, String first);

  /** Opens a calculator with these inputs in its fields. */
  void openCalculator(String id, Given given);
}
