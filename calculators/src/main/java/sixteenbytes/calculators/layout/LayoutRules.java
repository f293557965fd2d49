package sixteenbytes.calculators.layout;

import static sixteenbytes.calculators.quantity.Measure.TOKENS;
import static sixteenbytes.calculators.quantity.Whiteboard.count;
import static sixteenbytes.calculators.quantity.Whiteboard.exact;

import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.quantity.InvalidInput;

/** What has to divide what in a layout. */
final class LayoutRules {
  static final List<Rule> ALL =
      List.of(
          LayoutRules::wholeReplicas,
          LayoutRules::wholeMicroBatches,
          Rule.divides("ep", "experts"),
          LayoutRules::wholeExpertShards);

  private LayoutRules() {}

  static double replicas(Given given) {
    return given.number("gpus") / (given.number("tp") * given.number("pp") * given.number("cp"));
  }

  private static void wholeReplicas(Given given) {
    double gpus = given.number("gpus");
    double others = given.number("tp") * given.number("pp") * given.number("cp");
    if (gpus % others != 0) {
      double forPipeline = gpus / (given.number("tp") * given.number("cp"));
      String stages =
          forPipeline == Math.rint(forPipeline)
              ? " With these GPUs the nearest pp is %s."
                  .formatted(nearestDivisor(forPipeline, given.number("pp")))
              : "";
      throw new InvalidInput(
          "gpus",
          "dp must be whole: gpus is %s and tp · pp · cp is %s. The nearest gpus that work: %s.%s"
              .formatted(
                  count(gpus), count(others), multiples(gpus, others, n -> count(n)), stages));
    }
  }

  private static void wholeMicroBatches(Given given) {
    double batch = given.number("globalBatchTokens");
    double round = replicas(given) * given.number("seq") * given.number("microBatch");
    if (batch % round != 0) {
      throw new InvalidInput(
          "globalBatchTokens",
          "microBatches must be whole: globalBatchTokens is %s and dp · seq · microBatch is %s. The nearest globalBatchTokens that work: %s."
              .formatted(
                  exact(batch, TOKENS), count(round), multiples(batch, round, n -> count(n))));
    }
  }

  private static void wholeExpertShards(Given given) {
    double degree = given.number("ep");
    double ranks = replicas(given) * given.number("cp") * given.number("tp");
    if (ranks % degree != 0) {
      throw new InvalidInput(
          "ep",
          "ep is %s and must divide dp · cp · tp, which is %s. The nearest ep that does: %s."
              .formatted(count(degree), count(ranks), nearestDivisor(ranks, degree)));
    }
  }

  /** Expert parallelism spreads what one token leaves alone. */
  static void expertsAreThere(Given given) {
    boolean dense =
        !given.has("paramsActive") || given.number("paramsActive") == given.number("params");
    if (given.number("ep") > 1 && dense) {
      throw new InvalidInput(
          "ep",
          "ep is %s, but without paramsActive below params the model has no experts to spread. Give paramsActive, or use ep=1."
              .formatted(count(given.number("ep"))));
    }
  }

  private static String multiples(double value, double of, DoubleFunction<String> shown) {
    return DoubleStream.of(Math.floor(value / of) * of, Math.ceil(value / of) * of)
        .filter(found -> found > 0)
        .mapToObj(shown)
        .collect(Collectors.joining(" and "));
  }

  private static String nearestDivisor(double whole, double wanted) {
    List<Double> divisors = Divisors.of(whole);
    DoubleStream below =
        DoubleStream.of(
            divisors.stream()
                .filter(found -> found < wanted)
                .mapToDouble(found -> found)
                .max()
                .stream()
                .toArray());
    DoubleStream above =
        DoubleStream.of(
            divisors.stream()
                .filter(found -> found > wanted)
                .mapToDouble(found -> found)
                .min()
                .stream()
                .toArray());
    return DoubleStream.concat(below, above)
        .mapToObj(found -> count(found))
        .collect(Collectors.joining(" or "));
  }
}
