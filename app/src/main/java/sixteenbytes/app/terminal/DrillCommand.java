package sixteenbytes.app.terminal;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sixteenbytes.app.progress.DataFolder;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.pack.PackProblem;

/** {@code drill}: questions in the terminal, marked and kept as in the desktop. */
@Command(
    name = "drill",
    description = "Drill in the terminal: questions, typed answers, verdicts, worked solutions.",
    footer = {
      "",
      "At the prompt: h a hint, s skip, n the same question with new numbers, q leave.",
      "After the solution: f answers the follow-ups, with the same numbers.",
      "Where an answer can be read in two ways, 1 or 2 says which is meant."
    })
final class DrillCommand implements Callable<Integer> {
  private final Surroundings surroundings;
  private final Supplier<DataFolder> folder;

  @Option(names = "--level", paramLabel = "N", description = "Only questions of level 1, 2 or 3.")
  private Optional<Integer> level = Optional.empty();

  @Option(names = "--topic", paramLabel = "T", description = "Only questions on this topic.")
  private Optional<String> topic = Optional.empty();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "How many questions; 5 where it is left out.")
  private int count = 5;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Choice and numbers of the questions; new ones each time if left out.")
  private Optional<Long> seed = Optional.empty();

  @Mixin private CommaOption comma = new CommaOption();

  DrillCommand(Surroundings surroundings, Supplier<DataFolder> folder) {
    this.surroundings = surroundings;
    this.folder = folder;
  }

  @Override
  public Integer call() {
    if (count < 1) {
      throw new UsageProblem("--count is %s; it must be at least 1.".formatted(count));
    }
    if (level.isPresent() && (level.get() < 1 || level.get() > 3)) {
      throw new UsageProblem("--level is %s; it must be 1, 2 or 3.".formatted(level.get()));
    }
    Bank bank = surroundings.bank().get();
    for (PackProblem problem : bank.problems()) {
      surroundings.console().err().println(problem.text());
    }
    long drawn = seed.orElseGet(() -> surroundings.clock().millis());
    Deck deck = Deck.of(bank, level, topic, count, drawn);
    try (AnswerLog log =
        AnswerLog.open(surroundings.console(), folder.get(), surroundings.clock())) {
      Drill.of(surroundings, bank, log, new Marker(comma.settings())).run(deck);
    }
    return ExitCode.FINE;
  }
}
