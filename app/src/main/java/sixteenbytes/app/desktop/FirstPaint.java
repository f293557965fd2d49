package sixteenbytes.app.desktop;

import javafx.application.Platform;
import javafx.scene.Scene;

/**
 * Waits until a scene that has just been shown is on the screen.
 *
 * <p>The second pulse after the layout begins when the first frame has been handed over to be
 * painted, and input is taken between two pulses; so what waits is run in the second.
 */
final class FirstPaint {
  private final Scene scene;
  private final Runnable next;
  private final Runnable pulse = this::count;
  private int pulses;

  private FirstPaint(Scene scene, Runnable next) {
    this.scene = scene;
    this.next = next;
  }

  static void of(Scene scene, Runnable next) {
    scene.addPostLayoutPulseListener(new FirstPaint(scene, next).pulse);
    Platform.requestNextPulse();
  }

  private void count() {
    pulses++;
    if (pulses < 2) {
      Platform.requestNextPulse();
    } else {
      scene.removePostLayoutPulseListener(pulse);
      next.run();
    }
  }
}
