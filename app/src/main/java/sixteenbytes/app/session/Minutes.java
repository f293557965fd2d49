package sixteenbytes.app.session;

import java.time.Duration;
import java.util.Locale;

/** Times as a clock shows them: 4:12, and 104:05 beyond the hour. */
public final class Minutes {
  private Minutes() {}

  public static String of(Duration time) {
    return String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
  }
}
