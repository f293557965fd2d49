package sixteenbytes.bank.marking;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import sixteenbytes.bank.reading.ReadingSettings;

/**
 * How many short answers one core reads and judges a second, with all that the verdict says. The
 * target is 200,000. The answers are those of {@link TypedAnswers}. The compiler takes some twenty
 * seconds to finish with so much code, so the warm-up is longer than that.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Threads(1)
@Warmup(iterations = 15, time = 2)
@Measurement(iterations = 7, time = 2)
@Fork(2)
public class TypedAnswersBenchmark {
  private final Marker marker = new Marker(ReadingSettings.usual());
  private final List<TypedAnswers> asked = TypedAnswers.ALL;

  /** The figure is per answer only if there are as many as it is divided by. */
  @Setup
  public void count() {
    int found = asked.stream().mapToInt(question -> question.texts().size()).sum();
    if (found != TypedAnswers.COUNT) {
      throw new IllegalStateException("There are " + found + " answers.");
    }
  }

  /** Many answers to each of a few questions. */
  @Benchmark
  @OperationsPerInvocation(TypedAnswers.COUNT)
  public void judge(Blackhole hole) {
    for (TypedAnswers question : asked) {
      Expectation expected = question.expected();
      for (String typed : question.texts()) {
        hole.consume(marker.mark(expected, typed));
      }
    }
  }

  /** Every answer to a question of its own: nothing can be prepared for several of them. */
  @Benchmark
  @OperationsPerInvocation(TypedAnswers.COUNT)
  public void judgeFirst(Blackhole hole) {
    for (TypedAnswers question : asked) {
      for (String typed : question.texts()) {
        hole.consume(marker.mark(question.expectedAnew(), typed));
      }
    }
  }
}
