package sixteenbytes.app.desktop.session;

import java.time.Duration;

/** Times as a clock shows them: 4:12, and 104:05 beyond the hour. */
final class Minutes {
  private Minutes() {}

  static String of(Duration time) {
    return "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart());
  }
}
