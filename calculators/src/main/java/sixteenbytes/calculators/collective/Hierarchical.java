package sixteenbytes.calculators.collective;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * Reduce inside the node, exchange between nodes, spread inside the node: only an n-th of a node's
 * buffer leaves it on each of its links.
 *
 * <p>Source: Jia et al. 2018, arXiv 1807.11205, section 3.3 (hierarchical all-reduce), with rings
 * on both levels.
 */
final class Hierarchical {
  private static final Step NODES =
      new Step(
          "nodes",
          "Nodes",
          "k",
          "n / g",
          COUNT,
          "The ranks fill whole nodes, each of them with g.");
  private static final Step INSIDE_TIME =
      new Step(
          "insideTime",
          "Time inside the nodes",
          "t_in",
          "V_in / B_n",
          SECONDS,
          "The fast link carries the full buffer.");
  private static final Step BETWEEN_TIME =
      new Step(
          "betweenTime",
          "Time between the nodes",
          "t_out",
          "V_out / B",
          SECONDS,
          "Every rank of a node carries its shard over a network link of its own.");
  private static final Step SUM_OF_TIMES =
      new Step(
          "bandwidthTime",
          "Time for the bytes",
          "t_B",
          "t_in + t_out",
          SECONDS,
          "The phases follow each other.");

  static final Map<String, List<Step>> PLANS =
      Map.of(
          "all-reduce", plan("all-reduce", "2 * "),
          "reduce-scatter", plan("reduce-scatter", ""),
          "all-gather", plan("all-gather", ""));

  private Hierarchical() {}

  private static List<Step> plan(String collective, String passes) {
    return List.of(
        NODES,
        new Step(
            "insideBytes",
            "Sent inside the node",
            "V_in",
            passes + "(g - 1) / g * M",
            BYTES,
            "A ring over the ranks of a node moves the whole buffer."),
        new Step(
            "betweenBytes",
            "Sent between nodes",
            "V_out",
            passes + "(k - 1) / k * M / g",
            BYTES,
            "After the node has reduced, each of its ranks has one shard of M/g to exchange."),
        CollectiveSteps.sent("V_in + V_out", "What leaves a rank, on either link."),
        INSIDE_TIME,
        BETWEEN_TIME,
        SUM_OF_TIMES,
        CollectiveSteps.steps(
            passes + "(g - 1) + " + passes + "(k - 1)",
            "Two short rings have far fewer steps than one long one."),
        CollectiveSteps.LATENCY_TIME,
        CollectiveSteps.TIME,
        CollectiveSteps.ALGORITHM_BANDWIDTH,
        CollectiveSteps.busBandwidth(collective),
        CollectiveSteps.crossover(
            "M * t_alpha / t_B",
            "The first term grows with the buffer, the second does not: scale until they meet."));
  }

  /**
   * @throws InvalidInput if the nodes are not full, or the speed inside them is not given
   */
  static void nodesAreFull(Given given) {
    double ranks = given.number("ranks");
    if (!given.is("algorithm", "hierarchical") || ranks == 1) {
      return;
    }
    if (!given.has("nodeBandwidth")) {
      throw new InvalidInput(
          "nodeBandwidth",
          "algorithm is hierarchical, which needs nodeBandwidth, the speed inside a node per rank"
              + " in one direction, such as 450 GB/s.");
    }
    double inNode = given.number("ranksPerNode");
    if (ranks % inNode != 0) {
      double below = Math.floor(ranks / inNode) * inNode;
      throw new InvalidInput(
          "ranks",
          "ranks is %s; a hierarchical collective fills its nodes, so it must be a multiple of ranksPerNode, which is %s. The nearest %s."
              .formatted(
                  Whiteboard.count(ranks),
                  Whiteboard.count(inNode),
                  below > 0
                      ? "are "
                          + Whiteboard.count(below)
                          + " and "
                          + Whiteboard.count(below + inNode)
                      : "is " + Whiteboard.count(inNode)));
    }
  }
}
