package sixteenbytes.calculators;

import java.util.List;
import java.util.Optional;
import sixteenbytes.calculators.expert.ExpertCapacity;
import sixteenbytes.calculators.expert.ExpertDomain;
import sixteenbytes.calculators.expert.ExpertSharding;
import sixteenbytes.calculators.expert.RoutingBias;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.memory.MemoryInventory;
import sixteenbytes.calculators.numerics.GradientClipping;
import sixteenbytes.calculators.parallelism.TrafficByAxis;
import sixteenbytes.calculators.pipeline.ActivationBudget;
import sixteenbytes.calculators.pipeline.Bubble;
import sixteenbytes.calculators.pipeline.InFlight;
import sixteenbytes.calculators.pipeline.OptimisticStep;
import sixteenbytes.calculators.throughput.HardwareUtilisation;
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
          GradientClipping.CALCULATOR);

  private Calculators() {}

  /** In the order of the list that people see. */
  public static List<Calculator> all() {
    return ALL;
  }

  public static Optional<Calculator> byId(String id) {
    return ALL.stream().filter(calculator -> calculator.id().equals(id)).findFirst();
  }
}
