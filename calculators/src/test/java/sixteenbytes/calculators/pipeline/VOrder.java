package sixteenbytes.calculators.pipeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The order of one device of DualPipeV; see {@link PassOrders#dualPipeV}. */
final class VOrder {
  private final int devices;
  private final int microBatches;
  private final int device;
  private final List<Pass> order = new ArrayList<>();
  private final Deque<Pass> waiting = new ArrayDeque<>();
  private final int[] forwards = new int[2];
  private final int[] backwards = new int[2];

  VOrder(int devices, int microBatches, int device) {
    this.devices = devices;
    this.microBatches = microBatches;
    this.device = device;
  }

  List<Pass> passes() {
    int later = devices - device - 1;
    repeat(2 * later, () -> forward(0));
    repeat(device + 1, () -> bothForward());
    repeat(later, () -> inputsThenWeights());
    repeat(microBatches - 2 * devices + device + 1, () -> pairs());
    repeat(
        later,
        () -> {
          whole(1);
          forward(1);
          whole(0);
        });
    backToBack();
    repeat(
        later,
        () -> {
          weight();
          inputs(0);
        });
    repeat(device + 1, () -> weight());
    return order;
  }

  private void bothForward() {
    forward(0);
    forward(1);
  }

  private void inputsThenWeights() {
    inputs(1);
    weight();
    forward(1);
  }

  private void pairs() {
    forward(0);
    whole(1);
    forward(1);
    whole(0);
  }

  /** In the second half of this phase weights wait. */
  private void backToBack() {
    boolean late = false;
    for (int i = 0; i <= device; i++) {
      if (i == (device + 1) / 2 && device % 2 == 1) {
        late = true;
      }
      backward(1, late);
      if (i == (device + 1) / 2 && device % 2 == 0) {
        late = true;
      }
      backward(0, late);
    }
  }

  private void backward(int chunk, boolean late) {
    if (late) {
      inputs(chunk);
    } else {
      whole(chunk);
    }
  }

  private void forward(int chunk) {
    order.add(new Pass(Pass.Kind.FORWARD, chunk, forwards[chunk]++));
  }

  private void inputs(int chunk) {
    order.add(new Pass(Pass.Kind.BACKWARD, chunk, backwards[chunk]));
    waiting.add(new Pass(Pass.Kind.WEIGHT, chunk, backwards[chunk]++));
  }

  private void weight() {
    order.add(waiting.remove());
  }

  private void whole(int chunk) {
    order.add(new Pass(Pass.Kind.BACKWARD, chunk, backwards[chunk]));
    order.add(new Pass(Pass.Kind.WEIGHT, chunk, backwards[chunk]++));
  }

  private static void repeat(int times, Runnable what) {
    for (int i = 0; i < times; i++) {
      what.run();
    }
  }
}
