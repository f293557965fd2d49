package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import sixteenbytes.calculators.quantity.Nearest;

/** A refused command line in plain words: what is wrong, and the nearest thing that is right. */
final class UsageSentence {
  private UsageSentence() {}

  static String of(ParameterException problem) {
    CommandSpec command = problem.getCommandLine().getCommandSpec();
    if (problem instanceof UnmatchedArgumentException unmatched) {
      return unknown(unmatched.getUnmatched().get(0), command);
    }
    if (problem instanceof MissingParameterException missing) {
      return "%s needs %s. %s"
          .formatted(
              command.name(),
              missing.getMissing().stream()
                  .map(UsageSentence::shown)
                  .collect(Collectors.joining(" and ")),
              seeHelp(command));
    }
    if (problem.getArgSpec() instanceof OptionSpec option && isWhole(option)) {
      return "%s is %s; it must be a whole number of at most %s digits. %s"
          .formatted(
              option.longestName(),
              Shown.quoted(problem.getValue()),
              isLong(option) ? 18 : 9,
              seeHelp(command));
    }
    return "%s. %s".formatted(problem.getMessage(), seeHelp(command));
  }

  private static boolean isWhole(OptionSpec option) {
    return isLong(option) || List.of(int.class, Integer.class).contains(option.auxiliaryTypes()[0]);
  }

  private static boolean isLong(OptionSpec option) {
    return option.auxiliaryTypes()[0].equals(Long.class);
  }

  private static String unknown(String word, CommandSpec command) {
    if (word.startsWith("-")) {
      List<String> names = new ArrayList<>();
      command.options().forEach(option -> names.add(option.longestName()));
      return "%s is no option of %s.%s %s"
          .formatted(
              Shown.quoted(word),
              command.name(),
              Nearest.suggestion(word, names),
              seeHelp(command));
    }
    if (command.subcommands().isEmpty()) {
      return "%s is one word too many for %s. %s"
          .formatted(Shown.quoted(word), command.name(), seeHelp(command));
    }
    return "%s is no command of %s.%s The commands are %s."
        .formatted(
            Shown.quoted(word),
            command.name(),
            Nearest.suggestion(word, command.subcommands().keySet()),
            String.join(", ", command.subcommands().keySet()));
  }

  private static String shown(ArgSpec argument) {
    if (argument instanceof OptionSpec option) {
      return option.longestName() + " " + option.paramLabel();
    }
    return argument.paramLabel();
  }

  private static String seeHelp(CommandSpec command) {
    return "See: " + command.qualifiedName(" ") + " --help.";
  }
}
