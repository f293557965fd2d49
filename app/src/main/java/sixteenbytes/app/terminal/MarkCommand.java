package sixteenbytes.app.terminal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;

/** {@code mark}: a typed answer to a drawn question. */
@Command(
    name = "mark",
    description = "Mark a typed answer to a drawn question.",
    footer = {
      "",
      "Ends with 0 for a correct answer and with 1 for any other verdict. Example:",
      "  sixteen-bytes mark l1-pipeline-bubble-ratio --seed 7 --answer \"21.9 %%\""
    })
final class MarkCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The question, or a part: ID#2.")
  private Optional<String> id = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", description = "What its numbers are drawn with.")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--answer", paramLabel = "TEXT", description = "What was typed.")
  private Optional<String> answer = Optional.empty();

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Read ID, seed and text from each line of FILE (- for standard input), with tabs between"
              + " them, and print one JSON document a line.")
  private Optional<String> batch = Optional.empty();

  @Mixin private CommaOption comma = new CommaOption();

  MarkCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Bank bank = surroundings.bank().get();
    var marker = new Marker(comma.settings());
    if (batch.isPresent()) {
      AskCommand.refuseWith(id, seed, "mark");
      new Batch(batch.get())
          .answer(
              surroundings.console(),
              line -> {
                List<String> fields = Fields.of(line, 3, "ID, seed and text");
                DrawnAsk ask = bank.draw(fields.get(0), Fields.seed(fields.get(1)));
                return MarkJson.of(ask, marker.mark(ask.expectation(), fields.get(2)));
              });
      return ExitCode.FINE;
    }
    String question = AskCommand.needed(id, "mark", "the id of a question");
    long drawn = AskCommand.needed(seed, "mark", "--seed N");
    String typed = AskCommand.needed(answer, "mark", "--answer TEXT");
    DrawnAsk ask = bank.draw(question, drawn);
    Verdict verdict = marker.mark(ask.expectation(), typed);
    Console console = surroundings.console();
    if (json) {
      console.out().println(MarkJson.of(ask, verdict));
    } else {
      console.out().print(MarkText.of(verdict, typed));
    }
    return verdict.kind() == Verdict.Kind.CORRECT ? ExitCode.FINE : ExitCode.WRONG;
  }
}
