package sixteenbytes.app.session;

import java.time.Duration;

/**
 * What a timed session is made from. The same plan over the same bank asks the same questions with
 * the same numbers.
 *
 * @param time for the whole session
 */
public record SessionPlan(LevelMix mix, Duration time, long seed) {
  public static final Duration LONGEST = Duration.ofHours(4);

  public SessionPlan {
    if (time.compareTo(Duration.ofMinutes(1)) < 0 || time.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException(
          "A session of %s minutes is not possible; it takes 1 to %s."
              .formatted(time.toMinutes(), LONGEST.toMinutes()));
    }
  }

  /**
   * The part of the time that a question of this level may take: a trade-off gets one and a half
   * times, a decision twice the time of a mechanism.
   */
  public Duration budget(int level) {
    double shares = 0;
    for (int each = 1; each <= 3; each++) {
      shares += mix.of(each) * weight(each);
    }
    return Duration.ofSeconds(Math.round(time.toSeconds() * weight(level) / shares));
  }

  private static double weight(int level) {
    return (level + 1) / 2.0;
  }
}
