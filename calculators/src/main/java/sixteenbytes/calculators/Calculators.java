package sixteenbytes.calculators;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import sixteenbytes.calculators.collective.Ring;
import sixteenbytes.calculators.collective.Torus;
import sixteenbytes.calculators.expert.ExpertCapacity;
import sixteenbytes.calculators.expert.ExpertDomain;
import sixteenbytes.calculators.expert.ExpertMemory;
import sixteenbytes.calculators.expert.ExpertSharding;
import sixteenbytes.calculators.expert.MoeAllToAll;
import sixteenbytes.calculators.expert.MoeBalance;
import sixteenbytes.calculators.expert.RoutingBias;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.layout.Layout;
import sixteenbytes.calculators.memory.Activations;
import sixteenbytes.calculators.memory.Lora;
import sixteenbytes.calculators.memory.MemoryInventory;
import sixteenbytes.calculators.memory.ModelState;
import sixteenbytes.calculators.memory.Offload;
import sixteenbytes.calculators.memory.ReshardAfterForward;
import sixteenbytes.calculators.memory.Zero;
import sixteenbytes.calculators.memory.ZeroFit;
import sixteenbytes.calculators.model.AttentionFlops;
import sixteenbytes.calculators.model.ModelParams;
import sixteenbytes.calculators.numerics.BlockScaling;
import sixteenbytes.calculators.numerics.FloatFormat;
import sixteenbytes.calculators.numerics.GradientClipping;
import sixteenbytes.calculators.parallelism.ColumnRowPair;
import sixteenbytes.calculators.parallelism.ContextParallel;
import sixteenbytes.calculators.parallelism.ContextRing;
import sixteenbytes.calculators.parallelism.KvHeadSplit;
import sixteenbytes.calculators.parallelism.SequenceParallel;
import sixteenbytes.calculators.parallelism.TensorParallel;
import sixteenbytes.calculators.parallelism.TensorParallelCollectives;
import sixteenbytes.calculators.parallelism.TensorParallelDegree;
import sixteenbytes.calculators.parallelism.TensorParallelSpan;
import sixteenbytes.calculators.parallelism.TrafficByAxis;
import sixteenbytes.calculators.parallelism.Ulysses;
import sixteenbytes.calculators.pipeline.ActivationBudget;
import sixteenbytes.calculators.pipeline.Bubble;
import sixteenbytes.calculators.pipeline.InFlight;
import sixteenbytes.calculators.pipeline.OptimisticStep;
import sixteenbytes.calculators.pipeline.PipelineMessage;
import sixteenbytes.calculators.posttraining.Dpo;
import sixteenbytes.calculators.posttraining.Grpo;
import sixteenbytes.calculators.posttraining.RlRatio;
import sixteenbytes.calculators.reliability.CheckpointInterval;
import sixteenbytes.calculators.reliability.CheckpointWrite;
import sixteenbytes.calculators.reliability.FailureRate;
import sixteenbytes.calculators.reliability.FleetPlan;
import sixteenbytes.calculators.reliability.Hang;
import sixteenbytes.calculators.reliability.Recovery;
import sixteenbytes.calculators.reliability.Straggler;
import sixteenbytes.calculators.stage.StageMemory;
import sixteenbytes.calculators.throughput.DataParallel;
import sixteenbytes.calculators.throughput.FixedBatchScaling;
import sixteenbytes.calculators.throughput.GradientAccumulation;
import sixteenbytes.calculators.throughput.HardwareUtilisation;
import sixteenbytes.calculators.throughput.Mfu;
import sixteenbytes.calculators.throughput.ReplicaBatch;
import sixteenbytes.calculators.throughput.RestartTradeoff;
import sixteenbytes.calculators.throughput.TrainingFlops;
import sixteenbytes.calculators.throughput.TrainingTime;
import sixteenbytes.calculators.throughput.UsefulThroughput;

/** All calculators by id; the only class that knows every subject. */
public final class Calculators {
  private static final List<Calculator> ALL =
      List.of(
          new Calculator[] {
            // memory
            ModelState.CALCULATOR,
            Zero.CALCULATOR,
            ModelParams.CALCULATOR,
            StageMemory.CALCULATOR,
            Activations.CALCULATOR,
            MemoryInventory.CALCULATOR,
            ReshardAfterForward.CALCULATOR,
            ZeroFit.CALCULATOR,
            Lora.CALCULATOR,
            Offload.CALCULATOR,
            // collectives
            Ring.CALCULATOR,
            Torus.CALCULATOR,
            // pipeline
            Bubble.CALCULATOR,
            InFlight.CALCULATOR,
            OptimisticStep.CALCULATOR,
            ActivationBudget.CALCULATOR,
            PipelineMessage.CALCULATOR,
            // parallelism
            TrafficByAxis.CALCULATOR,
            ColumnRowPair.CALCULATOR,
            KvHeadSplit.CALCULATOR,
            TensorParallelCollectives.CALCULATOR,
            TensorParallelDegree.CALCULATOR,
            TensorParallelSpan.CALCULATOR,
            TensorParallel.CALCULATOR,
            SequenceParallel.CALCULATOR,
            ContextRing.CALCULATOR,
            ContextParallel.CALCULATOR,
            Ulysses.CALCULATOR,
            Layout.CALCULATOR,
            // experts
            ExpertCapacity.CALCULATOR,
            RoutingBias.CALCULATOR,
            ExpertSharding.CALCULATOR,
            ExpertDomain.CALCULATOR,
            ExpertMemory.CALCULATOR,
            MoeBalance.CALCULATOR,
            MoeAllToAll.CALCULATOR,
            // throughput
            FixedBatchScaling.CALCULATOR,
            ReplicaBatch.CALCULATOR,
            RestartTradeoff.CALCULATOR,
            HardwareUtilisation.CALCULATOR,
            UsefulThroughput.CALCULATOR,
            TrainingTime.CALCULATOR,
            TrainingFlops.CALCULATOR,
            AttentionFlops.CALCULATOR,
            Mfu.CALCULATOR,
            DataParallel.CALCULATOR,
            GradientAccumulation.CALCULATOR,
            // reliability
            CheckpointInterval.CALCULATOR,
            CheckpointWrite.CALCULATOR,
            FailureRate.CALCULATOR,
            Recovery.CALCULATOR,
            Straggler.CALCULATOR,
            Hang.CALCULATOR,
            FleetPlan.CALCULATOR,
            // numerics
            FloatFormat.CALCULATOR,
            BlockScaling.CALCULATOR,
            GradientClipping.CALCULATOR,
            // post-training
            RlRatio.CALCULATOR,
            Dpo.CALCULATOR,
            Grpo.CALCULATOR,
          });

  private static final Map<String, Calculator> BY_ID =
      ALL.stream().collect(Collectors.toUnmodifiableMap(Calculator::id, Function.identity()));

  private Calculators() {}

  /** In the order of the list that people see. */
  public static List<Calculator> all() {
    return ALL;
  }

  public static Optional<Calculator> byId(String id) {
    return Optional.ofNullable(BY_ID.get(id));
  }
}
