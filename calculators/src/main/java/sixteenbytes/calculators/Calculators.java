package sixteenbytes.calculators;

import java.util.List;
import java.util.Optional;
import sixteenbytes.calculators.expert.ExpertCapacity;
import sixteenbytes.calculators.expert.ExpertDomain;
import sixteenbytes.calculators.expert.ExpertSharding;
import sixteenbytes.calculators.expert.RoutingBias;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.memory.MemoryInventory;
import sixteenbytes.calculators.memory.ReshardAfterForward;
import sixteenbytes.calculators.memory.ZeroFit;
import sixteenbytes.calculators.numerics.GradientClipping;
import sixteenbytes.calculators.parallelism.ColumnRowPair;
import sixteenbytes.calculators.parallelism.KvHeadSplit;
import sixteenbytes.calculators.parallelism.TensorParallelCollectives;
import sixteenbytes.calculators.parallelism.TensorParallelDegree;
import sixteenbytes.calculators.parallelism.TensorParallelSpan;
import sixteenbytes.calculators.parallelism.TrafficByAxis;
import sixteenbytes.calculators.pipeline.ActivationBudget;
import sixteenbytes.calculators.pipeline.Bubble;
import sixteenbytes.calculators.pipeline.InFlight;
import sixteenbytes.calculators.pipeline.OptimisticStep;
import sixteenbytes.calculators.throughput.FixedBatchScaling;
import sixteenbytes.calculators.throughput.HardwareUtilisation;
import sixteenbytes.calculators.throughput.ReplicaBatch;
import sixteenbytes.calculators.throughput.RestartTradeoff;
import sixteenbytes.calculators.throughput.UsefulThroughput;

/** All calculators by id; the only class that knows every subject. */
public final class Calculators {
  private static final List<Calculator> ALL =
      List.of(
          MemoryInventory.CALCULATOR,
          Bubble.CALCULATOR,
          InFlight.CALCULATOR,
          ActivationBudget.CALCULATOR,
          OptimisticStep.CALCULATOR,
          ExpertSharding.CALCULATOR,
          ExpertDomain.CALCULATOR,
          ExpertCapacity.CALCULATOR,
          RoutingBias.CALCULATOR,
          HardwareUtilisation.CALCULATOR,
          RestartTradeoff.CALCULATOR,
          UsefulThroughput.CALCULATOR,
          TrafficByAxis.CALCULATOR,
          GradientClipping.CALCULATOR,
          ReshardAfterForward.CALCULATOR,
          ZeroFit.CALCULATOR,
          ColumnRowPair.CALCULATOR,
          KvHeadSplit.CALCULATOR,
          TensorParallelCollectives.CALCULATOR,
          TensorParallelDegree.CALCULATOR,
          TensorParallelSpan.CALCULATOR,
          FixedBatchScaling.CALCULATOR,
          ReplicaBatch.CALCULATOR);

  private Calculators() {}

  /** In the order of the list that people see. */
  public static List<Calculator> all() {
    return ALL;
  }

  public static Optional<Calculator> byId(String id) {
    return ALL.stream().filter(calculator -> calculator.id().equals(id)).findFirst();
  }
}
