package sixteenbytes.app.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sixteenbytes.app.progress.DataFolder;

/**
 * The words of the command line.
 *
 * <p>In a locale without UTF-8, such as that of a bare container, Java has replaced every letter
 * beyond ASCII before it calls {@code main}: 12 µs arrives as 12 ?s. Linux still has the bytes.
 */
public final class Arguments {
  private static final Path BYTES = Path.of("/proc/self/cmdline");

  private Arguments() {}

  /**
   * The data folder, if the words ask for nothing but the desktop.
   *
   * @return empty where there is a command, or anything that has to be parsed or refused
   */
  public static Optional<DataFolder> ofTheDesktop(String[] words) {
    if (words.length == 0) {
      return Optional.of(DataFolder.chosen(Optional.empty()));
    }
    return words.length == 2
            && words[0].equals("--data")
            && !words[1].isEmpty()
            && !words[1].startsWith("-")
        ? folder(words[1])
        : Optional.empty();
  }

  private static Optional<DataFolder> folder(String typed) {
    try {
      return Optional.of(new DataFolder(Path.of(typed)));
    } catch (InvalidPathException e) {
      return Optional.empty(); // the parser of the command line says so
    }
  }

  /** The words as they were typed, in UTF-8 where Java could not tell. */
  public static String[] asTyped(String[] given) {
    String encoding = System.getProperty("sun.jnu.encoding", "UTF-8");
    if (encoding.equals("UTF-8") || given.length == 0 || !Files.isReadable(BYTES)) {
      return given;
    }
    try {
      return restored(given, Files.readAllBytes(BYTES));
    } catch (IOException e) {
      return given; // no worse than what Java gave
    }
  }

  /**
   * @param commandLine the words of the whole command with a zero byte after each
   */
  static String[] restored(String[] given, byte[] commandLine) {
    List<String> all =
        Arrays.asList(new String(commandLine, StandardCharsets.UTF_8).split("\0", -1));
    int end = all.size() - 1; // what follows the last zero byte is empty
    if (end < given.length) {
      return given;
    }
    String[] own = all.subList(end - given.length, end).toArray(String[]::new);
    for (int i = 0; i < own.length; i++) {
      if (!sameButForLetters(own[i], given[i])) {
        return given;
      }
    }
    return own;
  }

  private static boolean sameButForLetters(String own, String given) {
    return ascii(own).equals(ascii(given));
  }

  private static String ascii(String text) {
    return text.replaceAll("[^\\x20-\\x7e]|\\?", "");
  }
}
