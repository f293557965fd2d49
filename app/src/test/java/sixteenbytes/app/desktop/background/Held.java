package sixteenbytes.app.desktop.background;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Holds work back until it is let go, so that a test can act while the work is under way. */
public final class Held implements Background {
  private final List<Runnable> waiting = new ArrayList<>();

  @Override
  public <T> void run(
      Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed) {
    waiting.add(() -> new AtOnce().run(work, done, failed));
  }

  /** Does all that was asked for so far. */
  public void letGo() {
    List<Runnable> now = List.copyOf(waiting);
    waiting.clear();
    now.forEach(Runnable::run);
  }
}
