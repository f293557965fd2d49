package sixteenbytes.app.desktop.background;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;

/** One thread that works, and hands over its results on the thread of the screen. */
public final class FxBackground implements Background {
  private final ExecutorService worker;

  /**
   * @param name of the thread, as a stack trace shows it
   */
  public FxBackground(String name) {
    worker =
        Executors.newSingleThreadExecutor(
            work -> {
              var thread = new Thread(work, name);
              thread.setDaemon(true);
              return thread;
            });
  }

  @Override
  public <T> void run(
      Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed) {
    worker.execute(
        () -> {
          try {
            T result = work.call();
            Platform.runLater(() -> done.accept(result));
          } catch (Exception
              | LinkageError cause) { // a class that fails to load must not be silent
            Platform.runLater(() -> failed.accept(cause));
          }
        });
  }
}
