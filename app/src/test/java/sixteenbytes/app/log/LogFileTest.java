package sixteenbytes.app.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFileTest {
  @TempDir Path folder;

  @Test
  void whatever_is_logged_or_printed_by_a_library_goes_to_the_file_and_not_to_the_terminal()
      throws Exception {
    assertThat(terminalOf("loud")).isEqualTo("true\n");
    assertThat(folder.resolve("logs").resolve("sixteen-bytes.0.log"))
        .content()
        .contains(
            "said through the facade",
            "said by the toolkit",
            "said by a library",
            "printed by a library");
  }

  @Test
  void a_program_that_logs_nothing_leaves_no_file() throws Exception {
    assertThat(terminalOf()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  /** What the program prints, on both streams. */
  private String terminalOf(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(TalkativeProgram.class.getName(), folder.toString()));
    command.addAll(List.of(words));
    Process program = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(program.waitFor()).isZero();
    return printed;
  }
}
