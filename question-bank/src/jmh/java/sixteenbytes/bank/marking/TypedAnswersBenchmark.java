package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;

/**
 * How many short answers one core reads and judges a second: right ones, mistakes, slips, other
 * units, ambiguous and unreadable ones, over four questions with their declared mistakes. The
 * target is 200,000.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Threads(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class TypedAnswersBenchmark {
  private static final int ANSWERS = 28;

  private record Answers(Expectation expected, List<String> typed) {}

  private final Marker marker = new Marker(ReadingSettings.usual());
  private final List<Answers> asked =
      List.of(
          new Answers(
              expectation(1.12e12, "TB", 0.02, 0.56e12, 0.84e12, 0.98e12, 1.4e12),
              List.of(
                  "1.12 TB",
                  "1,120 GB",
                  "~1.1 TB",
                  "1.12e12",
                  "70B*16",
                  "1.12",
                  "840 GB",
                  "8.96 TB")),
          new Answers(
              expectation(31.5e9, "GB", 0.02, 32e9, 16e9, 15.75e9, 63e9),
              List.of(
                  "31.5 GB",
                  "2*63/64*16 GB",
                  "29.3 GiB",
                  "32 GB",
                  "31.5 Gb",
                  "4 GB",
                  "31.5 GB/s",
                  "31.5 GX")),
          new Answers(
              expectation(0.07, "%", 0.05, 0.0654, 0.08, 0.0625, 0.0588),
              List.of("7 %", "0.07", "7/100", "6.25 %", "93 %", "12 %")),
          new Answers(
              expectation(0.07, "ms", 0.05, 0.035, 0.28, 0.56, 0.0656),
              List.of("70 ms", "0.07 s", "31.5 GB / 450 GB/s", "35 ms", "1/20 s", "70-80 ms")));

  private static Expectation expectation(
      double value, String unitText, double share, double... mistakes) {
    Unit unit = UnitTable.parse(unitText).orElseThrow();
    List<Alternative> declared =
        IntStream.range(0, mistakes.length)
            .mapToObj(i -> Alternative.of("mistake-" + i, "a mistake", mistakes[i], "That is it."))
            .toList();
    return new Expectation(
        new Target.Quantity(value, unit),
        Tolerance.relative(share),
        List.of(),
        declared,
        Map.of("ranks", 64.0));
  }

  @Benchmark
  @OperationsPerInvocation(ANSWERS)
  public void judge(Blackhole hole) {
    for (Answers answers : asked) {
      for (String typed : answers.typed()) {
        hole.consume(marker.mark(answers.expected(), typed));
      }
    }
  }
}
