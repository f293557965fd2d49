package sixteenbytes.app.desktop.drill;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that moves only when it is told to. */
final class SteadyClock extends Clock {
  private Instant now = Instant.parse("2026-11-30T20:15:00Z");

  void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    throw new UnsupportedOperationException("one zone is enough for a drill");
  }
}
