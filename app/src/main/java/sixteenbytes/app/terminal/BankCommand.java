package sixteenbytes.app.terminal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.bank.CurriculumCoverage;
import sixteenbytes.bank.pack.Curriculum;
import sixteenbytes.bank.pack.PackReader;
import sixteenbytes.bank.question.Question;

/** {@code bank}: what the question bank holds. */
@Command(name = "bank", description = "List, check and map the questions.")
final class BankCommand implements Callable<Integer> {

  @Override
  public Integer call() {
    throw new UsageProblem("bank needs a command: list, validate or coverage.");
  }

  /** {@code bank list}: every question. */
  @Command(name = "list", description = "List every question.")
  static final class ListCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    ListCommand(Surroundings surroundings) {
      this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
      List<Question> questions = surroundings.bank().get().questions();
      if (json) {
        surroundings.console().out().println(BankJson.of(questions));
      } else {
        surroundings.console().out().print(text(questions));
      }
      return ExitCode.FINE;
    }
  }

  /** Under a heading for each level and topic. */
  private static String text(List<Question> questions) {
    var byHeading = new LinkedHashMap<String, List<List<String>>>();
    for (Question question : questions) {
      byHeading
          .computeIfAbsent(
              "Level %s, %s".formatted(question.level(), question.topic()),
              heading -> new ArrayList<>())
          .add(List.of(question.id(), question.title()));
    }
    var text = new StringBuilder();
    byHeading.forEach(
        (heading, rows) -> text.append(heading).append('\n').append(Table.aligned(rows, 2)));
    return text.toString();
  }

  /** {@code bank validate}: question files of somebody's own. */
  @Command(
      name = "validate",
      description = "Check question files; every fault is named with its file, place and rule.")
  static final class ValidateCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "PACK", description = "The files to check.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    ValidateCommand(Surroundings surroundings) {
      this.console = surroundings.console();
    }

    @Override
    public Integer call() {
      var reader = new PackReader(); // one for all: an id may stand once in all of them
      List<PackReader.Pack> packs = files.stream().map(reader::read).toList();
      if (json) {
        console.out().println(BankJson.ofPacks(packs));
      } else {
        packs.forEach(pack -> console.out().print(text(pack)));
      }
      boolean sound = packs.stream().allMatch(pack -> pack.problems().isEmpty());
      return sound ? ExitCode.FINE : ExitCode.WRONG;
    }

    private static String text(PackReader.Pack pack) {
      return pack.problems().isEmpty()
          ? "%s: %s, no fault.%n"
              .formatted(pack.file(), counted(pack.questions().size(), "question"))
          : pack.problems().stream()
              .map(problem -> problem.text() + System.lineSeparator())
              .collect(Collectors.joining());
    }
  }

  /** {@code bank coverage}: which item of which source each question covers. */
  @Command(
      name = "coverage",
      description = "Show which item of which source document each question covers.")
  static final class CoverageCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    CoverageCommand(Surroundings surroundings) {
      this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
      List<Question> questions = surroundings.bank().get().questions();
      Coverage coverage = Coverage.of(questions);
      Console console = surroundings.console();
      if (json) {
        console.out().println(coverage.json());
      } else {
        console.out().print(coverage.text());
        console.out().println(curriculum(CurriculumCoverage.of(questions)));
        console
            .out()
            .println(
                "%s of %s, covered by %s."
                    .formatted(
                        counted(coverage.items(), "item"),
                        counted(coverage.documents().size(), "document"),
                        counted(questions.size(), "question")));
      }
      return ExitCode.FINE;
    }
  }

  /** How much of the curriculum the bank teaches, and what it leaves out. */
  private static String curriculum(CurriculumCoverage coverage) {
    int left = coverage.uncovered().size();
    int all = coverage.entries().size();
    String covered =
        "%s of the %s of the curriculum are covered".formatted(all - left, counted(all, "item"));
    return left == 0
        ? covered + "."
        : coverage.uncovered().stream()
            .map(Curriculum.Item::id)
            .collect(Collectors.joining(", ", covered + "; left out: ", "."));
  }

  private static String counted(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
