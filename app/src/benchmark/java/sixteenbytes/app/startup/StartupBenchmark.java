package sixteenbytes.app.startup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Starts a bare window and the program in turns, each in a virtual machine of its own, and prints
 * the medians of the times until they could be used. The first turn only warms the disk.
 *
 * <p>Arguments: the program's jar, the folder of these classes, the number of turns that count.
 */
public final class StartupBenchmark {
  private static final String USABLE = "usable ";
  private static final long PATIENCE_SECONDS = 60;

  private StartupBenchmark() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path jar = Path.of(arguments[0]).toAbsolutePath();
    Path classes = Path.of(arguments[1]).toAbsolutePath();
    int turns = Integer.parseInt(arguments[2]);

    // both get the same class path: the manifest of the jar names the libraries
    String classPath = jar + System.getProperty("path.separator") + classes;
    List<String> bare = List.of("-cp", classPath, BareWindow.Launcher.class.getName());
    List<String> program =
        List.of(
            "-Dsixteenbytes.startup=report",
            "-jar",
            jar.toString(),
            "--data",
            Files.createTempDirectory("startup").toString());

    var bareTimes = new long[turns];
    var programTimes = new long[turns];
    for (int turn = -1; turn < turns; turn++) {
      long bareTime = start(bare);
      long programTime = start(program);
      if (turn >= 0) {
        bareTimes[turn] = bareTime;
        programTimes[turn] = programTime;
        System.out.printf(
            Locale.ROOT, "%2d  bare %5d ms  program %5d ms%n", turn + 1, bareTime, programTime);
      }
    }
    double bareMedian = median(bareTimes);
    double programMedian = median(programTimes);
    System.out.printf(
        Locale.ROOT,
        "median of %d: bare %.0f ms, program %.0f ms, ratio %.2f%n",
        turns,
        bareMedian,
        programMedian,
        programMedian / bareMedian);
  }

  private static long start(List<String> arguments) throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(arguments);
    Path printed = Files.createTempFile("startup", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (!ended) {
      process.destroyForcibly().waitFor();
    }
    String output = Files.readString(printed, StandardCharsets.UTF_8);
    Files.delete(printed);
    return output
        .lines()
        .filter(line -> line.startsWith(USABLE))
        .findFirst()
        .map(line -> Long.parseLong(line.substring(USABLE.length()).strip()))
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "%s printed no line \"usable MS\"%s:%n%s"
                        .formatted(
                            String.join(" ", command),
                            ended ? "" : " within " + PATIENCE_SECONDS + " s",
                            output)));
  }

  private static double median(long[] times) {
    long[] sorted = times.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
  }
}
