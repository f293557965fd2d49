package sixteenbytes.bank.question;

import java.util.List;
import java.util.stream.Collectors;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.quantity.Measure;

/**
 * A text with slots, read once and filled with the numbers of each draw.
 *
 * @param source the text as the question file has it
 */
public record Template(String source, List<Piece> pieces) {

  /** A part of the text. */
  public sealed interface Piece {}

  /** Words, which may carry Markdown. */
  public record Words(String text) implements Piece {}

  /** The value of an input, by its name: {@code {p}}. */
  public record InputValue(String input, Measure measure) implements Piece {}

  /** The value of an output: {@code {bubbleRatio}}. */
  public record OutputValue(String output) implements Piece {}

  /** The text of a row that was drawn, or the option of a choice: {@code {model}}. */
  public record Slot(String name) implements Piece {}

  /** The value of an expression: {@code {=2 * (p - 1)}}. */
  public record Computed(Formula formula, Measure measure) implements Piece {}

  /** The calculator's formula of an output: {@code {bubbleRatio.formula}}. */
  public record Law(String output) implements Piece {}

  /**
   * Mathematics, typeset: {@code $ r = (p - 1) / m $}.
   *
   * @param terms the expressions
   * @param relations the signs between them, one fewer than terms
   */
  public record Mathematics(List<Formula> terms, List<String> relations) implements Piece {
    public Mathematics {
      terms = List.copyOf(terms);
      relations = List.copyOf(relations);
    }
  }

  public Template {
    pieces = List.copyOf(pieces);
  }

  public static Template of(String words) {
    return new Template(words, List.of(new Words(words)));
  }

  /** The same text for every draw: no slots in it. */
  public boolean isConstant() {
    return pieces.stream().allMatch(piece -> piece instanceof Words);
  }

  /** The words of a text without slots. */
  public String words() {
    return pieces.stream()
        .map(piece -> piece instanceof Words words ? words.text() : "")
        .collect(Collectors.joining());
  }

  /** Whether the value of this input is printed in the text. */
  public boolean shows(String input) {
    return pieces.stream()
        .anyMatch(piece -> piece instanceof InputValue value && value.input().equals(input));
  }

  /** Whether numbers are printed in it that the calculator or an expression computes. */
  public boolean computes() {
    return pieces.stream()
        .anyMatch(piece -> piece instanceof OutputValue || piece instanceof Computed);
  }
}
