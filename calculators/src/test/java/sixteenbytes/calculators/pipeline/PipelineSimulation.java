package sixteenbytes.calculators.pipeline;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs the passes of a pipeline as their inputs arrive, and watches clocks and memory.
 *
 * <p>Nothing in here knows a closed form: a stage does its passes in order, each as soon as the
 * stage is free and the block before it (forward) or after it (backward) is done. Messages take no
 * time. Times are whole ticks.
 */
final class PipelineSimulation {
  private final List<List<Pass>> orders;
  private final Map<Pass.Kind, Integer> ticks;
  private final int blocks;
  private final boolean folded;
  private final boolean splits;
  private final Map<Done, Integer> done = new HashMap<>();
  private final int[] next;
  private final int[] started;
  private final int[] free;
  private final int[] held;
  private final int[] peak;

  private record Done(Pass.Kind kind, int block, int microBatch) {}

  private PipelineSimulation(
      List<List<Pass>> orders, int chunks, boolean folded, int forward, int backward, int weight) {
    this.orders = orders;
    this.folded = folded;
    this.ticks =
        Map.of(Pass.Kind.FORWARD, forward, Pass.Kind.BACKWARD, backward, Pass.Kind.WEIGHT, weight);
    this.blocks = orders.size() * chunks;
    this.splits = orders.get(0).stream().anyMatch(pass -> pass.kind() == Pass.Kind.WEIGHT);
    next = new int[orders.size()];
    started = new int[orders.size()];
    free = new int[orders.size()];
    held = new int[orders.size()];
    peak = new int[orders.size()];
    Arrays.fill(started, -1);
  }

  /**
   * @param forward ticks of a forward through one chunk; the other two likewise
   */
  static PipelineSimulation run(
      List<List<Pass>> orders, int chunks, int forward, int backward, int weight) {
    var simulation = new PipelineSimulation(orders, chunks, false, forward, backward, weight);
    simulation.run();
    return simulation;
  }

  /** The same for two chunks that lie in a V: the second one runs through the stages backwards. */
  static PipelineSimulation runFolded(
      List<List<Pass>> orders, int forward, int backward, int weight) {
    var simulation = new PipelineSimulation(orders, 2, true, forward, backward, weight);
    simulation.run();
    return simulation;
  }

  /** Ticks from the first pass of all stages to the last. */
  int makespan() {
    return Arrays.stream(free).max().orElseThrow();
  }

  /** Ticks from the first pass of a stage to its last, for the stage that takes longest. */
  int longestStage() {
    int longest = 0;
    for (int stage = 0; stage < free.length; stage++) {
      longest = Math.max(longest, free[stage] - started[stage]);
    }
    return longest;
  }

  /** The most activations that a stage held at once, each a micro-batch in one of its chunks. */
  int heldByFirst() {
    return peak[0];
  }

  int heldByLast() {
    return heldBy(peak.length - 1);
  }

  /** The most activations that this stage held at once, each a micro-batch in one of its chunks. */
  int heldBy(int stage) {
    return peak[stage];
  }

  private void run() {
    boolean moved = true;
    while (moved) {
      moved = false;
      for (int stage = 0; stage < orders.size(); stage++) {
        while (step(stage)) {
          moved = true;
        }
      }
    }
    for (int stage = 0; stage < orders.size(); stage++) {
      if (next[stage] < orders.get(stage).size()) {
        throw new IllegalStateException("stage " + stage + " waits for ever");
      }
    }
  }

  private boolean step(int stage) {
    if (next[stage] == orders.get(stage).size()) {
      return false;
    }
    Pass pass = orders.get(stage).get(next[stage]);
    boolean back = folded && pass.chunk() == 1;
    int block = back ? blocks - 1 - stage : pass.chunk() * orders.size() + stage;
    int ready = readyAt(pass, block);
    if (ready < 0) {
      return false;
    }
    int start = Math.max(ready, free[stage]);
    started[stage] = started[stage] < 0 ? start : started[stage];
    free[stage] = start + ticks.get(pass.kind());
    done.put(new Done(pass.kind(), block, pass.microBatch()), free[stage]);
    next[stage]++;
    watchMemory(stage, pass);
    return true;
  }

  /** When the inputs of a pass are there; negative while they are not. */
  private int readyAt(Pass pass, int block) {
    return switch (pass.kind()) {
      case FORWARD -> block == 0 ? 0 : finish(Pass.Kind.FORWARD, block - 1, pass);
      case BACKWARD ->
          block == blocks - 1
              ? finish(Pass.Kind.FORWARD, block, pass)
              : finish(Pass.Kind.BACKWARD, block + 1, pass);
      case WEIGHT -> finish(Pass.Kind.BACKWARD, block, pass);
    };
  }

  private int finish(Pass.Kind kind, int block, Pass pass) {
    return done.getOrDefault(new Done(kind, block, pass.microBatch()), -1);
  }

  private void watchMemory(int stage, Pass pass) {
    boolean last = pass.kind() == (splits ? Pass.Kind.WEIGHT : Pass.Kind.BACKWARD);
    if (pass.kind() == Pass.Kind.FORWARD) {
      held[stage]++;
      peak[stage] = Math.max(peak[stage], held[stage]);
    } else if (last) {
      held[stage]--;
    }
  }
}
