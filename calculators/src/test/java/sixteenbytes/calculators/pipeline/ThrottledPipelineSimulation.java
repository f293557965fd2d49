package sixteenbytes.calculators.pipeline;

/**
 * A pipeline whose first stage may hold only so many micro-batches, tick by tick. Forward takes one
 * tick and backward two; a stage runs whatever is ready, backward first.
 */
final class ThrottledPipelineSimulation {
  private static final int FORWARD = 1;
  private static final int BACKWARD = 2;

  private final int stages;
  private final int places;
  private final int microBatches;
  private final int[] forwards;
  private final int[] backwards;
  private final int[] busyFor;
  private final boolean[] runsBackward;

  private ThrottledPipelineSimulation(int stages, int places, int microBatches) {
    this.stages = stages;
    this.places = places;
    this.microBatches = microBatches;
    forwards = new int[stages];
    backwards = new int[stages];
    busyFor = new int[stages];
    runsBackward = new boolean[stages];
  }

  /** Work of a stage over the time until the last micro-batch has come back. */
  static double utilisation(int stages, int places, int microBatches) {
    var run = new ThrottledPipelineSimulation(stages, places, microBatches);
    int ticks = 0;
    while (run.backwards[0] < microBatches) {
      run.start();
      run.tick();
      ticks++;
    }
    return (double) microBatches * (FORWARD + BACKWARD) / ticks;
  }

  private void start() {
    for (int stage = 0; stage < stages; stage++) {
      if (busyFor[stage] == 0) {
        if (backwardIsReady(stage)) {
          busyFor[stage] = BACKWARD;
          runsBackward[stage] = true;
        } else if (forwardIsReady(stage)) {
          busyFor[stage] = FORWARD;
          runsBackward[stage] = false;
        }
      }
    }
  }

  private void tick() {
    for (int stage = 0; stage < stages; stage++) {
      if (busyFor[stage] > 0 && --busyFor[stage] == 0) {
        (runsBackward[stage] ? backwards : forwards)[stage]++;
      }
    }
  }

  private boolean backwardIsReady(int stage) {
    int arrived = stage == stages - 1 ? forwards[stage] : backwards[stage + 1];
    return arrived > backwards[stage];
  }

  private boolean forwardIsReady(int stage) {
    return stage == 0
        ? forwards[0] < microBatches && forwards[0] - backwards[0] < places
        : forwards[stage - 1] > forwards[stage];
  }
}
