package sixteenbytes.calculators.collective;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Step;

/**
 * The pipelined double binary tree: logarithmically many latencies, at the full speed of the link.
 *
 * <p>Two trees carry half of the buffer each, and a rank that is a leaf in one is an inner node of
 * the other, so that every rank sends the buffer once up and once down.
 *
 * <p>Source: Sanders, Speck and Träff 2009, Two-tree algorithms for full bandwidth broadcast,
 * reduction and scan; NCCL 2.4.
 */
final class Tree {
  static final Map<String, List<Step>> PLANS =
      Map.of(
          "all-reduce",
          CollectiveSteps.timed(
              "all-reduce",
              CollectiveSteps.crossover(
                  "ceil(log2(n)) * alpha * B",
                  "A step's share of the buffer is sent in the time of one latency."),
              CollectiveSteps.steps(
                  "2 * ceil(log2(n))", "Up the tree to reduce, and down again to spread."),
              CollectiveSteps.sent("2 * M", "The buffer goes up once and down once.")),
          "broadcast",
          CollectiveSteps.timed(
              "broadcast",
              CollectiveSteps.crossover(
                  "ceil(log2(n)) * alpha * B",
                  "The whole buffer is sent in the time of all latencies down the tree."),
              CollectiveSteps.steps("ceil(log2(n))", "Every level of the tree is one step."),
              CollectiveSteps.sent(
                  "M", "Between two trees every rank passes the buffer on once.")));

  private Tree() {}
}
