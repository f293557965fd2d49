package sixteenbytes.app.progress;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/**
 * When something happened, kept so that neither travel nor a change of the clocks moves it to
 * another day later.
 *
 * @param at the instant, in whole seconds
 * @param offset the zone offset that was in force
 * @param day the day that it counts for: what is done until four in the morning belongs to the day
 *     before
 */
public record Moment(Instant at, ZoneOffset offset, LocalDate day) {
  /** The hour of the local clock at which a day of practice begins. */
  public static final int FIRST_HOUR = 4;

  public Moment {
    at = at.truncatedTo(ChronoUnit.SECONDS);
  }

  public static Moment now(Clock clock) {
    Instant now = clock.instant();
    ZoneOffset offset = clock.getZone().getRules().getOffset(now);
    return new Moment(now, offset, now.atOffset(offset).minusHours(FIRST_HOUR).toLocalDate());
  }
}
