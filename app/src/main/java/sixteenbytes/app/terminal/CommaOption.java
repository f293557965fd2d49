package sixteenbytes.app.terminal;

import picocli.CommandLine.Option;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

/** {@code --decimal-comma}, for the commands that read what was typed. */
final class CommaOption {
  @Option(
      names = "--decimal-comma",
      description =
          "Read a comma as the decimal sign: 1,120 is a little more than one, and 1.120 a"
              + " thousand. Without it, it is the other way round.")
  private boolean decimal;

  ReadingSettings settings() {
    return ReadingSettings.with(decimal ? Comma.DECIMAL : Comma.GROUPS);
  }
}
