package sixteenbytes.bank.pack;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something in a question file that has to be mended.
 *
 * @param file the file: core/pipeline.json
 * @param jsonPath where in it: $.questions[4].ask
 * @param rule what is wrong: "bubleRatio" is no output of bubble.
 * @param suggestion what to do: Did you mean bubbleRatio? Empty where nobody can tell
 * @param consequence what became of the rest: The other 27 questions were loaded.
 */
public record PackProblem(
    String file, String jsonPath, String rule, String suggestion, String consequence) {

  /** The whole message, fit to be shown. */
  public String text() {
    return Stream.of(file + ", " + jsonPath + ": " + rule, suggestion, consequence)
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
