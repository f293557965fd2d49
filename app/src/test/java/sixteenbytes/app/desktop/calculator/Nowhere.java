package sixteenbytes.app.desktop.calculator;

import java.util.List;
import sixteenbytes.app.desktop.Navigation;
import sixteenbytes.app.desktop.Place;
import sixteenbytes.calculators.formula.Given;

/** Leads nowhere, and says so. */
final class Nowhere implements Navigation {
  @Override
  public void open(Place place) {
    throw new AssertionError("nobody asked for " + place);
  }

  @Override
  public void drill(List<String> questions, String first) {
    throw new AssertionError("nobody asked for " + first);
  }

  @Override
  public void openCalculator(String id, Given given) {
    throw new AssertionError("nobody asked for " + id);
  }
}
