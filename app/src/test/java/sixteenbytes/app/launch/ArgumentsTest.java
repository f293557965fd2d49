package sixteenbytes.app.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ArgumentsTest {
  @Test
  void letters_that_the_locale_lost_are_taken_from_the_command_line() {
    String[] given = {"mark", "--answer", "12 ??s"};

    assertThat(
            Arguments.restored(given, line("java", "-jar", "x.jar", "mark", "--answer", "12 µs")))
        .containsExactly("mark", "--answer", "12 µs");
  }

  @Test
  void a_command_line_that_does_not_fit_is_not_used() {
    String[] given = {"mark", "12 ??s"};

    assertThat(Arguments.restored(given, line("java", "ask", "12 µs"))).isSameAs(given);
    assertThat(Arguments.restored(given, line("12 µs"))).isSameAs(given);
  }

  @Test
  void empty_words_stay_words() {
    String[] given = {"--answer", ""};

    assertThat(Arguments.restored(given, line("java", "--answer", "")))
        .containsExactly("--answer", "");
  }

  private static byte[] line(String... words) {
    return (String.join("\0", words) + "\0").getBytes(StandardCharsets.UTF_8);
  }
}
