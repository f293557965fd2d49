package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/**
 * A text made of any bytes: UTF-8, where bytes that are none stand for half of a character, which
 * no keyboard types and many a program breaks on.
 */
record FuzzedText(String whole) {
  /** For one answer; a slow machine that is still warming up gets some attempts. */
  private static final long LIMIT_NANOS = 50_000_000;

  private static final int ATTEMPTS = 6;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static FuzzedText of(byte[] data) {
    return new FuzzedText(new String(data, StandardCharsets.UTF_8).replace('\ufffd', '\ud83d'));
  }

  /** What follows the first character. */
  String typed() {
    return whole.isEmpty() ? "" : whole.substring(1);
  }

  /** What the first character picks; the digit 0 is the first. */
  <T> T pick(List<T> from) {
    return whole.isEmpty() ? from.get(0) : from.get(whole.charAt(0) % from.size());
  }

  /** The processor time is looked at, since other things run on the machine. */
  <T> T atOnce(Supplier<T> work) {
    long shortest = Long.MAX_VALUE;
    T result = work.get();
    for (int i = 0; i < ATTEMPTS && shortest > LIMIT_NANOS; i++) {
      long start = THREADS.getCurrentThreadCpuTime();
      result = work.get();
      shortest = Math.min(shortest, THREADS.getCurrentThreadCpuTime() - start);
    }
    assertThat(shortest).as("nanoseconds for one answer").isLessThanOrEqualTo(LIMIT_NANOS);
    return result;
  }

  void checkPosition(int position) {
    assertThat(position).as("position in the typed text").isBetween(0, typed().length());
  }

  /** No control character, and none that changes the direction of what follows. */
  void checkShown(String text) {
    assertThat(text)
        .as("text to be shown")
        .hasSizeLessThan(5000)
        .satisfies(
            shown ->
                assertThat(
                        shown
                            .codePoints()
                            .filter(
                                point ->
                                    Character.isISOControl(point)
                                        || Character.getType(point) == Character.FORMAT
                                        || Character.getType(point) == Character.SURROGATE))
                    .as(shown)
                    .isEmpty());
  }
}
