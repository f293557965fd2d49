package sixteenbytes.app.terminal;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.app.log.LogFile;
import sixteenbytes.app.progress.DataFolder;
import sixteenbytes.app.progress.StoreProblem;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.UnknownQuestion;
import sixteenbytes.calculators.quantity.InvalidInput;

/**
 * The command line: which command runs, and what becomes of its problems.
 *
 * <p>A problem is one plain sentence on the error stream and a number; never a stack trace.
 */
public final class Terminal {
  private final Surroundings surroundings;
  private final Console console;

  public Terminal(Console console, Window window) {
    this(new Surroundings(console, window, Bank::load, Clock.system(ZoneId.systemDefault())));
  }

  Terminal(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.console = surroundings.console();
  }

  /**
   * Runs what the arguments ask for.
   *
   * @return the exit code: 0 fine, 1 wrong, 2 bad usage
   */
  public int run(String... arguments) {
    try {
      return commands().execute(arguments);
    } finally {
      console.flush();
    }
  }

  private CommandLine commands() {
    var root = new Root(surroundings);
    var calc = new CommandLine(new CalcCommand(console));
    calc.addSubcommand(new CalcListCommand(console));
    var bank = new CommandLine(new BankCommand());
    bank.addSubcommand(new BankCommand.ListCommand(surroundings));
    bank.addSubcommand(new BankCommand.ValidateCommand(surroundings));
    bank.addSubcommand(new BankCommand.CoverageCommand(surroundings));
    var all = new CommandLine(root);
    all.addSubcommand(calc);
    all.addSubcommand(new AskCommand(surroundings));
    all.addSubcommand(new MarkCommand(surroundings));
    all.addSubcommand(new GradeCommand(surroundings));
    all.addSubcommand(bank);
    all.addSubcommand(new DrillCommand(surroundings, root::folder));
    withHelp(all);
    all.getCommandSpec()
        .addOption(
            OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version and leave.")
                .build())
        .version("Sixteen Bytes " + version());
    all.setOut(console.out());
    all.setErr(console.err());
    all.setCaseInsensitiveEnumValuesAllowed(true);
    all.setParameterExceptionHandler((problem, words) -> refuse(UsageSentence.of(problem)));
    all.setExecutionExceptionHandler((problem, command, parsed) -> refuse(problem));
    all.setExecutionStrategy(
        parsed -> {
          if (root.dataHasNoName()) {
            return refuse("--data needs the name of a folder.");
          }
          LogFile.in(root.folder());
          return new CommandLine.RunLast().execute(parsed);
        });
    return all;
  }

  private static void withHelp(CommandLine command) {
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help and leave.")
                .build());
    command.getSubcommands().values().forEach(Terminal::withHelp);
  }

  /** As the jar says; a build that is not packed has none. */
  private static String version() {
    return Optional.ofNullable(Terminal.class.getPackage().getImplementationVersion())
        .orElse("(not packaged)");
  }

  private int refuse(Exception problem) {
    if (problem instanceof UsageProblem
        || problem instanceof InvalidInput
        || problem instanceof StoreProblem
        || problem instanceof UnknownQuestion) {
      return refuse(problem.getMessage());
    }
    LoggerFactory.getLogger(Terminal.class).error("a command failed", problem);
    return refuse(
        "Something in the program itself went wrong (%s). The log in the data folder has the details."
            .formatted(problem.getClass().getSimpleName()));
  }

  private int refuse(String sentence) {
    console.out().flush();
    console.err().println(sentence);
    return ExitCode.USAGE;
  }

  /** The program without a command: the desktop, or the drill where there is none. */
  @Command(
      name = "sixteen-bytes",
      description =
          "A drill for the arithmetic of large-scale training. Without a command it opens the"
              + " desktop, or drills in the terminal where there is no display.",
      synopsisSubcommandLabel = "[COMMAND]")
  private static final class Root implements Callable<Integer> {
    private final Surroundings surroundings;

    @Option(
        names = "--data",
        paramLabel = "DIR",
        scope = CommandLine.ScopeType.INHERIT,
        description = "Keep progress and log in this folder.")
    private Optional<Path> data = Optional.empty();

    Root(Surroundings surroundings) {
      this.surroundings = surroundings;
    }

    /** As of a variable of the shell that is not set; the folder would be the current one. */
    boolean dataHasNoName() {
      return data.equals(Optional.of(Path.of("")));
    }

    DataFolder folder() {
      return DataFolder.chosen(data);
    }

    @Override
    public Integer call() {
      Optional<String> obstacle = surroundings.window().open(folder());
      if (obstacle.isEmpty()) {
        return ExitCode.FINE;
      }
      Console console = surroundings.console();
      console
          .out()
          .println(Table.wrapped(obstacle.get() + " The drill starts in this terminal.", 0));
      return new DrillCommand(surroundings, this::folder).call();
    }
  }
}
