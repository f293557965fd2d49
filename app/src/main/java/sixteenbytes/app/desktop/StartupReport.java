package sixteenbytes.app.desktop;

import java.lang.management.ManagementFactory;
import javafx.application.Platform;
import javafx.scene.Scene;

/**
 * Says how long the program took until its first page could be used: one line, {@code usable MS},
 * in milliseconds since the start of the virtual machine.
 *
 * <p>The second pulse after the layout begins when the first frame has been handed over to be
 * painted, and input is taken between two pulses; so the time is read in the second.
 */
public final class StartupReport {
  private final Scene scene;
  private final Runnable close;
  private final Runnable pulse = this::count;
  private int pulses;

  private StartupReport(Scene scene, Runnable close) {
    this.scene = scene;
    this.close = close;
  }

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
    var report = new StartupReport(scene, close);
    scene.addPostLayoutPulseListener(report.pulse);
    Platform.requestNextPulse();
  }

  private void count() {
    pulses++;
    if (pulses < 2) {
      Platform.requestNextPulse();
      return;
    }
    long started = ManagementFactory.getRuntimeMXBean().getStartTime();
    System.out.println("usable " + (System.currentTimeMillis() - started));
    scene.removePostLayoutPulseListener(pulse);
    close.run();
  }
}
