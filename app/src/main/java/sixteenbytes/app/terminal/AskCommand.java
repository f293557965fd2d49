package sixteenbytes.app.terminal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixteenbytes.app.terminal.AskJson.Reveal;
import sixteenbytes.bank.Bank;

/** {@code ask}: a question with the numbers of a seed. */
@Command(
    name = "ask",
    description = "Draw a question: the same seed gives the same numbers everywhere.",
    footer = {
      "",
      "A follow-up is asked as ID#2. Examples:",
      "  sixteen-bytes ask l1-pipeline-bubble-ratio --seed 7",
      "  sixteen-bytes ask l1-pipeline-bubble-ratio --seed 7 --reveal --json"
    })
final class AskCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The question, or a part: ID#2.")
  private Optional<String> id = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", description = "What its numbers are drawn with.")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--reveal", description = "Show the answer and its derivation too.")
  private boolean reveal;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Read ID and seed from each line of FILE (- for standard input), with a tab between them,"
              + " and print one JSON document a line.")
  private Optional<String> batch = Optional.empty();

  AskCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Bank bank = surroundings.bank().get();
    Reveal shown = reveal ? Reveal.ANSWER : Reveal.NOTHING;
    if (batch.isPresent()) {
      refuseWith(id, seed, "ask");
      new Batch(batch.get())
          .answer(
              surroundings.console(),
              line -> {
                List<String> fields = Fields.of(line, 2, "ID and seed");
                return AskJson.of(bank.draw(fields.get(0), Fields.seed(fields.get(1))), shown);
              });
      return ExitCode.FINE;
    }
    var ask = bank.draw(needed(id, "ask", "the id of a question"), needed(seed, "ask", "--seed N"));
    Console console = surroundings.console();
    if (json) {
      console.out().println(AskJson.of(ask, shown));
    } else {
      console.out().print(reveal ? AskText.revealed(ask) : AskText.of(ask));
    }
    return ExitCode.FINE;
  }

  /**
   * @throws UsageProblem if a single question is asked for beside a file of them
   */
  static void refuseWith(Optional<String> id, Optional<Long> seed, String command) {
    if (id.isPresent() || seed.isPresent()) {
      throw new UsageProblem(
          "%s takes either one question or --batch FILE, not both.".formatted(command));
    }
  }

  /**
   * @throws UsageProblem if it was left out
   */
  static <T> T needed(Optional<T> given, String command, String name) {
    return given.orElseThrow(
        () ->
            new UsageProblem(
                "%s needs %s. See: sixteen-bytes %s --help.".formatted(command, name, command)));
  }
}
