package sixteenbytes.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The program as a process of its own. */
class MainTest {
  @TempDir Path folder;

  private record Ended(int code, String out, String err) {}

  @Test
  void a_command_prints_its_document_and_leaves_nothing_behind() throws Exception {
    Ended ended =
        run(
            Map.of(),
            "--data",
            data(),
            "calc",
            "zero",
            "params=7.5e9",
            "dp=64",
            "stage=1",
            "--json");

    assertThat(ended.code()).isZero();
    assertThat(ended.out()).startsWith("{\"calculator\":\"zero\"").hasLineCount(1);
    assertThat(ended.err()).isEmpty();
    assertThat(Path.of(data())).doesNotExist();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void letters_beyond_ascii_are_understood_and_printed_in_a_locale_that_has_none()
      throws Exception {
    Ended ended = run(Map.of("LC_ALL", "C"), "calc", "ring", "ranks=µ×🙂");

    assertThat(ended.code()).isEqualTo(2);
    assertThat(ended.err()).contains("ranks is \"µ×🙂\"").hasLineCount(1);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void without_a_display_it_says_so_and_drills_in_the_terminal() throws Exception {
    Ended ended = run(Map.of("DISPLAY", "", "WAYLAND_DISPLAY", ""), "--data", data());

    assertThat(ended.code()).isZero();
    assertThat(ended.out())
        .startsWith("There is no display. The drill starts in this terminal.\n")
        .endsWith("No question was answered.\n");
    assertThat(ended.err()).isEmpty();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_display_that_does_not_answer_leads_to_the_terminal_without_a_stack_trace()
      throws Exception {
    Ended ended = run(Map.of("DISPLAY", ":12345", "WAYLAND_DISPLAY", ""), "--data", data());

    assertThat(ended.code()).isZero();
    assertThat(ended.out().lines().findFirst().orElse(""))
        .startsWith("The ")
        .endsWith(" The drill starts in this terminal.");
    assertThat(ended.err()).isEmpty();
    assertThat(Path.of(data(), "logs", "sixteen-bytes.0.log"))
        .content()
        .contains("the desktop did not open");
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  private Ended run(Map<String, String> environment, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(words));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    var builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    Process program = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    program.getOutputStream().close();
    int code = program.waitFor();
    return new Ended(
        code,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }
}
