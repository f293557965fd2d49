package sixteenbytes.bank.drawing;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.bank.reading.ReadingSettings;

/**
 * Variants a second: numbers drawn and derived, mistakes computed, a typed answer marked. Every ask
 * of the bank in turn.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 10, time = 2) // with all asks in turn the compiler needs long
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class VariantBenchmark {
  private final Bank bank = Bank.load();
  private final Marker marker = new Marker(ReadingSettings.usual());
  private final List<String> asks =
      bank.questions().stream()
          .flatMap(question -> question.asks().stream().map(ask -> question.partId(ask.part())))
          .toList();

  private long seed;

  @Benchmark
  public Verdict drawDeriveMark() {
    seed++;
    DrawnAsk drawn = bank.draw(asks.get((int) (seed % asks.size())), seed);
    return marker.mark(drawn.expectation(), drawn.answer());
  }
}
