package sixteenbytes.app.terminal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixteenbytes.bank.pack.PackProblem;
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
              "Level %d, %s".formatted(question.level(), question.topic()),
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
    private List<Path> packs = List.of();

    ValidateCommand(Surroundings surroundings) {
      this.console = surroundings.console();
    }

    @Override
    public Integer call() {
      var reader = new PackReader();
      int code = ExitCode.FINE;
      for (Path file : packs) {
        PackReader.Pack pack = reader.read(file);
        for (PackProblem problem : pack.problems()) {
          console.out().println(problem.text());
          code = ExitCode.WRONG;
        }
        if (pack.problems().isEmpty()) {
          console
              .out()
              .println("%s: %s, no fault.".formatted(file, counted(pack.questions().size())));
        }
      }
      return code;
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
      Console console = surroundings.console();
      if (json) {
        console.out().println(BankJson.coverage(questions));
      } else {
        Map<String, List<String>> coverage = coverage(questions);
        var rows = new ArrayList<List<String>>();
        coverage.forEach((source, ids) -> rows.add(List.of(source, String.join(", ", ids))));
        console.out().print(Table.aligned(rows, 0));
        console
            .out()
            .println(
                "%d items of source documents, covered by %s."
                    .formatted(coverage.size(), counted(questions.size())));
      }
      return ExitCode.FINE;
    }
  }

  private static String counted(int questions) {
    return questions == 1 ? "1 question" : questions + " questions";
  }

  /**
   * The ids of the questions by the item of a source that they cover, in the order of the items.
   */
  static Map<String, List<String>> coverage(List<Question> questions) {
    var byItem = new TreeMap<String, List<String>>();
    for (Question question : questions) {
      for (String source : question.sources()) {
        byItem.computeIfAbsent(source, item -> new ArrayList<>()).add(question.id());
      }
    }
    return byItem;
  }
}
