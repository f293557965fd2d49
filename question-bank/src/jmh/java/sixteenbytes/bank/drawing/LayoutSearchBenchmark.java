package sixteenbytes.bank.drawing;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.layout.LayoutSearch;

/**
 * How long a search takes for the layout of a 405B model, and beside it how many layouts it
 * weighed: the time has to grow with these, not with the GPUs.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class LayoutSearchBenchmark {
  @Param({"1024", "16384", "131072"})
  private int gpus;

  private Given given;

  /** What JMH prints beside the time. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Weighed {
    public int candidates;
  }

  /** The shape of arXiv 2407.21783, table 3, on H100s, with a sequence for every GPU. */
  @Setup
  public void describe() {
    given =
        Given.of("params", 405.85e9)
            .and("layers", 126)
            .and("hidden", 16384)
            .and("heads", 128)
            .and("kvHeads", 8)
            .and("seq", 8192)
            .and("globalBatchTokens", 8192.0 * gpus)
            .and("gpus", gpus)
            .and("hbm", 80e9)
            .and("peak", 989.5e12)
            .and("linkBandwidth", 450e9)
            .and("nicBandwidth", 50e9);
  }

  @Benchmark
  public LayoutSearch.Found search(Weighed weighed) {
    LayoutSearch.Found found = LayoutSearch.of(given);
    weighed.candidates = found.divide();
    return found;
  }
}
