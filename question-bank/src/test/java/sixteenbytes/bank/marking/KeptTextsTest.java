package sixteenbytes.bank.marking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts that fuzzing has found keep to the rules; CONTRIBUTING.md says how more are found. */
class KeptTextsTest {
  private final AnswerRules rules = new AnswerRules();

  @ParameterizedTest
  @MethodSource("readQuantities")
  void a_quantity_is_read(FuzzedText text) {
    rules.aQuantityIsRead(text);
  }

  @ParameterizedTest
  @MethodSource("readFormulas")
  void a_formula_is_read(FuzzedText text) {
    rules.aFormulaIsRead(text);
  }

  @ParameterizedTest
  @MethodSource("markedQuantities")
  void a_quantity_is_marked(FuzzedText text) {
    rules.aQuantityIsMarked(text);
  }

  @ParameterizedTest
  @MethodSource("markedFormulas")
  void a_formula_is_marked(FuzzedText text) {
    rules.aFormulaIsMarked(text);
  }

  @ParameterizedTest
  @MethodSource("gradedRows")
  void a_row_is_graded(FuzzedText text) {
    rules.aRowIsGraded(text);
  }

  static List<FuzzedText> readQuantities() throws IOException, URISyntaxException {
    return kept("a_quantity_is_read");
  }

  static List<FuzzedText> readFormulas() throws IOException, URISyntaxException {
    return kept("a_formula_is_read");
  }

  static List<FuzzedText> markedQuantities() throws IOException, URISyntaxException {
    return kept("a_quantity_is_marked");
  }

  static List<FuzzedText> markedFormulas() throws IOException, URISyntaxException {
    return kept("a_formula_is_marked");
  }

  static List<FuzzedText> gradedRows() throws IOException, URISyntaxException {
    return kept("a_row_is_graded");
  }

  private static List<FuzzedText> kept(String method) throws IOException, URISyntaxException {
    Path folder =
        Path.of(
            Objects.requireNonNull(
                    KeptTextsTest.class.getResource("AnswersFuzzTestInputs/" + method))
                .toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().map(KeptTextsTest::text).toList();
    }
  }

  private static FuzzedText text(Path file) {
    try {
      return FuzzedText.of(Files.readAllBytes(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
