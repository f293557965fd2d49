package sixteenbytes.app.desktop.background;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Where work goes that must not hold up the screen. */
public interface Background {

  /**
   * Does the work elsewhere and hands over what came of it where it was asked for.
   *
   * @param done is given the result
   * @param failed is given the cause, if the work fails
   */
  <T> void run(Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed);
}
