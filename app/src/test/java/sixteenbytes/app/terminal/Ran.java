package sixteenbytes.app.terminal;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.pack.PackReader;

/**
 * A command that was run, with what it printed.
 *
 * @param code the exit code
 */
record Ran(int code, String out, String err) {
  static final Clock THURSDAY_EVENING =
      Clock.fixed(Instant.parse("2026-12-03T19:30:15Z"), ZoneId.of("Europe/Berlin"));

  /** Runs a command of the whole program. */
  static Ran command(String... arguments) {
    return with("", Typed.PIPED, Bank::load, arguments);
  }

  /** Runs a command over a bank of one question, with a text piped in. */
  static Ran overOneQuestion(String piped, String... arguments) {
    return with(piped, Typed.PIPED, Ran::oneQuestion, arguments);
  }

  /** The same in front of a person. */
  static Ran byHand(String typed, String... arguments) {
    return with(typed, Typed.BY_HAND, Ran::oneQuestion, arguments);
  }

  static Ran piped(String text, String... arguments) {
    return with(text, Typed.PIPED, Bank::load, arguments);
  }

  private enum Typed {
    PIPED,
    BY_HAND
  }

  private static Ran with(
      String input, Typed how, java.util.function.Supplier<Bank> bank, String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var console =
        new Console(
            new BufferedReader(new StringReader(input)),
            new PrintWriter(out),
            new PrintWriter(err),
            how == Typed.BY_HAND);
    Window none = folder -> Optional.of("There is no display.");
    var terminal = new Terminal(new Surroundings(console, none, bank, THURSDAY_EVENING));
    int code = terminal.run(arguments);
    return new Ran(code, out.toString(), err.toString());
  }

  /** A bank with the question bubble-ratio and its follow-up. */
  static Bank oneQuestion() {
    PackReader.Pack pack = new PackReader().read(packFile());
    return new Bank("test", pack.questions(), pack.problems());
  }

  static Path packFile() {
    return Path.of("src", "test", "resources", "sixteenbytes", "app", "terminal", "pack.json");
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
