package sixteenbytes.calculators.pipeline;

/**
 * One piece of work of a stage: a micro-batch through one of its chunks.
 *
 * @param chunk counted from 0; chunk c of stage i is block c p + i of the model
 */
record Pass(Kind kind, int chunk, int microBatch) {
  enum Kind {
    FORWARD,
    /** The backward for the inputs, or the whole backward where it is not split. */
    BACKWARD,
    /** The backward for the weights, where it is split off. */
    WEIGHT
  }

  static Pass forward(int chunk, int microBatch) {
    return new Pass(Kind.FORWARD, chunk, microBatch);
  }

  static Pass backward(int chunk, int microBatch) {
    return new Pass(Kind.BACKWARD, chunk, microBatch);
  }

  static Pass weight(int microBatch) {
    return new Pass(Kind.WEIGHT, 0, microBatch);
  }
}
