package sixteenbytes.app.desktop.background;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Holds work back until it is let go, for what would only slow down the first page.
 *
 * <p>To be used on the thread of the screen.
 */
public final class HeldBack implements Background {
  private final Background worker;
  private final List<Runnable> waiting = new ArrayList<>();
  private boolean free;

  /**
   * @param worker does the work once it is let go
   */
  public HeldBack(Background worker) {
    this.worker = worker;
  }

  @Override
  public <T> void run(
      Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed) {
    if (free) {
      worker.run(work, done, failed);
    } else {
      waiting.add(() -> worker.run(work, done, failed));
    }
  }

  /** Starts what has been waiting; from now on nothing waits. */
  public void letGo() {
    free = true;
    List<Runnable> now = List.copyOf(waiting);
    waiting.clear();
    now.forEach(Runnable::run);
  }
}
