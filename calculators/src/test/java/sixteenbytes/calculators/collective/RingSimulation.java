package sixteenbytes.calculators.collective;

import java.util.function.LongBinaryOperator;

/**
 * Ranks that pass chunks on along a ring, with numbers in the chunks.
 *
 * <p>Nothing in here knows how much a collective sends: it counts what passes, and whether
 * everybody ends with the right numbers can be looked at.
 */
final class RingSimulation {
  private final long[][] chunks;
  private int steps;
  private int sentByEach;

  /**
   * @param buffers one row a rank, cut into as many chunks as there are ranks
   */
  RingSimulation(long[][] buffers) {
    chunks = new long[buffers.length][];
    for (int rank = 0; rank < buffers.length; rank++) {
      chunks[rank] = buffers[rank].clone();
    }
  }

  /** Rank r ends with the sum of chunk r + 1. */
  void reduceScatter() {
    int ranks = chunks.length;
    for (int step = 0; step < ranks - 1; step++) {
      passOn(step, 0, Long::sum);
    }
  }

  /** Every rank ends with what rank r had in chunk r + 1. */
  void allGather() {
    int ranks = chunks.length;
    for (int step = 0; step < ranks - 1; step++) {
      passOn(step, 1, (mine, received) -> received);
    }
  }

  /** Every rank sends one chunk to its right neighbour, all at once. */
  private void passOn(int step, int offset, LongBinaryOperator merge) {
    int ranks = chunks.length;
    long[] onTheWire = new long[ranks];
    for (int rank = 0; rank < ranks; rank++) {
      onTheWire[rank] = chunks[rank][Math.floorMod(rank + offset - step, ranks)];
    }
    for (int rank = 0; rank < ranks; rank++) {
      int left = Math.floorMod(rank - 1, ranks);
      int chunk = Math.floorMod(left + offset - step, ranks);
      chunks[rank][chunk] = merge.applyAsLong(chunks[rank][chunk], onTheWire[left]);
    }
    steps++;
    sentByEach++;
  }

  long chunk(int rank, int chunk) {
    return chunks[rank][chunk];
  }

  int steps() {
    return steps;
  }

  /** Chunks that each rank has sent; all send alike. */
  int sentByEach() {
    return sentByEach;
  }
}
