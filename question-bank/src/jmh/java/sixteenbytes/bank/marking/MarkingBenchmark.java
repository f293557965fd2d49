package sixteenbytes.bank.marking;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.UnitTable;

/** How long the person waits between Enter and the verdict, and between a key and its echo. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class MarkingBenchmark {
  @Param({"1.12 TB", "1,120 GB", "16 * 70e9 bytes", "(2 + 2 + 12) x 70 billion", "what is it"})
  public String typed;

  private final Marker marker = new Marker(ReadingSettings.usual());
  private final Expectation expected =
      Expectation.of(
          new Target.Quantity(1.12e12, UnitTable.parse("TB").orElseThrow()),
          Tolerance.relative(0.02));

  @Benchmark
  public Verdict mark() {
    return marker.mark(expected, typed);
  }

  @Benchmark
  public Echo echo() {
    return marker.echo(expected, typed);
  }
}
