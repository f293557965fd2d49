package sixteenbytes.app.progress;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** Answers for tests. */
final class Answers {
  static final Clock THURSDAY_EVENING =
      Clock.fixed(Instant.parse("2026-12-03T19:30:15Z"), ZoneId.of("Europe/Berlin"));

  private Answers() {}

  static Answer right(String typed) {
    return marked(typed, "correct", Optional.empty());
  }

  static Answer mistaken(String misconception) {
    return marked("43.8 %", "misconception", Optional.of(misconception));
  }

  private static Answer marked(String typed, String verdict, Optional<String> misconception) {
    return new Answer(
        "l1-ring-all-reduce",
        2,
        Long.MIN_VALUE,
        "2026.1",
        "1",
        typed,
        "31.5 GB",
        verdict,
        misconception,
        41.25,
        1,
        Answer.Place.SESSION,
        Moment.now(THURSDAY_EVENING));
  }
}
