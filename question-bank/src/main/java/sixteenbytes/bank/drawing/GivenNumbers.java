package sixteenbytes.bank.drawing;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.reading.Givens;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The numbers that a question gives: those that differ from draw to draw, and those that its prompt
 * shows.
 */
final class GivenNumbers {
  private static final List<String> LEADING = List.of("number of ", "the ", "a ", "an ");

  private GivenNumbers() {}

  static List<DrawnInput> of(Ask ask, Derivation derivation) {
    return told(ask, derivation)
        .map(input -> drawnInput(input, derivation.given().number(input.name())))
        .toList();
  }

  /** The same numbers as names that may stand in an answer. */
  static List<Givens.Given> named(Ask ask, Derivation derivation) {
    return told(ask, derivation)
        .map(
            input ->
                new Givens.Given(
                    input.symbol(), derivation.given().number(input.name()), input.measure()))
        .toList();
  }

  private static Stream<Input.Number> told(Ask ask, Derivation derivation) {
    return derivation.calculator().inputs().stream()
        .filter(Input.Number.class::isInstance)
        .map(Input.Number.class::cast)
        .filter(input -> derivation.given().has(input.name()))
        .filter(input -> ask.tells(input) && !ask.names().contains(input.symbol()));
  }

  private static DrawnInput drawnInput(Input.Number input, double value) {
    return new DrawnInput(
        input.name(),
        input.symbol(),
        title(input.meaning()),
        value,
        input.measure(),
        Whiteboard.exact(value, input.measure()));
  }

  /** "number of pipeline stages, all nodes together" as a heading: Pipeline stages. */
  static String title(String meaning) {
    String noun = noun(meaning).split("[,;:(]", 2)[0].strip();
    return noun.substring(0, 1).toUpperCase(Locale.ROOT) + noun.substring(1);
  }

  /** What is meant without how many of it: "pipeline stages". */
  static String noun(String meaning) {
    return LEADING.stream()
        .filter(meaning::startsWith)
        .findFirst()
        .map(words -> meaning.substring(words.length()))
        .orElse(meaning);
  }
}
