package sixteenbytes.app.desktop.drill;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** How long somebody has been at a question; it stands still once the solution is open. */
final class Stopwatch {
  private final Clock clock;
  private Instant start;
  private Duration stoppedAt = Duration.ZERO;
  private boolean running;

  Stopwatch(Clock clock) {
    this.clock = clock;
    this.start = clock.instant();
  }

  void restart() {
    start = clock.instant();
    running = true;
  }

  void stop() {
    stoppedAt = elapsed();
    running = false;
  }

  Duration elapsed() {
    return running ? Duration.between(start, clock.instant()) : stoppedAt;
  }
}
