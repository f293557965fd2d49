package sixteenbytes.bank;

import java.util.Collection;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;

/** JMH with every calculator in the place of the one that an annotation can name. */
public final class Benchmarks {
  private static final String CALCULATOR = "calculator";

  private Benchmarks() {}

  /**
   * @param arguments those of JMH: a pattern of benchmark names, and options such as {@code -p
   *     calculator=ring}
   */
  public static void main(String... arguments) throws CommandLineOptionException, RunnerException {
    var asked = new CommandLineOptions(arguments);
    Collection<String> named = asked.getParameter(CALCULATOR).orElse(ids());
    ChainedOptionsBuilder options = new OptionsBuilder().parent(asked);
    new Runner(options.param(CALCULATOR, named.toArray(String[]::new)).build()).run();
  }

  private static Collection<String> ids() {
    return Calculators.all().stream().map(Calculator::id).toList();
  }
}
