package sixteenbytes.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;
import sixteenbytes.bank.UnknownQuestion;
import sixteenbytes.calculators.quantity.InvalidInput;

/**
 * A file with a request on each line, answered by a JSON document on each line, in order.
 *
 * @param file its name, or - for what is piped in
 */
record Batch(String file) {
  private static final String PIPED_IN = "-";

  /**
   * Answers each line as soon as it is read, so that a program may talk to this one line by line.
   *
   * @param answer turns a line into a document; a {@link UsageProblem}, {@link InvalidInput} or
   *     {@link UnknownQuestion} that it throws becomes {@code {"error": …}}, and the next line is
   *     read
   */
  void answer(Console console, Function<String, String> answer) {
    try (BufferedReader lines = open(console)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        console.out().println(documentFor(line, answer));
        if (console.out().checkError()) { // flushes; true once nobody reads any more
          return;
        }
      }
    } catch (IOException e) {
      throw cannotRead(file, e);
    }
  }

  private static String documentFor(String line, Function<String, String> answer) {
    if (line.isBlank()) {
      return Json.error("The line is empty.");
    }
    try {
      return answer.apply(line);
    } catch (UsageProblem | InvalidInput | UnknownQuestion e) {
      return Json.error(e.getMessage());
    }
  }

  /**
   * The text of the file.
   *
   * @throws UsageProblem if there is no such file, or if it may not be read
   */
  BufferedReader open(Console console) {
    try {
      BufferedReader text =
          PIPED_IN.equals(file)
              ? console.in()
              : new BufferedReader(
                  new InputStreamReader(
                      Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8));
      return withoutByteOrderMark(text);
    } catch (IOException e) {
      throw cannotRead(file, e);
    } catch (InvalidPathException e) {
      throw new UsageProblem("\"%s\" is no name of a file.".formatted(file), e);
    }
  }

  /** Spreadsheets put one before everything else. */
  private static BufferedReader withoutByteOrderMark(BufferedReader text) throws IOException {
    text.mark(1);
    if (text.read() != '\uFEFF') {
      text.reset();
    }
    return text;
  }

  private static UsageProblem cannotRead(String file, IOException e) {
    String why = e instanceof AccessDeniedException ? "it may not be read" : e.getMessage();
    return e instanceof NoSuchFileException
        ? new UsageProblem("There is no file %s.".formatted(file), e)
        : new UsageProblem("%s cannot be read: %s.".formatted(file, why), e);
  }
}
