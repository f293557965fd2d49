package sixteenbytes.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Asks for a line at a time. The end of a pipe is an ordinary end. */
final class Prompt {
  private final Console console;
  private Optional<String> handedBack = Optional.empty();

  Prompt(Console console) {
    this.console = console;
  }

  /** The next line without blanks around it; empty at the end of the input. */
  Optional<String> line(String question) {
    if (handedBack.isPresent()) {
      Optional<String> line = handedBack;
      handedBack = Optional.empty();
      return line;
    }
    console.out().print(question);
    console.flush();
    try {
      Optional<String> line = Optional.ofNullable(console.in().readLine()).map(String::strip);
      if (!console.interactive() || line.isEmpty()) {
        console.out().println(); // nobody's Enter has ended the line
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One of so many, counted from 1. Any other line is handed back, to be read as what it is. */
  Optional<Integer> choice(String question, int count) {
    Optional<String> line = line(question);
    for (int number = 1; number <= count; number++) {
      if (line.equals(Optional.of(Integer.toString(number)))) {
        return Optional.of(number);
      }
    }
    handedBack = line;
    return Optional.empty();
  }
}
