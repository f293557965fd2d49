package sixteenbytes.app.desktop.background;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Does the work at once and where it was asked for, so that a test needs no waiting. */
public final class AtOnce implements Background {

  @Override
  public <T> void run(
      Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed) {
    T result;
    try {
      result = work.call();
    } catch (Exception cause) {
      failed.accept(cause);
      return;
    }
    done.accept(result);
  }
}
