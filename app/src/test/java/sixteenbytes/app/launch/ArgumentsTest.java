package sixteenbytes.app.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import sixteenbytes.app.progress.DataFolder;

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

  @Test
  void the_desktop_alone_is_asked_for_by_no_word_or_by_a_data_folder() {
    assertThat(Arguments.ofTheDesktop(new String[] {})).isPresent();
    assertThat(Arguments.ofTheDesktop(new String[] {"--data", "notes"}))
        .map(DataFolder::path)
        .contains(Path.of("notes").toAbsolutePath());
    assertThat(Arguments.ofTheDesktop(new String[] {"drill"})).isEmpty();
    assertThat(Arguments.ofTheDesktop(new String[] {"--data", "--help"})).isEmpty();
    assertThat(Arguments.ofTheDesktop(new String[] {"--help"})).isEmpty();
  }

  @Test
  void what_is_no_name_of_a_folder_is_left_to_the_command_line() {
    assertThat(Arguments.ofTheDesktop(new String[] {"--data", "no\0tes"})).isEmpty();
    assertThat(Arguments.ofTheDesktop(new String[] {"--data", ""})).isEmpty();
  }

  private static byte[] line(String... words) {
    return (String.join("\0", words) + "\0").getBytes(StandardCharsets.UTF_8);
  }
}
