package sixteenbytes.calculators.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** In which order each stage of a schedule does its work: one list of passes for each stage. */
final class PassOrders {
  private PassOrders() {}

  /** All forwards, then all backwards. */
  static List<List<Pass>> gpipe(int stages, int microBatches) {
    return forStages(
        stages,
        stage -> {
          var order = new ArrayList<Pass>();
          for (int k = 0; k < microBatches; k++) {
            order.add(Pass.forward(0, k));
          }
          for (int k = 0; k < microBatches; k++) {
            order.add(Pass.backward(0, k));
          }
          return order;
        });
  }

  /** As many forwards as there are later stages, then one forward, one backward. */
  static List<List<Pass>> oneForwardOneBackward(int stages, int microBatches) {
    return interleaved(stages, microBatches, 1);
  }

  /**
   * The order of Megatron-LM: micro-batches in groups of p, each group through all chunks.
   *
   * @param microBatches a multiple of the stages where there is more than one chunk
   */
  static List<List<Pass>> interleaved(int stages, int microBatches, int chunks) {
    int passes = microBatches * chunks;
    return forStages(
        stages,
        stage -> {
          int later = stages - 1 - stage;
          int ahead = chunks == 1 ? later : 2 * later + (chunks - 1) * stages;
          int warmUp = Math.min(passes, ahead);
          var order = new ArrayList<Pass>();
          for (int k = 0; k < warmUp; k++) {
            order.add(grouped(Pass.Kind.FORWARD, k, stages, chunks));
          }
          for (int k = 0; k < passes - warmUp; k++) {
            order.add(grouped(Pass.Kind.FORWARD, warmUp + k, stages, chunks));
            order.add(grouped(Pass.Kind.BACKWARD, k, stages, chunks));
          }
          for (int k = passes - warmUp; k < passes; k++) {
            order.add(grouped(Pass.Kind.BACKWARD, k, stages, chunks));
          }
          return order;
        });
  }

  private static Pass grouped(Pass.Kind kind, int k, int stages, int chunks) {
    int group = k / (stages * chunks);
    int within = k % (stages * chunks);
    int chunk = within / stages;
    int microBatch = group * stages + within % stages;
    return new Pass(kind, kind == Pass.Kind.FORWARD ? chunk : chunks - 1 - chunk, microBatch);
  }

  /** ZB-H1: as much in flight as 1F1B on its first stage; stage i lets i weight passes wait. */
  static List<List<Pass>> zeroBubble1(int stages, int microBatches) {
    return zeroBubble(stages, microBatches, stage -> stages - stage, stage -> stage);
  }

  /** ZB-H2: nearly twice as much in flight, so that the start is filled too. */
  static List<List<Pass>> zeroBubble2(int stages, int microBatches) {
    return zeroBubble(stages, microBatches, stage -> 2 * (stages - stage) - 1, stage -> 2 * stage);
  }

  private static List<List<Pass>> zeroBubble(
      int stages,
      int microBatches,
      IntFunction<Integer> forwardsAhead,
      IntFunction<Integer> weightsWaiting) {
    return forStages(
        stages,
        stage -> {
          int waiting = weightsWaiting.apply(stage);
          int forwards = Math.min(microBatches, forwardsAhead.apply(stage));
          int weights = 0;
          var order = new ArrayList<Pass>();
          for (int k = 0; k < forwards; k++) {
            order.add(Pass.forward(0, k));
          }
          for (int k = 0; k < microBatches; k++) {
            order.add(Pass.backward(0, k));
            if (k >= waiting) {
              order.add(Pass.weight(weights++));
            }
            if (forwards < microBatches) {
              order.add(Pass.forward(0, forwards++));
            }
          }
          while (weights < microBatches) {
            order.add(Pass.weight(weights++));
          }
          return order;
        });
  }

  /**
   * DualPipeV, by the eight phases of deepseek-ai/DualPipe, dualpipev.py: two blocks of layers on a
   * device, the second one on the way back. An overlapped pair is written as its forward, then its
   * backward; a whole backward as that for the inputs, then that for the weights.
   *
   * @param microBatches at least twice the devices
   */
  static List<List<Pass>> dualPipeV(int devices, int microBatches) {
    return forStages(devices, device -> new VOrder(devices, microBatches, device).passes());
  }

  private static List<List<Pass>> forStages(int stages, IntFunction<List<Pass>> order) {
    return IntStream.range(0, stages).mapToObj(order).toList();
  }
}
