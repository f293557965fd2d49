package sixteenbytes.bank.drawing;

import java.util.concurrent.TimeUnit;
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
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

/**
 * How long one derivation takes: the answer to a drawn question, or one move of a slider.
 *
 * <p>{@link sixteenbytes.bank.Benchmarks} runs it for every calculator.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class DerivationBenchmark {
  @Param("bubble")
  private String calculator;

  private Calculator model;
  private Given given;

  @Setup
  public void chooseInputs() {
    model = Calculators.byId(calculator).orElseThrow();
    given = LongestDerivation.of(model);
  }

  @Benchmark
  public Derivation derive() {
    return model.derive(given);
  }
}
