package sixteenbytes.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class MinutesTest {
  @Test
  void seconds_have_two_digits_and_minutes_as_many_as_they_need() {
    assertThat(Minutes.of(Duration.ofSeconds(9))).isEqualTo("0:09");
    assertThat(Minutes.of(Duration.ofSeconds(252))).isEqualTo("4:12");
    assertThat(Minutes.of(Duration.ofSeconds(6245))).isEqualTo("104:05");
  }
}
