package sixteenbytes.app.desktop;

import java.lang.management.ManagementFactory;
import javafx.scene.Scene;

/**
 * Says how long the program took until its first page could be used: one line, {@code usable MS},
 * in milliseconds since the start of the virtual machine.
 */
public final class StartupReport {
  private StartupReport() {}

  /** Whether somebody asked for it with {@code -Dsixteenbytes.startup=report}. */
  public static boolean isAskedFor() {
    return "report".equals(System.getProperty("sixteenbytes.startup"));
  }

  /**
   * To be called when the stage of the scene has been shown and holds its first page.
   *
   * @param close ends the program
   */
  public static void printAfterFirstPage(Scene scene, Runnable close) {
    FirstPaint.of(
        scene,
        () -> {
          long started = ManagementFactory.getRuntimeMXBean().getStartTime();
          System.out.println("usable " + (System.currentTimeMillis() - started));
          close.run();
        });
  }
}
