package sixteenbytes.calculators.collective;

import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Step;

/**
 * The switch adds: every rank reads its shard already summed from all ranks, and writes it to all
 * at once. Each link carries the buffer once and a shard, which is nearly half of what a ring
 * sends.
 *
 * <p>The bus bandwidth of nccl-tests keeps the factor of the ring, so it may exceed the speed of
 * the link: about 480 GB/s are measured on links of 450. A gather gains nothing, since every rank
 * has to receive everything in any case.
 *
 * <p>Source: Klenk et al. 2020, An in-network architecture for accelerating shared-memory
 * multiprocessor collectives, ISCA.
 */
final class InSwitch {
  static final Map<String, List<Step>> PLANS =
      Map.of(
          "all-reduce",
          CollectiveSteps.timed(
              "all-reduce",
              CollectiveSteps.crossover(
                  "2 * n * alpha * B / (n + 1)",
                  "The buffer and a shard are sent in the time of two latencies."),
              CollectiveSteps.CHUNK,
              CollectiveSteps.steps(
                  "2", "Read the sums through the switch, then write them to all ranks."),
              CollectiveSteps.sent(
                  "(n + 1) * C",
                  "A link carries what all ranks read of this one, the whole buffer, and the"
                      + " summed shard that this one writes.")));

  private InSwitch() {}
}
