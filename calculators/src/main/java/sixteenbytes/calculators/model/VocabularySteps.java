package sixteenbytes.calculators.model;

import static sixteenbytes.calculators.quantity.Measure.PARAMETERS;

import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;

/** The parameters outside the layers: of the vocabulary, and of learned positions. */
public final class VocabularySteps {
  /** W_e; it is looked up and multiplies nothing. */
  public static final Step EMBEDDING =
      new Step(
          "embedding",
          "Input embedding",
          "W_e",
          "V * h",
          PARAMETERS,
          "A row of the hidden size for every entry of the vocabulary; it is looked up.");

  private static final Step HEAD =
      head("V * h", "The head is a matrix of its own: a score for every entry.");
  private static final Step TIED_HEAD =
      head("0 * V * h", "The head is the embedding once more, so it adds nothing.");
  private static final Step POSITIONS =
      positions("s * h", "A row of the hidden size for every position.");
  private static final Step NO_POSITIONS =
      positions("0 * h", "No table of positions: they are turned in, or belong to the layers.");

  private VocabularySteps() {}

  /** {@code head}, W_o. */
  public static Step head(Given given) {
    return given.is("tiedEmbeddings", "true") ? TIED_HEAD : HEAD;
  }

  /** {@code positionTable}, W_s. */
  static Step positions(Given given) {
    return given.is("positionEmbedding", "learned") ? POSITIONS : NO_POSITIONS;
  }

  private static Step head(String formula, String why) {
    return new Step("head", "Output head", "W_o", formula, PARAMETERS, why);
  }

  private static Step positions(String formula, String why) {
    return new Step("positionTable", "Learned positions", "W_s", formula, PARAMETERS, why);
  }
}
