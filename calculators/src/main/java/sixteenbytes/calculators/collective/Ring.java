package sixteenbytes.calculators.collective;

import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;

/**
 * What a collective sends and how long it takes: over a ring, over {@link Tree trees}, {@link
 * Hierarchical inside and between nodes}, or {@link InSwitch through a switch that adds}.
 *
 * <p>{@code bytes} is the whole buffer: the result of an all-gather, the input of a reduce-scatter,
 * and for an all-to-all what one rank holds, its own share included. {@code bandwidth} is per rank
 * and direction.
 *
 * <p>Sources: Patarasuk and Yuan 2009 (the ring is bandwidth-optimal); Thakur et al. 2005
 * (alpha-beta costs); nccl-tests, doc/PERFORMANCE.md (algorithm and bus bandwidth).
 */
public final class Ring {
  static final List<String> COLLECTIVES =
      List.of("all-reduce", "reduce-scatter", "all-gather", "broadcast", "all-to-all");

  private static final Map<String, List<Step>> PLANS =
      COLLECTIVES.stream().collect(Collectors.toUnmodifiableMap(name -> name, Ring::plan));

  private static final List<Step> ALONE =
      List.of(
          CollectiveSteps.steps("0", "A rank that is alone has nobody to wait for."),
          CollectiveSteps.sent("0 * M", "A rank that is alone sends nothing."),
          CollectiveSteps.BANDWIDTH_TIME,
          CollectiveSteps.LATENCY_TIME,
          CollectiveSteps.TIME,
          CollectiveSteps.crossover("0 * M", "Neither bytes nor latencies cost anything."));

  public static final Calculator CALCULATOR =
      new Calculator(
          "ring",
          "Collectives",
          "Collectives",
          "Thakur et al. 2005, alpha-beta costs; nccl-tests, PERFORMANCE.md",
          List.of(
              new Input.Choice("collective", "collective operation", COLLECTIVES, "all-reduce"),
              Input.Number.required("ranks", "n", "number of ranks", COUNT, Range.from(1, 1e8))
                  .suchAs(64),
              Input.Number.required("bytes", "M", "whole buffer", BYTES, Range.above(0, 1e18))
                  .suchAs(16e9),
              BANDWIDTH.meaning(
                  "speed of the ring per rank in one direction; between the nodes where the"
                      + " algorithm is hierarchical"),
              Input.Number.required(
                      "latency", "alpha", "latency of one step", SECONDS, Range.from(0, 3600))
                  .usually(0),
              new Input.Choice(
                  "algorithm",
                  "algorithm",
                  List.of("ring", "tree", "hierarchical", "in-switch"),
                  "ring"),
              Input.Number.required(
                      "ranksPerNode", "g", "number of ranks in a node", COUNT, Range.from(1, 1e6))
                  .usually(8),
              BANDWIDTH
                  .orNone()
                  .named("nodeBandwidth", "B_n")
                  .meaning("speed inside a node per rank in one direction")),
          List.of(Ring::algorithmKnowsCollective, Hierarchical::nodesAreFull),
          Ring::steps);

  private Ring() {}

  private static List<Step> steps(Given given) {
    if (given.number("ranks") == 1) {
      return ALONE;
    }
    String collective = given.choice("collective");
    return switch (given.choice("algorithm")) {
      case "tree" -> Tree.PLANS.get(collective);
      case "hierarchical" -> Hierarchical.PLANS.get(collective);
      case "in-switch" -> InSwitch.PLANS.get(collective);
      default -> PLANS.get(collective);
    };
  }

  private static List<Step> plan(String collective) {
    Step steps;
    Step sent;
    Step crossover =
        CollectiveSteps.crossover(
            "n * alpha * B", "A step sends a chunk of M/n in the time of one latency.");
    switch (collective) {
      case "all-reduce" -> {
        steps =
            CollectiveSteps.steps(
                "2 * (n - 1)",
                "A reduce-scatter goes once around the ring and an all-gather once more.");
        sent = CollectiveSteps.sent("N * C", "In every step a rank passes one chunk on.");
      }
      case "broadcast" -> {
        steps =
            CollectiveSteps.steps("n - 1", "The first chunk passes n - 1 links to the last rank.");
        sent =
            CollectiveSteps.sent(
                "M", "Cut into small pieces, the buffer streams through every rank once.");
        crossover =
            CollectiveSteps.crossover(
                "(n - 1) * alpha * B", "The whole buffer is sent in the time of n - 1 latencies.");
      }
      case "all-to-all" -> {
        steps = CollectiveSteps.steps("n - 1", "One exchange with every other rank.");
        sent =
            CollectiveSteps.sent("N * C", "One chunk for each other rank; its own stays at home.");
      }
      case "all-gather" -> {
        steps = CollectiveSteps.steps("n - 1", "Every chunk travels to the n - 1 other ranks.");
        sent = CollectiveSteps.sent("N * C", "In every step a rank passes one chunk on.");
      }
      default -> {
        steps =
            CollectiveSteps.steps(
                "n - 1", "Every chunk collects the sums of n - 1 other ranks on its way.");
        sent = CollectiveSteps.sent("N * C", "In every step a rank passes one partial sum on.");
      }
    }
    return collective.equals("broadcast")
        ? CollectiveSteps.timed(collective, crossover, steps, sent)
        : CollectiveSteps.timed(collective, crossover, CollectiveSteps.CHUNK, steps, sent);
  }

  private static void algorithmKnowsCollective(Given given) {
    String collective = given.choice("collective");
    String algorithm = given.choice("algorithm");
    var known =
        switch (algorithm) {
          case "tree" -> Tree.PLANS.keySet();
          case "hierarchical" -> Hierarchical.PLANS.keySet();
          case "in-switch" -> InSwitch.PLANS.keySet();
          default -> PLANS.keySet();
        };
    if (!known.contains(collective)) {
      throw new InvalidInput(
          "algorithm",
          "algorithm is %s, which this calculator has for %s only, and collective is %s. Take algorithm=ring."
              .formatted(
                  algorithm,
                  COLLECTIVES.stream().filter(known::contains).collect(Collectors.joining(", ")),
                  collective));
    }
  }
}
