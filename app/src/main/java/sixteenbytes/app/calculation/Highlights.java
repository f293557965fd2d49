package sixteenbytes.app.calculation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;

/**
 * What the page of a calculator puts first.
 *
 * @param outputs the outputs that stand out, the one of the curve first
 * @param across the input that the curve runs along
 * @param standing the output that tells where the inputs stand while that input is left out
 * @param lines the choice of which every option is a line of its own
 * @param limit the input that the curve is held against
 */
public record Highlights(
    List<String> outputs,
    String across,
    Optional<String> standing,
    Optional<String> lines,
    Optional<String> limit) {

  public static Highlights of(Calculator calculator) {
    ResourceBundle pages =
        ResourceBundle.getBundle("sixteenbytes.assets.calculators.pages", Locale.ROOT);
    String id = calculator.id();
    return new Highlights(
        List.of(pages.getString(id).split(" ")),
        pages.getString(id + ".across"),
        optional(pages, id + ".standing"),
        optional(pages, id + ".lines"),
        optional(pages, id + ".limit"));
  }

  private static Optional<String> optional(ResourceBundle pages, String key) {
    return pages.containsKey(key) ? Optional.of(pages.getString(key)) : Optional.empty();
  }

  /**
   * The outputs that stand out among those of a derivation; its last one if it has none of them.
   */
  public List<Derivation.Line> of(Derivation derivation) {
    List<Derivation.Line> all = derivation.lines();
    List<Derivation.Line> found =
        outputs.stream()
            .flatMap(name -> all.stream().filter(line -> line.step().name().equals(name)))
            .toList();
    return found.isEmpty() ? all.subList(all.size() - 1, all.size()) : found;
  }
}
